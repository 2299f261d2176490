import { z } from 'zod';
import { Id } from '../common/ids.ts';

/** What a media job makes. */
export const JobKind = z.enum(['image', 'coloring', 'pdf']);
export type JobKind = z.infer<typeof JobKind>;

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

/** What media answers to an order: its job, and whether that stood there already. */
export const OrderedJob = JobView.extend({ isRepeated: z.boolean().optional() });
export type OrderedJob = z.infer<typeof OrderedJob>;

/**
 * Made by the client for one order. Sent again with the same id, because the answer did not arrive, it
 * is the same job. Beside the wish, not in it: what is stored of an order is what it makes.
 */
export const OrderIdentity = z.object({ orderId: Id.optional() });

const count = z.int().nonnegative();

/** How many media jobs wait, are being made, and have failed in the last 30 days. */
export const JobCounts = z.object({ queued: count, active: count, failed: count });
export type JobCounts = z.infer<typeof JobCounts>;
