import { z } from 'zod';
import { Id } from '../common/id.ts';
import { JobFailureReason } from './job-failure-reason.ts';
import { JobKind } from './job-kind.ts';

/** A media job as its owner sees it: `GET /api/jobs/{id}` and the 202 answers (DESIGN 5). */
export const JobView = z.object({
  jobId: Id,
  kind: JobKind,
  state: z.enum(['queued', 'active', 'ready', 'failed']),
  /** Place in the queue while queued; 1 is next. */
  place: z.int().positive().optional(),
  /** Estimated wait in seconds while queued or active. */
  waitSeconds: z.int().nonnegative().optional(),
  /** 0 to 100 while active. */
  percent: z.int().min(0).max(100).optional(),
  /** Where the result is, when ready: `/media/{fileId}`. */
  url: z.string().optional(),
  reason: JobFailureReason.optional(),
  /** German sentence for the child, when failed. */
  message: z.string().optional(),
});
export type JobView = z.infer<typeof JobView>;
