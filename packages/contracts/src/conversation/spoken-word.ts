import { z } from 'zod';

/**
 * When a word is heard: from and to in milliseconds of the sentence's sound, and where it stands in
 * the sentence, in UTF-16 units, `to` not included. `GET /api/speech/{key}/words` tells them in order.
 */
export const SpokenWord = z.object({
  startMs: z.number().nonnegative(),
  endMs: z.number().nonnegative(),
  from: z.int().nonnegative(),
  to: z.int().positive(),
});
export type SpokenWord = z.infer<typeof SpokenWord>;
