import type { Rational } from '../numbers/rational.ts';
import type { Proof } from '../problem.ts';

/** What a problem asks for; `rest` only where a division leaves one. */
export interface Answer {
  value: Rational;
  rest?: number;
}

/** A problem before its options are chosen. */
export interface Draft {
  /** Problems with the same key are the same to a child: 3 + 5 and 5 + 3. */
  key: string;
  /** Under which answers to it are counted (`practice/sum-task.ts`). */
  task: string;
  problem: string;
  proof: Proof;
  answer: Answer;
  /** What real mistakes lead to; may hold the answer itself, or what `suits` turns down. */
  mistakes: Answer[];
  /** Distance to the next number where there are not enough mistakes. */
  step: Rational;
  /** Whether a wrong number could be meant here at all. */
  suits: (value: Rational) => boolean;
  write: (answer: Answer) => string;
  explanation: string;
}
