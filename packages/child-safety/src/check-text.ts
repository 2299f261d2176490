import { compileRule } from './matching/compile-rule.ts';
import { splitWords } from './matching/split-words.ts';
import { blockedRules } from './rules/blocked-rules.ts';
import { crisisRules } from './rules/crisis-rules.ts';
import type { SafetyRule } from './safety-rule.ts';
import type { SafetyVerdict } from './safety-verdict.ts';
import { createScale } from './signs/create-scale.ts';
import { dangerCalming } from './signs/danger-mitigating.ts';
import { dangerRoles } from './signs/danger-roles.ts';
import { dangerSigns } from './signs/danger-signs.ts';
import { refusalCalming } from './signs/refusal-mitigating.ts';
import { refusalSigns } from './signs/refusal-signs.ts';
import { refusalWishes } from './signs/refusal-wishes.ts';

const lookalikes = [
  'kassel',
  'spastik',
  'gewehrkugel*',
  'sechser',
  'gabel',
  'blutkörperchen',
  'blutzucker*',
];

/** What is to be turned down because the signs in a text add up to it, if they do. */
const scoreRefusal = createScale({
  signs: refusalSigns,
  roles: refusalWishes,
  calming: refusalCalming,
  harmless: [...blockedRules.flatMap((rule) => rule.harmless ?? []), ...lookalikes],
  threshold: 4.9,
});

/** The danger that the signs in a text add up to, if they do. */
const scoreDanger = createScale({
  signs: dangerSigns,
  roles: dangerRoles,
  calming: dangerCalming,
  threshold: 6.6,
});

const compile = (rule: SafetyRule) => ({ rule, matches: compileRule(rule) });
const crisis = crisisRules.map(compile);
const blocked = blockedRules.map(compile);

/**
 * The gate's own rules for what a child says (DESIGN 6): deterministic, no I/O.
 * `answer` is written by people, in German, and is spoken as it is.
 */
export function checkText(text: string): SafetyVerdict {
  const places = splitWords(text);
  // Danger first: a child who swears while calling for help is helped, not corrected.
  const found =
    crisis.find(({ matches }) => matches(places))?.rule ??
    crisisRules.find((rule) => rule.category === scoreDanger(places)) ??
    blocked.find(({ matches }) => matches(places))?.rule ??
    blockedRules.find((rule) => rule.category === scoreRefusal(places));
  if (!found) return { verdict: 'ok' };
  const { patterns: _patterns, harmless: _harmless, ...verdict } = found;
  return verdict;
}
