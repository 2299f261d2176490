import type { NameIndex } from '../../recognition/name-index.ts';
import { wordsOf } from '../../recognition/words.ts';
import type { Step } from '../topic.ts';
import type { Said } from './said.ts';

/** A question that was written down with its answer is answered by it, whatever it names. */
const IN_ITS_WORDS = 0.95;

/** Classes of which we know all: whoever asks which of them it is wants to hear one. */
const CLOSED: readonly (readonly [RegExp, string])[] = [
  [/\b(?:welche[rsnm]?|was fur eine?[nmrs]?) bundesland/, 'Bundesland'],
  [/\b(?:welche[rsnm]?|was fur eine?[nmrs]?) (?:kontinent|erdteil)/, 'Kontinent'],
  [/\b(?:welche[rsnm]?|was fur eine?[nmrs]?) planet/, 'Planet'],
  [/\b(?:welche[rsnm]?|was fur eine?[nmrs]?) jahreszeit/, 'Jahreszeit'],
];

/** "In welchem Bundesland ist der Spreewald?" is not answered by where gherkins come from. */
export function namesOneAsked(
  step: Step,
  { folded }: Said,
  names: Pick<NameIndex, 'findExact'>,
): Step {
  const kind = CLOSED.find(([pattern]) => pattern.test(folded))?.[1];
  const { answer } = step;
  if (kind === undefined || !answer || answer.isAdmission || answer.confidence >= IN_ITS_WORDS)
    return step;
  const isNamed = names
    .findExact(wordsOf(answer.text))
    .some(({ things }) => things.some(({ isA }) => isA.includes(kind)));
  if (isNamed) return step;
  const text = 'Das weiß ich leider nicht.';
  return { ...step, answer: { text, confidence: 0.3, isAdmission: true }, isClosed: true };
}
