import { z } from 'zod';
import { JobFailureReason } from '../media/job-failure-reason.ts';

/**
 * The fact media records when a picture or colouring page is ready or was given up. It may come
 * before the event of the request that ordered it, or more than once (DESIGN 5).
 */
export const PictureSettledEvent = z.object({
  name: z.literal('picture.settled'),
  /** The id of the `RequestCompletedEvent` it belongs to. */
  requestId: z.string().min(1).max(100),
  /** Where it can be seen; null where it was given up. */
  imageUrl: z.string().max(200).nullable(),
  /** Null where it is ready. */
  failure: JobFailureReason.nullable(),
});
export type PictureSettledEvent = z.infer<typeof PictureSettledEvent>;
