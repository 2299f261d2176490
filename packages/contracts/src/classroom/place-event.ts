import { z } from 'zod';
import { Id } from '../common/ids.ts';
import { LessonArea } from './lesson.ts';

const common = {
  /** The id of the request or socket it comes from, so that one told of twice counts once. */
  id: z.string().min(1).max(100),
  timestamp: z.iso.datetime(),
  lessonId: Id,
  placeId: Id,
};

/**
 * What a child in a lesson does, as the board needs it. Travels in the stream `places` from the bff to
 * classroom, beside the request's own event; a child's words are only in a sign of danger (CLASSROOM
 * "The board").
 */
export const PlaceEvent = z.discriminatedUnion('name', [
  z.object({
    name: z.literal('place.acted'),
    ...common,
    /** Null for calls that belong to no area, such as settings. */
    area: LessonArea.nullable(),
    counts: z.enum(['question', 'picture', 'round']).nullable(),
  }),
  z.object({ name: z.literal('place.worried'), ...common, sentence: z.string().max(4_000) }),
  /** Its first socket opened, its last one closed. */
  z.object({ name: z.literal('place.connected'), ...common }),
  z.object({ name: z.literal('place.disconnected'), ...common }),
]);
export type PlaceEvent = z.infer<typeof PlaceEvent>;

/**
 * What the bff must know of a lesson with each call of its children. Classroom keeps it in Redis as
 * JSON under `lessonStateKey`; where Redis has lost it, `GET /lessons/{id}/state` makes it anew.
 */
export const LessonState = z.object({
  id: Id,
  endsAt: z.iso.datetime(),
  isOver: z.boolean(),
  isPaused: z.boolean(),
  areas: z.array(LessonArea),
  afterwards: z.enum(['wipe', 'keep']),
  /** Places that were sent out or left: sessions that hold them have no lesson any more. */
  gonePlaces: z.array(Id),
});
export type LessonState = z.infer<typeof LessonState>;

/** Where classroom keeps a lesson's state in Redis. */
export const lessonStateKey = (namePrefix: string, lessonId: string): string =>
  `${namePrefix}:lesson:${lessonId}`;
