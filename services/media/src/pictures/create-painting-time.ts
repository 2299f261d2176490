import type { JobStore } from '../jobs/records/job.store.ts';
import type { JobRecord } from '../jobs/records/job-record.ts';

/** How long a provider may take for a job that begins now, in milliseconds. */
export type PaintingTime = (job: Pick<JobRecord, 'createdAt'>) => Promise<number>;

/** The child is told of a provider's failure within 90 s of its click. */
const USUAL = {
  /** From the click to the end of the last try; the rest is for storing and telling. */
  sinceWishMs: 85_000,
  /** One picture in high quality. With one that hangs before it, a wish still ends in time. */
  mostMs: 70_000,
  /** Less is not worth a try. */
  leastMs: 15_000,
};

/**
 * Divides a child's 90 s between waiting in the queue and painting. While no picture at all has
 * become ready since the click, the provider may be hanging, and only what is left of that time is
 * given. Where others get theirs meanwhile, the queue is long and nothing is broken: then every
 * wish has the whole time, and the child sees the steps to go.
 */
export function createPaintingTime(
  store: Pick<JobStore, 'hasPaintedSince'>,
  { sinceWishMs, mostMs, leastMs } = USUAL,
): PaintingTime {
  return async ({ createdAt }) => {
    const leftMs = createdAt.getTime() + sinceWishMs - Date.now();
    if (leftMs >= mostMs || (await store.hasPaintedSince(createdAt))) return mostMs;
    return Math.max(leastMs, leftMs);
  };
}
