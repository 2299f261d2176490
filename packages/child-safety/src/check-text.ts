import { compileRule } from './matching/compile-rule.ts';
import { splitWords } from './matching/split-words.ts';
import { blockedRules } from './rules/blocked-rules.ts';
import { crisisRules } from './rules/crisis-rules.ts';
import type { SafetyRule } from './safety-rule.ts';
import type { SafetyVerdict } from './safety-verdict.ts';
import { scoreDanger } from './scoring/danger/score-danger.ts';
import { scoreRefusal } from './scoring/refusal/score-refusal.ts';

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
