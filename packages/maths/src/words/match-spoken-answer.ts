import type { Answer } from '../drafts/draft.ts';
import { swapDigits } from '../mistakes/mistakes-of-wholes.ts';
import { Rational } from '../numbers/rational.ts';
import { parseSpokenAnswer } from './parse-spoken-answer.ts';

/**
 * `index` alone: that option was said. With the hint: the digits were swapped, and `index`, where it
 * is there, is the option that was said by the word.
 */
type SpokenMatch = { hint?: undefined; index: number } | { hint: 'swapped-digits'; index?: number };

/**
 * Which option a child means by a number. Who says 12 for 21 gets the hint of the Zahlendreher
 * instead: where 12 is no option but 21 is, or where 21 is known to be the right one (its index is
 * `correctAnswer`). Null where
 * no number was understood, or it leads to none of them.
 */
export function matchSpokenAnswer(
  transcript: string,
  options: readonly string[],
  correctAnswer?: number,
): SpokenMatch | null {
  const said = parseSpokenAnswer(transcript);
  if (!said) return null;
  const offered = options.map((option) => parseSpokenAnswer(option));
  const find = (answer: Answer) => offered.findIndex((one) => one !== null && isSame(one, answer));
  const index = find(said);
  const swapped = swap(said);
  const meant = swapped ? find(swapped) : -1;
  const isHint = index < 0 || meant === correctAnswer;
  if (meant >= 0 && isHint) {
    return index < 0 ? { hint: 'swapped-digits' } : { hint: 'swapped-digits', index };
  }
  return index < 0 ? null : { index };
}

function isSame(one: Answer, other: Answer): boolean {
  return one.value.equals(other.value) && one.rest === other.rest;
}

function swap({ value, rest }: Answer): Answer | null {
  if (!value.isWhole || value.isNegative || rest !== undefined) return null;
  const swapped = swapDigits(value.numerator);
  return swapped === null || swapped < 10 ? null : { value: Rational.of(swapped) };
}
