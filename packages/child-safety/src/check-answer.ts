import type { CrisisCategory } from './crisis-category.ts';
import { compileRule } from './matching/compile-rule.ts';
import { splitWords } from './matching/split-words.ts';
import { answerRules } from './rules/answer-rules.ts';
import { blockedRules } from './rules/blocked-rules.ts';
import { crisisRules } from './rules/crisis-rules.ts';
import type { SafetyVerdict } from './safety-verdict.ts';

/** Of these LUX itself may speak: "Mach Fremden die Tür nicht auf", "Wenn es brennt, geh nach draußen". */
const adviceCategories: CrisisCategory[] = ['emergency', 'stranger', 'running-away', 'bullying'];

const rules = [
  ...crisisRules.filter((rule) => !adviceCategories.some((category) => category === rule.category)),
  ...blockedRules,
  ...answerRules,
].map((rule) => ({ rule, matches: compileRule(rule) }));

/**
 * The gate for LUX's own sentences: the rules of `checkText` without those that only a child's words
 * can meet, and with what only LUX must not say: it never asks for names, addresses, photos or secrets,
 * and never asks a child to stay (DESIGN 6).
 */
export function checkAnswer(text: string): SafetyVerdict {
  const places = splitWords(text);
  const found = rules.find(({ matches }) => matches(places));
  if (!found) return { verdict: 'ok' };
  const { patterns: _patterns, harmless: _harmless, ...verdict } = found.rule;
  return verdict;
}
