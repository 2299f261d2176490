import { z } from 'zod';
import { Id } from '../common/id.ts';
import { JobFailureReason } from './job-failure-reason.ts';
import { JobKind } from './job-kind.ts';

/** A media job as an admin sees it: what was wished for, and why it failed (issue 8, Aufträge). */
export const WatchedJob = z.object({
  jobId: Id,
  kind: JobKind,
  state: z.enum(['queued', 'active', 'ready', 'failed']),
  /** The child's wish, or the title of what is printed. */
  prompt: z.string().nullable(),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  /** How often a worker began it. */
  starts: z.int().nonnegative(),
  reason: JobFailureReason.nullable(),
  /** What the child was told when it failed. */
  message: z.string().nullable(),
});
export type WatchedJob = z.infer<typeof WatchedJob>;
