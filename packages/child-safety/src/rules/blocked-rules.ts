import type { SafetyRule } from '../safety-rule.ts';
import { dangerousDareRule } from './dangerous-dare-rule.ts';
import { drugsRule } from './drugs-rule.ts';
import { gamblingRule } from './gambling-rule.ts';
import { hateRule } from './hate-rule.ts';
import { insultRule } from './insult-rule.ts';
import { personalDataRule } from './personal-data-rule.ts';
import { rudeWordsRule } from './rude-words-rule.ts';
import { ruleBreakingRule } from './rule-breaking-rule.ts';
import { sexualRule } from './sexual-rule.ts';
import { violenceRule } from './violence-rule.ts';
import { weaponsRule } from './weapons-rule.ts';

/** What LUX kindly turns down; the first that matches answers. */
export const blockedRules: SafetyRule[] = [
  sexualRule,
  hateRule,
  weaponsRule,
  violenceRule,
  drugsRule,
  dangerousDareRule,
  gamblingRule,
  personalDataRule,
  ruleBreakingRule,
  insultRule,
  rudeWordsRule,
];
