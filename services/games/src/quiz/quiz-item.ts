import { QuizQuestion } from '@lux/contracts/games/quiz.ts';
import { z } from 'zod';

/** What makes two question texts the same for a child: not case, spaces or the last sign. */
export function questionKey(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .replace(/[\s?.!:]+$/, '')
    .trim();
}

const { question, options, explanation } = QuizQuestion.shape;
const option = options.element;

/** A question before it is dealt: its options have no order yet, so no child knows the right place. */
export const QuizItem = z
  .object({ question, answer: option, wrong: z.array(option).min(1).max(5), explanation })
  .refine(({ answer, wrong }) => areDifferent([answer, ...wrong]), {
    path: ['wrong'],
    message: 'Die Antworten müssen verschieden sein.',
  });
export type QuizItem = z.infer<typeof QuizItem>;

function areDifferent(texts: string[]): boolean {
  return new Set(texts.map((text) => text.toLowerCase())).size === texts.length;
}
