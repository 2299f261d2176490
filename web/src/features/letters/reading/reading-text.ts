import { z } from 'zod';

/** A sentence or a short story to be read. */
export const ReadingText = z.object({
  id: z.string().min(1),
  text: z.string().min(1),
  /** Null for sentences. */
  title: z.string().min(1).nullable(),
  /** Code of an OpenMoji drawing; null for sentences. */
  drawing: z.string().min(1).nullable(),
});
export type ReadingText = z.infer<typeof ReadingText>;
