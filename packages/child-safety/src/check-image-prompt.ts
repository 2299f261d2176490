import { checkText } from './check-text.ts';
import { compileRule } from './matching/compile-rule.ts';
import { splitWords } from './matching/split-words.ts';
import { imagePromptRules } from './rules/image-prompt-rules.ts';
import type { SafetyVerdict } from './safety-verdict.ts';
import { verdictOf } from './verdict-of.ts';

const rules = imagePromptRules.map((rule) => ({ rule, matches: compileRule(rule) }));

/**
 * The gate for what is to be painted: stricter than `checkText`, because a picture shows what a
 * sentence only names. A prompt is often no sentence ("eine blutige Leiche"), so here the things
 * themselves count, without "male mir".
 */
export function checkImagePrompt(text: string): SafetyVerdict {
  const verdict = checkText(text);
  if (verdict.verdict !== 'ok') return verdict;
  const places = splitWords(text);
  const found = rules.find(({ matches }) => matches(places));
  if (!found) return verdict;
  return verdictOf(found.rule);
}
