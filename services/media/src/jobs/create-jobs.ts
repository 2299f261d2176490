import type { Id, OwnerId } from '@lux/contracts/common/ids.ts';
import type { JobFailureReason } from '@lux/contracts/media/job.ts';
import type { JobWish } from '@lux/contracts/media/orders.ts';
import { errors } from '../errors.ts';
import { acceptJob, type Requester } from './accept-job.ts';
import { cancelJob, removeJob, retryJob } from './cancel-and-retry.ts';
import type { JobDeps } from './job-deps.ts';
import { publishMissedOutcomes } from './publish-outcome.ts';
import { pushProgress, viewJob } from './push-progress.ts';
import { sweepLostJobs } from './queue/enqueue-jobs.ts';
import { waitForJob } from './queue/wait-for-job.ts';
import type { JobRecord } from './records/job-record.ts';
import { beginJob, completeJob, failJob, type JobRun } from './run-job.ts';
import { takePage } from './take-page.ts';

/** Tells every child who waits its new place, because the queue has moved (DESIGN 5). */
async function announcePlaces({
  store,
  queue,
  usualDuration,
  push,
}: Pick<JobDeps, 'store' | 'queue' | 'usualDuration' | 'push'>): Promise<void> {
  const ids = await queue.waitingIds();
  if (ids.length === 0) return;
  const usualMs = await usualDuration();
  for (const { _id, owner, kind } of await store.findQueued(ids)) {
    const place = ids.indexOf(_id) + 1;
    const waitSeconds = Math.ceil((place * usualMs) / 1_000);
    pushProgress(push, owner, { jobId: _id, kind, state: 'queued', place, waitSeconds });
  }
}

export type Jobs = ReturnType<typeof createJobs>;

/** Where the queue moves often, everybody who waits is told of several moves at once. */
const ANNOUNCE_AFTER_MS = 250;

/** Jobs as the other features use them: they know what is made, this folder knows how it queues. */
export function createJobs(deps: JobDeps) {
  let nextAnnouncement: ReturnType<typeof setTimeout> | undefined;
  let announcing: Promise<void> | undefined;
  const announce = () => {
    nextAnnouncement = undefined;
    announcing = announcePlaces(deps).catch((error: unknown) =>
      deps.log.debug({ err: error }, 'places not announced'),
    );
  };

  return {
    accept: (requester: Requester, wish: JobWish, orderId?: Id) =>
      acceptJob(deps, requester, wish, orderId),
    wait: async (id: Id, signal: AbortSignal) => viewJob(deps, await waitForJob(deps, id, signal)),
    read: async (id: Id, owners: OwnerId[]) => {
      const job = await deps.store.find(id, owners);
      if (!job) throw errors.JOB_NOT_FOUND();
      return viewJob(deps, job);
    },
    cancel: (id: Id, owners: OwnerId[]) => cancelJob(deps, id, owners),
    /** For admins, whoever the job belongs to. */
    retry: (id: Id) => retryJob(deps, id),
    remove: (id: Id) => removeJob(deps, id),
    /** @returns how many lost jobs were enqueued again. */
    sweep: async (now?: Date) => {
      const count = await sweepLostJobs(deps, now);
      await publishMissedOutcomes(deps, now);
      return count;
    },

    begin: (id: Id, turn: number) => beginJob(deps, id, turn),
    tellProgress: ({ job }: JobRun, percent: number) =>
      pushProgress(deps.push, job.owner, {
        jobId: job._id,
        kind: job.kind,
        state: 'active',
        percent,
      }),
    /** Of a colouring page: see `takePage`. */
    takePage: (job: JobRecord, limitMs: number) => takePage(deps, job, limitMs),
    /** Lets another job make the page, as this run could not. */
    releasePage: (job: JobRecord) => deps.store.releasePage(job),
    complete: (run: JobRun) => completeJob(deps, run),
    fail: ({ job }: JobRun, reason: JobFailureReason, message?: string) =>
      failJob(deps, job, reason, message),
    /** Not waited for: it must not slow the painting down. */
    announcePlaces: () => {
      nextAnnouncement ??= setTimeout(announce, ANNOUNCE_AFTER_MS);
    },
    close: async () => {
      clearTimeout(nextAnnouncement);
      await announcing;
      await deps.settled.close();
    },
  };
}
