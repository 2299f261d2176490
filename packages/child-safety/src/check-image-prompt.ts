import { checkByRules } from './check-by-rules.ts';
import { checkText } from './check-text.ts';
import { judgePicture } from './classifier/classify.ts';
import { refusalLabels } from './classifier/labels.ts';
import { readText } from './classifier/read-text.ts';
import { compileRule } from './matching/compile-rule.ts';
import { splitWords } from './matching/split-words.ts';
import { imagePromptRules } from './rules/image-prompt-rules.ts';
import type { SafetyVerdict } from './safety-verdict.ts';
import { refusalOf, verdictOf } from './verdict-of.ts';

const rules = imagePromptRules.map((rule) => ({ rule, matches: compileRule(rule) }));

/** On a tree, of ice and to play with they are balls, and no bullets. */
const BALLS = /(?<!\p{L})kugeln?(?!\p{L})/giu;
const OF_BALLS =
  /(?:weihnachts?|christ|tannen)\p{L}*|(?<!\p{L})(?:eis|waffel|eiswaffel|murmel\p{L}*)(?!\p{L})/iu;
const HURTS =
  /schie(?:ß|ss)|schoss|pistol|gewehr|kanone|soldat|waffe(?!l)|rücken|kopf|bauch|herz|bein|hals|blut|verletz/iu;

/**
 * The gate for what is to be painted: stricter than `checkText`, because a picture shows what a
 * sentence only names. A prompt is often no sentence ("eine blutige Leiche"), so here the things
 * themselves count, without "male mir". What was learnt of sentences is asked only where it is sure:
 * doubtful ones are knights, families and fire engines. What was learnt of pictures speaks last.
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
  const isOfBalls = OF_BALLS.test(text) && !HURTS.test(text);
  const label = judgePicture(readText(isOfBalls ? text.replace(BALLS, 'Bälle') : text));
  return label === undefined ? verdict : unpainted(label);
}

function unpainted(label: keyof typeof refusalLabels): SafetyVerdict {
  const category = refusalLabels[label];
  const rule = imagePromptRules.find((one) => one.category === category);
  return rule
    ? verdictOf(rule, { certainty: 'doubtful' })
    : refusalOf(category, { certainty: 'doubtful' });
}
