import { z } from 'zod';
import { VisitorMark } from './visitor-mark.ts';

/** A visitor has become this user: their events until now are the user's from here on (SPEC 6). */
export const AdoptRequest = z.object({
  visitorMarks: z.array(VisitorMark).min(1).max(50),
  userId: z.string().min(1).max(100),
  /** What the user's events carry. */
  userMark: VisitorMark,
});
export type AdoptRequest = z.infer<typeof AdoptRequest>;
