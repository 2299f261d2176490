import { z } from 'zod';

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
 * Selects the events to anonymise: those of these visitors that were asked without a login, and all
 * of this user.
 */
export const ForgetRequest = z.object({
  visitorMarks: z.array(VisitorMark).max(50),
  userId: z.string().nullable(),
});
export type ForgetRequest = z.infer<typeof ForgetRequest>;
