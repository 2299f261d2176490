import { ANIMALS, EARNEST, narrowFrames, wideFrames } from '../frames/frame-words.ts';
import { beginningsIn } from '../matching/beginnings.ts';
import { compileFinder } from '../matching/compile-pattern.ts';
import { wordFamilies } from '../rules/word-families.ts';
import { abuseTerms } from '../scoring/danger/abuse-terms.ts';
import { bullyingTerms } from '../scoring/danger/bullying-terms.ts';
import { emergencyTerms } from '../scoring/danger/emergency-terms.ts';
import { mitigatingTerms as mitigatingDanger } from '../scoring/danger/mitigating-terms.ts';
import { roleTerms } from '../scoring/danger/role-terms.ts';
import { runningAwayTerms } from '../scoring/danger/running-away-terms.ts';
import { selfHarmTerms } from '../scoring/danger/self-harm-terms.ts';
import { strangerTerms } from '../scoring/danger/stranger-terms.ts';
import { violenceAtHomeTerms } from '../scoring/danger/violence-at-home-terms.ts';
import { dangerousDareTerms } from '../scoring/refusal/dangerous-dare-terms.ts';
import { drugsTerms } from '../scoring/refusal/drugs-terms.ts';
import { gamblingTerms } from '../scoring/refusal/gambling-terms.ts';
import { hateTerms } from '../scoring/refusal/hate-terms.ts';
import { insultTerms, rudeWordsTerms } from '../scoring/refusal/insult-terms.ts';
import { mitigatingTerms as mitigatingRefusal } from '../scoring/refusal/mitigating-terms.ts';
import { personalDataTerms } from '../scoring/refusal/personal-data-terms.ts';
import { ruleBreakingTerms } from '../scoring/refusal/rule-breaking-terms.ts';
import { sexualTerms } from '../scoring/refusal/sexual-terms.ts';
import { violenceTerms } from '../scoring/refusal/violence-terms.ts';
import { weaponsTerms } from '../scoring/refusal/weapons-terms.ts';
import { wishTerms } from '../scoring/refusal/wish-terms.ts';

const tables = {
  abuseTerms,
  bullyingTerms,
  emergencyTerms,
  mitigatingDanger,
  roleTerms,
  runningAwayTerms,
  selfHarmTerms,
  strangerTerms,
  violenceAtHomeTerms,
  dangerousDareTerms,
  drugsTerms,
  gamblingTerms,
  hateTerms,
  insultTerms,
  rudeWordsTerms,
  mitigatingRefusal,
  personalDataTerms,
  ruleBreakingTerms,
  sexualTerms,
  violenceTerms,
  weaponsTerms,
  wishTerms,
};

const groups = [
  ...Object.entries(tables).flatMap(([table, terms]) =>
    terms.map((term, at) => ({ name: `${table}:${at}`, ...compileFinder(term.words) })),
  ),
  ...Object.keys(wordFamilies).map((family) => ({
    name: `<${family}>`,
    ...compileFinder(`<${family}>`),
  })),
  ...Object.entries({ ...narrowFrames, ...wideFrames, animals: ANIMALS, earnest: EARNEST }).map(
    ([frame, words]) => ({ name: `frame:${frame}`, ...compileFinder(words) }),
  ),
];

/** The names of all groups, in order: what the weights were trained with. */
export const wordGroupNames: readonly string[] = groups.map(({ name }) => name);

const byNumber = Map.groupBy(
  groups.map(({ name, group, find }, place) => ({ name, group, find, place })),
  ({ group }) => group,
);

/** The families and weighted terms of the rules that stand in a text, in order: what its words mean. */
export function wordGroupsIn(places: string[][]): string[] {
  return beginningsIn(places)
    .groups.flatMap((number) => byNumber.get(number) ?? [])
    .filter(({ find }) => find(places).length > 0)
    .sort((one, other) => one.place - other.place)
    .map(({ name }) => name);
}
