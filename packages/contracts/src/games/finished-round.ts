import { z } from 'zod';
import { Id, VisitorToken } from '../common/ids.ts';
import { AnsweredTask } from './answered-task.ts';

/** Body of `POST /api/games/rounds`: a round a child has played to its end. */
export const FinishedRound = z
  .object({
    /** Chosen by the client, so that a round reported twice counts once. */
    id: Id,
    game: z.enum(['quiz', 'math', 'story', 'letters']),
    /** The quiz category, difficulty of the sums, mode of the letters game. */
    category: z.string().min(1).max(40),
    /** Answers that were right, of `total`. */
    score: z.int().min(0),
    total: z.int().min(1).max(50),
    /** How long the round took. */
    seconds: z.int().min(0).max(86_400),
    /** The single answers in their order, where the game has some: what progress is made of. */
    answers: z.array(AnsweredTask).max(50).optional(),
    visitorToken: VisitorToken.optional(),
  })
  .refine(({ score, total }) => score <= total, {
    path: ['score'],
    message: 'Mehr richtige Antworten als Fragen gibt es nicht.',
  });
export type FinishedRound = z.infer<typeof FinishedRound>;
