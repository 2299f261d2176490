import { blockedRules } from '../../rules/blocked-rules.ts';
import { createScorer } from '../create-scorer.ts';
import { dangerousDareTerms } from './dangerous-dare-terms.ts';
import { drugsTerms } from './drugs-terms.ts';
import { gamblingTerms } from './gambling-terms.ts';
import { hateTerms } from './hate-terms.ts';
import { insultTerms, rudeWordsTerms } from './insult-terms.ts';
import { mitigatingTerms } from './mitigating-terms.ts';
import { personalDataTerms } from './personal-data-terms.ts';
import { ruleBreakingTerms } from './rule-breaking-terms.ts';
import { sexualTerms } from './sexual-terms.ts';
import { violenceTerms } from './violence-terms.ts';
import { weaponsTerms } from './weapons-terms.ts';
import { wishTerms } from './wish-terms.ts';

const lookalikes = [
  'kassel',
  'spastik',
  'gewehrkugel*',
  'sechser',
  'gabel',
  'blutkörperchen',
  'blutzucker*',
];

/**
 * What is to be turned down because the words of a text add up to it, if any. The words alone say
 * little, so what somebody wants with it counts too.
 */
export const scoreRefusal = createScorer({
  terms: {
    sexual: sexualTerms,
    violence: violenceTerms,
    weapons: weaponsTerms,
    drugs: drugsTerms,
    hate: hateTerms,
    gambling: gamblingTerms,
    'personal-data': personalDataTerms,
    'dangerous-dare': dangerousDareTerms,
    'rule-breaking': ruleBreakingTerms,
    insult: insultTerms,
    'rude-words': rudeWordsTerms,
  },
  contextTerms: wishTerms,
  mitigatingTerms,
  harmless: [...blockedRules.flatMap((rule) => rule.harmless ?? []), ...lookalikes],
  threshold: 4.9,
});
