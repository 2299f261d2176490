import { grammar } from '../words/grammar.ts';
import type { ReadWord } from '../words/read-word.ts';
import type { Reading } from './reading.ts';
import { isLastOf } from './word-order.ts';

/** How something is: said of the noun behind it, else of the figure before it. */
export function readAdjective(
  reading: Reading,
  word: ReadWord,
  words: ReadWord[],
  at: number,
): void {
  const { phrase, wish } = reading;
  const { feeling, age, hair, brings, isUnseen, pattern, mark } = word.adjective ?? {};
  const isNegated = grammar.not.has(words[at - 1]?.folded ?? '');
  if (isUnseen && !isNegated) wish.notShown.push(word.text);
  const isBeforeNoun =
    words.slice(at + 1, at + 4).some(isThing) &&
    !isLastOf(words, at) &&
    /(e|er|es|en|em|d)$/.test(word.folded);
  if (isNegated) return;
  if (isBeforeNoun) {
    if (feeling) phrase.feeling = feeling;
    if (age) phrase.age = age;
    if (hair) phrase.hair = hair;
    if (brings) phrase.brings = brings;
    if (pattern) phrase.pattern = pattern;
    if (mark) phrase.mark = mark;
  } else if (pattern ?? mark) {
    const last = reading.parts.findLast(({ kind }) => kind === 'figure');
    const figure = last?.kind === 'figure' ? wish.figures[last.figure] : undefined;
    if (figure && pattern) figure.pattern ??= pattern;
    if (figure && mark) figure.mark ??= mark;
    if (feeling) reading.parts.push({ kind: 'feeling', feeling });
  } else if (feeling) reading.parts.push({ kind: 'feeling', feeling });
}

/** Whether a word names something, known or not. */
export const isThing = ({ hint, noun, isPart, isSwallowed, isUnknownNoun }: ReadWord): boolean =>
  Boolean(hint || noun || isPart || isSwallowed || isUnknownNoun);
