import { z } from 'zod';
import { Id } from '../common/id.ts';

const missing = 'Bitte sag oder schreib mir etwas.';

/** Body of `POST /api/conversations/{id}/messages` (SPEC 7). An empty transcript is never sent (SPEC 4). */
export const NewMessage = z.object({
  role: z.literal('user'),
  content: z
    .string(missing)
    .trim()
    .min(1, missing)
    .max(2000, 'Das ist sehr lang. Bitte frag mich in höchstens 2000 Zeichen.'),
  /**
   * Made by the client for this question. Asked again with the same id, because the answer did not
   * arrive, it is the same turn: stored once, and answered with what is stored.
   */
  askId: Id.optional(),
});
export type NewMessage = z.infer<typeof NewMessage>;
