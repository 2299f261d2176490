import { z } from 'zod';
import { Id, OwnerId } from '../common/ids.ts';

/**
 * By what admins tell children apart, in the place of SPEC 3's `visitorToken`: the same for the same
 * child, and worth nothing to whoever reads it. The bff makes it of the token, or of the user.
 */
export const VisitorMark = z.string().regex(/^[A-Za-z0-9_-]{16}$/);
export type VisitorMark = z.infer<typeof VisitorMark>;

/** A visitor has become this user: their events until now are the user's from here on (SPEC 6). */
export const AdoptRequest = z.object({
  visitorMarks: z.array(VisitorMark).min(1).max(50),
  userId: z.string().min(1).max(100),
  /** What the user's events carry. */
  userMark: VisitorMark,
});
export type AdoptRequest = z.infer<typeof AdoptRequest>;

/**
 * Selects the events to anonymise: those of these visitors that were asked without a login and not at
 * a seat, and all of this user and of these seats of classes.
 */
export const ForgetRequest = z.object({
  visitorMarks: z.array(VisitorMark).max(50),
  userId: z.string().nullable(),
  seatIds: z.array(Id).max(100).optional(),
  /** Visitors by what services know them, where no token is at hand to make a mark of. */
  owners: z.array(OwnerId).max(100).optional(),
  /** Only what was asked until then; everything unless given. */
  until: z.iso.datetime().optional(),
});
export type ForgetRequest = z.infer<typeof ForgetRequest>;

/** To whom a stored request belongs, for other services alone: who reads records does not learn it. */
export const RecordOwner = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('visitor'), owner: OwnerId, visitorMark: VisitorMark }),
  /** A user's, a seat's, nobody's any more, or from before requests named their visitor. */
  z.object({ kind: z.enum(['user', 'seat', 'nobody', 'unknown']) }),
]);
export type RecordOwner = z.infer<typeof RecordOwner>;

/**
 * A conversation or a picture that its child has deleted: the words of the requests behind it go, the
 * requests stay.
 */
export const DeletedThing = z.union([z.object({ conversationId: Id }), z.object({ fileId: Id })]);
export type DeletedThing = z.infer<typeof DeletedThing>;

/** The lesson whose events lose their children, of guests and seats alike (CLASSROOM "Over, gone"). */
export const LessonForgetRequest = z.object({ lessonId: Id });
export type LessonForgetRequest = z.infer<typeof LessonForgetRequest>;
