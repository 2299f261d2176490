import { answerArithmetic } from './answer-arithmetic.ts';

/** Names a sign, so that "drei und vier" alone is none. */
const SIGN = /(?<!\p{L})(?:plus|minus|mal|geteilt|durch)(?!\p{L})|\d ?[-+−–*×·/:÷] ?\d/iu;
const TOLD = /^(?:[^.]*: )?(.+) ist (?:ungefähr )?(?:minus )?[\d.,]+(?: Rest \d+)?\.?$/u;

/** Whether a question is a sum and tells no story around it. */
export const isPlainSum = (question: string): boolean =>
  SIGN.test(question) && answerArithmetic(question) !== null;

/** The sum that LUX has told in a text: "Sieben mal acht" of "Sieben mal acht ist 56."; null where it told none. */
export function sumTold(text: string | undefined): { sum: string; told: string } | null {
  for (const sentence of (text ?? '').split(/(?<=\D[.!]|\d\.) (?=\p{Lu}|\d)/u)) {
    const sum = TOLD.exec(sentence)?.[1];
    const told = sum === undefined ? null : answerArithmetic(sum);
    if (sum !== undefined && told !== null && sentence.endsWith(told)) return { sum, told };
  }
  return null;
}
