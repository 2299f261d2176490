import { z } from 'zod';

/** Why a media job gave up; each has a German sentence a child understands. */
export const JobFailureReason = z.enum([
  'NOT_PAINTABLE',
  'NOT_CHILD_SAFE',
  'PROVIDER_FAILED',
  'TIMED_OUT',
  'CANCELLED',
  'INTERNAL',
]);
export type JobFailureReason = z.infer<typeof JobFailureReason>;
