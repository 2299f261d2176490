import { enqueueJob } from './enqueue-job.ts';
import type { JobDeps } from './job-deps.ts';

/** Younger ones may just be on their way from the record to the queue. */
const GRACE_PERIOD_MS = 3_000;
const SWEEP_LIMIT = 500;

/**
 * Enqueues again what a crash left behind: records that are neither ready nor failed and for which
 * Redis has nothing to do (any more), be it because a process stopped between record and queue,
 * because BullMQ gave up, or because Redis lost everything.
 *
 * Several copies may sweep at once: one may take out what the other has just enqueued, but each
 * enqueues after taking out, and the record's id as job id keeps it a single job.
 *
 * @returns how many were enqueued.
 */
export async function sweepLostJobs(
  parts: Pick<JobDeps, 'store' | 'queue' | 'turns' | 'log'>,
  now: Date = new Date(),
): Promise<number> {
  const before = new Date(now.getTime() - GRACE_PERIOD_MS);
  let count = 0;
  for (const job of await parts.store.findUnsettled(before, SWEEP_LIMIT)) {
    if (await parts.queue.isPending(job._id)) continue;
    // A finished job of this id would make BullMQ ignore the new one.
    await parts.queue.remove(job._id);
    await enqueueJob(parts, job);
    count += 1;
  }
  if (count > 0) parts.log.warn({ count }, 'lost jobs enqueued again');
  return count;
}
