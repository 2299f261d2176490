import { z } from 'zod';

/** So much of a thing as JSON text: a long story with its figures. */
const MAX_DATA_LENGTH = 200_000;

/**
 * Something a user keeps on all devices (SPEC 1, 3): a gallery picture, a colouring page, a story, a
 * game's progress. Of two versions the one that was changed later counts; a deleted thing stays as a
 * mark, so that a device that was away does not bring it back.
 */
export const StoredThing = z.object({
  kind: z.enum(['picture', 'coloring', 'story', 'progress']),
  /** The client's own, unique within its kind. */
  id: z.string().min(1).max(100),
  /** When the child changed it, by the device's clock. */
  changedAt: z.iso.datetime(),
  /** Null where it was deleted. */
  data: z
    .record(z.string(), z.unknown())
    .refine(
      (data) => JSON.stringify(data).length <= MAX_DATA_LENGTH,
      'Das ist zu groß zum Aufheben.',
    )
    .nullable(),
});
export type StoredThing = z.infer<typeof StoredThing>;
