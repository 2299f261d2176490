import { z } from 'zod';
import { VisitorToken } from '../common/visitor-token.ts';

/** Whose events lose everything that tells of a person; the counts stay (issue 7, privacy). */
export const ForgetRequest = z.object({
  visitorTokens: z.array(VisitorToken).max(20),
  userId: z.string().nullable(),
});
export type ForgetRequest = z.infer<typeof ForgetRequest>;
