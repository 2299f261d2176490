import { z } from 'zod';
import { VisitorMark } from './visitor-mark.ts';

/**
 * Whose events are meant: of these visitors what was asked without a login, and of this user the
 * rest (issue 7, privacy).
 */
export const ForgetRequest = z.object({
  visitorMarks: z.array(VisitorMark).max(50),
  userId: z.string().nullable(),
});
export type ForgetRequest = z.infer<typeof ForgetRequest>;
