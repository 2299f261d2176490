import { checkText } from './check-text.ts';
import { classify, classifyPicture } from './classifier/classify.ts';
import { refusalLabels } from './classifier/labels.ts';
import { readText } from './classifier/read-text.ts';
import { compileRule } from './matching/compile-rule.ts';
import { splitWords } from './matching/split-words.ts';
import { imagePromptRules } from './rules/image-prompt-rules.ts';
import type { SafetyVerdict } from './safety-verdict.ts';
import { verdictOf } from './verdict-of.ts';

const rules = imagePromptRules.map((rule) => ({ rule, matches: compileRule(rule) }));

const ANSWER =
  'Das male ich lieber nicht. Soll ich dir lieber ein Tier, ein Schloss oder eine Rakete malen?';

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
  if (found) return verdictOf(found.rule);
  const read = readText(text);
  // A doubtful one is painted: half of those are knights, vampires and fire engines.
  if (classifyPicture(read) !== 'sure') return verdict;
  const category = refusalLabels[classify(read).refusal.label];
  return { verdict: 'blocked', category, answer: ANSWER, certainty: 'sure', language: 'de' };
}
