import { z } from 'zod';
import { randomId } from '../../../lib/random-id.ts';
import { Moment } from './moment.ts';

/** A piece of a story and who wrote it (SPEC 3): the child (`user`) or LUX (`assistant`). */
export const StorySegment = z.object({
  /** Ours beside SPEC 3. */
  id: z.string().min(1).default(randomId),
  text: z.string().trim().min(1),
  author: z.enum(['user', 'assistant']),
  timestamp: Moment,
});
export type StorySegment = z.infer<typeof StorySegment>;
