import { z } from 'zod';

const missing = 'Bitte sag oder schreib mir etwas.';

/** Body of `POST /api/conversations/{id}/messages` (SPEC 7). An empty transcript is never sent (SPEC 4). */
export const NewMessage = z.object({
  role: z.literal('user'),
  content: z
    .string(missing)
    .trim()
    .min(1, missing)
    .max(2000, 'Das ist sehr lang. Bitte frag mich in höchstens 2000 Zeichen.'),
});
export type NewMessage = z.infer<typeof NewMessage>;
