import { createScorer } from '../create-scorer.ts';
import { abuseTerms } from './abuse-terms.ts';
import { bullyingTerms } from './bullying-terms.ts';
import { emergencyTerms } from './emergency-terms.ts';
import { mitigatingTerms } from './mitigating-terms.ts';
import { roleTerms } from './role-terms.ts';
import { runningAwayTerms } from './running-away-terms.ts';
import { selfHarmTerms } from './self-harm-terms.ts';
import { strangerTerms } from './stranger-terms.ts';
import { violenceAtHomeTerms } from './violence-at-home-terms.ts';

/**
 * The danger that the words of a text add up to, if any: for the many ways in which a child speaks
 * of itself or of somebody close that no pattern foresees.
 */
export const scoreDanger = createScorer({
  terms: {
    'self-harm': selfHarmTerms,
    abuse: abuseTerms,
    'violence-at-home': violenceAtHomeTerms,
    stranger: strangerTerms,
    'running-away': runningAwayTerms,
    bullying: bullyingTerms,
    emergency: emergencyTerms,
  },
  contextTerms: roleTerms,
  mitigatingTerms,
  threshold: 6.6,
});
