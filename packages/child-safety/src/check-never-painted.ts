import { checkText } from './check-text.ts';
import { compileRule } from './matching/compile-rule.ts';
import { splitWords } from './matching/split-words.ts';
import { blockedRules } from './rules/blocked-rules.ts';
import { imagePromptRules } from './rules/image-prompt-rules.ts';
import type { BlockedCategory, SafetyVerdict } from './safety-verdict.ts';
import { verdictOf } from './verdict-of.ts';

/** No admin can allow pictures of these for children. */
const NEVER: ReadonlySet<string> = new Set(['sexual', 'hate'] satisfies BlockedCategory[]);

const rules = [...blockedRules, ...imagePromptRules]
  .filter(({ category }) => NEVER.has(category))
  .map((rule) => ({ rule, matches: compileRule(rule) }));

/**
 * What is left of the gate for pictures while the child-safe mode is off: nudity and hate are never
 * painted, and a call for help is always answered (DESIGN 6).
 */
export function checkNeverPainted(text: string): SafetyVerdict {
  const verdict = checkText(text);
  if (verdict.verdict === 'crisis') return verdict;
  if (verdict.verdict === 'blocked' && NEVER.has(verdict.category)) return verdict;
  // Another rule may have answered first: "eine nackte Frau mit Pistole".
  const places = splitWords(text);
  const found = rules.find(({ matches }) => matches(places));
  if (!found) return { verdict: 'ok' };
  return verdictOf(found.rule);
}
