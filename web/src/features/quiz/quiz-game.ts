import { QuizCategory } from '@lux/contracts/games/quiz-category.ts';
import { z } from 'zod';
import { Round } from '../../games-kit/round/round.ts';

const category = QuizCategory.shape.id;

/** Category pick, generating, then the round until its result (SPEC 4). */
export const QuizGame = z.discriminatedUnion('phase', [
  z.object({ phase: z.literal('picking') }),
  z.object({ phase: z.literal('generating'), category }),
  z.object({ phase: z.literal('playing'), category, round: Round }),
]);
export type QuizGame = z.infer<typeof QuizGame>;
