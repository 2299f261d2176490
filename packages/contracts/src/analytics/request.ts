import { z } from 'zod';
import { JobFailureReason } from '../media/job.ts';
import { DangerKind } from './danger-kind.ts';

/** What a request was about: text, image and coloring are SPEC 3's; the others are ours. */
export const RequestType = z.enum([
  'text',
  'image',
  'coloring',
  'speech',
  'quiz',
  'math',
  'story',
  'pdf',
  'auth',
  'other',
]);
export type RequestType = z.infer<typeof RequestType>;

/** When an admin saw to a safety event, and who it was: a username, or `Dashboard` without login. */
export const HandledMark = z.object({ at: z.iso.datetime(), by: z.string().min(1).max(100) });
export type HandledMark = z.infer<typeof HandledMark>;

/**
 * How the child-safety gate marked a request (DESIGN 6): refused, a sign of danger, or in a script or
 * language that nothing here can judge.
 */
export const SafetyMark = z.enum(['blocked', 'crisis', 'unclear']);
export type SafetyMark = z.infer<typeof SafetyMark>;

/** One request as the admin sees it: `GET /api/analytics/requests`, `request.completed` (SPEC 3). */
export const AnalyticsRequest = z.object({
  id: z.string(),
  timestamp: z.iso.datetime(),
  type: RequestType,
  /** A `VisitorMark`, never the token itself; null where the request showed no visitor. */
  visitorToken: z.string().nullable(),
  prompt: z.string().nullable(),
  response: z.string().nullable(),
  /** Of a picture that is ready, however it was ordered. */
  imageUrl: z.string().nullable(),
  /** Why there is no picture, where one was ordered and given up. */
  pictureFailure: JobFailureReason.optional(),
  /** Browser family and system: `Firefox auf Linux` (DESIGN 6). */
  userAgent: z.string().nullable(),
  /** Shortened to /24 or /48 unless `STORE_FULL_IP` (DESIGN 6). */
  ipAddress: z.string().nullable(),
  /** Registered user, where one was logged in. */
  userId: z.string().nullable(),
  /** `POST /api/speech` or `graphql generateImage`. */
  operation: z.string(),
  status: z.int(),
  durationMs: z.number().nonnegative(),
  safety: SafetyMark.nullable(),
  /** Of a sign of danger, where the gate said which. */
  danger: DangerKind.optional(),
  /** Of a safety event that an admin has seen to. */
  handled: HandledMark.optional(),
  /**
   * When the person deleted their data. Of a sign of danger (`crisis`) the words stay until
   * an admin has handled it, 30 days at most; of everything else the counts only.
   */
  forgottenAt: z.iso.datetime().optional(),
});
export type AnalyticsRequest = z.infer<typeof AnalyticsRequest>;
