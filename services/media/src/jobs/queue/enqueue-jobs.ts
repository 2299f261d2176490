import type { Logger } from 'pino';
import type { JobDeps } from '../job-deps.ts';
import type { JobRecord } from '../records/job-record.ts';

/** Gives the job its fair turn in the queue. */
export async function enqueueJob(
  { queue, turns }: Pick<JobDeps, 'queue' | 'turns'>,
  job: Pick<JobRecord, '_id' | 'owner' | 'origin'>,
): Promise<void> {
  await queue.add(job._id, await turns.take(job.owner), job.origin);
}

const EVERY_MS = 5_000;

/** Sweeps now and every 5 s, never twice at once. @returns how to stop. */
export function startSweeping(sweep: () => Promise<unknown>, log: Logger): () => Promise<void> {
  let running: Promise<unknown> | undefined;
  const run = () => {
    running ??= sweep()
      .catch((error: unknown) => log.warn({ err: error }, 'sweep failed'))
      .finally(() => {
        running = undefined;
      });
  };
  run();
  const timer = setInterval(run, EVERY_MS);
  return async () => {
    clearInterval(timer);
    await running;
  };
}

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
  deps: Pick<JobDeps, 'store' | 'queue' | 'turns' | 'log'>,
  now: Date = new Date(),
): Promise<number> {
  const before = new Date(now.getTime() - GRACE_PERIOD_MS);
  let count = 0;
  for (const job of await deps.store.findUnsettled(before, SWEEP_LIMIT)) {
    if (await deps.queue.isPending(job._id)) continue;
    // A finished job of this id would make BullMQ ignore the new one.
    await deps.queue.remove(job._id);
    await enqueueJob(deps, job);
    count += 1;
  }
  if (count > 0) deps.log.warn({ count }, 'lost jobs enqueued again');
  return count;
}
