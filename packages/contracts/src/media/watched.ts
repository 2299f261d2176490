import { z } from 'zod';
import { Id } from '../common/ids.ts';
import { JobFailureReason, JobKind } from './job.ts';

/** A media job as an admin sees it: what was wished for, and why it failed. */
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

/** Query of `GET /api/analytics/jobs`: one state, the newest first, at most 200. */
export const WatchedJobQuery = z.object({
  state: z.enum(['queued', 'active', 'failed'], { error: 'Diesen Zustand gibt es nicht.' }),
});
export type WatchedJobQuery = z.infer<typeof WatchedJobQuery>;

/** A picture as an admin sees it, whoever it belongs to (SPEC 2, Bilder). */
export const WatchedPicture = z.object({
  /** Of the file; `/media/{id}` shows it. */
  id: Id,
  kind: z.enum(['image', 'coloring']),
  prompt: z.string(),
  createdAt: z.iso.datetime(),
});
export type WatchedPicture = z.infer<typeof WatchedPicture>;

const limitHint = 'Möglich sind 1 bis 100 Bilder auf einmal.';

/** Query of `GET /api/analytics/pictures`, the newest first. */
export const WatchedPictureQuery = z.object({
  limit: z.coerce
    .number({ error: limitHint })
    .int(limitHint)
    .min(1, limitHint)
    .max(100, limitHint)
    .default(24),
  /** Only pictures made before this moment: the `createdAt` of the last one known. */
  before: z.iso.datetime({ offset: true, error: 'Dieser Zeitpunkt ist ungültig.' }).optional(),
});
export type WatchedPictureQuery = z.infer<typeof WatchedPictureQuery>;
