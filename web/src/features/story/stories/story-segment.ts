import { z } from 'zod';
import { randomId } from '../../../lib/random-id.ts';

/** A moment as ISO text; milliseconds since 1970 are understood, too. */
export const Moment = z.union([
  z.iso.datetime(),
  z
    .number()
    .min(0)
    .max(8.64e15)
    .transform((ms) => new Date(ms).toISOString()),
]);

/** A piece of a story and who wrote it (SPEC 3): the child (`user`) or LUX (`assistant`). */
export const StorySegment = z.object({
  /** Ours beside SPEC 3. */
  id: z.string().min(1).default(randomId),
  text: z.string().trim().min(1),
  author: z.enum(['user', 'assistant']),
  timestamp: Moment,
});
export type StorySegment = z.infer<typeof StorySegment>;
