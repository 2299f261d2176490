import { checkByRules } from './check-by-rules.ts';
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
 * themselves count, without "male mir". What was learnt is asked only where it is sure: doubtful ones are
 * knights, families and fire engines.
 */
export function checkImagePrompt(text: string): SafetyVerdict {
  const learnt = checkText(text);
  const isUnread = learnt.verdict === 'unclear';
  if (isUnread || (learnt.verdict !== 'ok' && learnt.certainty === 'sure')) return learnt;
  const verdict = checkByRules(text);
  if (verdict.verdict !== 'ok') return verdict;
  const places = splitWords(text);
  const found = rules.find(({ matches }) => matches(places));
  if (found) return verdictOf(found.rule);
  return verdict;
}
