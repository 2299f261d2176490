import type { SafetyRule } from '../safety-rule.ts';
import { abuseRule } from './abuse-rule.ts';
import { bullyingRule } from './bullying-rule.ts';
import { emergencyRule } from './emergency-rule.ts';
import { runningAwayRule } from './running-away-rule.ts';
import { selfHarmRule } from './self-harm-rule.ts';
import { strangerRule } from './stranger-rule.ts';
import { violenceAtHomeRule } from './violence-at-home-rule.ts';

/** Signs of danger (DESIGN 6), the most urgent first: the first that matches answers. */
export const crisisRules: SafetyRule[] = [
  emergencyRule,
  selfHarmRule,
  abuseRule,
  violenceAtHomeRule,
  strangerRule,
  runningAwayRule,
  bullyingRule,
];
