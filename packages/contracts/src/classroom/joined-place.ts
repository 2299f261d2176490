import { z } from 'zod';
import { Id, OwnerId } from '../common/ids.ts';
import { ChildLesson, Join } from './lesson.ts';

/** What the bff asks of classroom for a child at the door: `POST /joins/{code}`. */
export const JoinOrder = Join.omit({ visitorToken: true }).extend({
  /** The device's visitor: joining again from it finds the same place. */
  visitor: OwnerId.refine((owner) => owner.startsWith('visitor:')),
  /** The place this browser holds already, if any. */
  placeId: Id.optional(),
});
export type JoinOrder = z.infer<typeof JoinOrder>;

/** A place a child has taken. New things belong to `seat:<seatId>`, a guest's to its visitor. */
export const JoinedPlace = z.object({
  lessonId: Id,
  placeId: Id,
  seatId: Id.nullable(),
  lesson: ChildLesson,
});
export type JoinedPlace = z.infer<typeof JoinedPlace>;

/**
 * What every service that keeps things of children deletes at the end of a lesson with `wipe`: what
 * these owners made in it. `POST /user-data/wipes` of accounts, conversation and media, as often as
 * it takes; a second time finds nothing left.
 */
export const LessonWipe = z.object({
  lessonId: Id,
  owners: z.array(OwnerId).min(1).max(100),
  since: z.iso.datetime(),
  until: z.iso.datetime(),
  /** Files of the class album, which stay; they belong to the class's teacher from then on. */
  keep: z.object({ fileIds: z.array(Id).max(60), owner: OwnerId }),
});
export type LessonWipe = z.infer<typeof LessonWipe>;
