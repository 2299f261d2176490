import { z } from 'zod';
import { Id, OwnerId } from '../common/ids.ts';
import { JobFailureReason } from '../media/job.ts';
import { AnalyticsRequest } from './request.ts';

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

/**
 * The fact the bff records about each API request (DESIGN 5). Its id is the key of the analytics
 * document, so that a second delivery changes nothing.
 */
export const RequestCompletedEvent = AnalyticsRequest.omit({
  handled: true,
  pictureFailure: true,
  forgottenAt: true,
}).extend({
  /** Where the child was in a lesson: what a wiped lesson, a deleted seat or class takes along. */
  place: z.object({ lessonId: Id, placeId: Id, seatId: Id.nullable() }).optional(),
  /** The visitor it belongs to, where it is no user's and no seat's: by what services know it. */
  owner: OwnerId.optional(),
  /** Of which conversation it holds words: where that is deleted, they go. */
  conversationId: Id.optional(),
});
export type RequestCompletedEvent = z.infer<typeof RequestCompletedEvent>;

/** Everything analytics is told of, in one stream. */
export const RecordedEvent = z.union([RequestCompletedEvent, PictureSettledEvent]);
export type RecordedEvent = z.infer<typeof RecordedEvent>;
