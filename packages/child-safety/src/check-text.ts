import { compileRule } from './matching/compile-rule.ts';
import { splitWords } from './matching/split-words.ts';
import { blockedRules } from './rules/blocked-rules.ts';
import { crisisRules } from './rules/crisis-rules.ts';
import type { SafetyVerdict } from './safety-verdict.ts';

// Danger first: a child who swears while calling for help is helped, not corrected.
const rules = [...crisisRules, ...blockedRules].map((rule) => ({
  rule,
  matches: compileRule(rule),
}));

/**
 * The gate's own rules for what a child says and for image prompts (DESIGN 6): deterministic, no I/O.
 * `answer` is written by people, in German, and is spoken as it is.
 */
export function checkText(text: string): SafetyVerdict {
  const places = splitWords(text);
  const found = rules.find(({ matches }) => matches(places));
  if (!found) return { verdict: 'ok' };
  const { patterns: _patterns, harmless: _harmless, ...verdict } = found.rule;
  return verdict;
}
