import type { Id, OwnerId } from '@lux/contracts/common/ids.ts';
import type { JobFailureReason } from '@lux/contracts/media/job.ts';
import type { JobWish } from '@lux/contracts/media/orders.ts';
import { errors } from '../errors.ts';
import { acceptJob, type Requester } from './accept-job.ts';
import { beginJob, discardFiles, failJob, type JobRun } from './begin-job.ts';
import { cancelJob } from './cancel-job.ts';
import { enqueueJob } from './enqueue-job.ts';
import type { JobRecord } from './job.store.ts';
import type { JobDeps } from './job-deps.ts';
import { publishOutcome, type TellingParts } from './publish-outcome.ts';
import { pushJob } from './push-job.ts';
import { sweepLostJobs } from './sweep-lost-jobs.ts';
import { viewJob } from './view-job.ts';
import { waitForJob } from './wait-for-job.ts';

/**
 * Tries a failed job once more at an admin's wish. What its child has cancelled stays cancelled.
 *
 * @throws JOB_NOT_FOUND 404, NOT_FAILED 409
 */
async function retryJob(parts: JobDeps, id: Id): Promise<JobRecord> {
  const job = await parts.store.retry(id);
  if (!job) {
    if (await parts.store.get(id)) throw errors.NOT_FAILED();
    throw errors.JOB_NOT_FOUND();
  }
  pushJob(parts.push, job.owner, { jobId: job._id, kind: job.kind, state: 'queued' });
  const enqueue = async () => {
    // BullMQ still knows the failed one under this id and would ignore a second.
    await parts.queue.remove(id);
    await enqueueJob(parts, job);
  };
  await enqueue().catch((error: unknown) =>
    parts.log.warn({ err: error, jobId: id }, 'not enqueued, the sweep will'),
  );
  return job;
}

/**
 * Takes a job away at an admin's wish: one that waits or is being made is cancelled, and its child
 * told so; one that has failed is forgotten. A ready one is a child's picture and stays.
 *
 * @throws JOB_NOT_FOUND 404, NOT_FAILED 409
 */
async function removeJob(parts: JobDeps, id: Id): Promise<void> {
  const job = await parts.store.get(id);
  if (!job) throw errors.JOB_NOT_FOUND();
  if (job.state === 'ready') throw errors.NOT_FAILED();
  if (job.state !== 'failed') {
    await cancelJob(parts, id, [job.owner]);
    return;
  }
  const removed = await parts.store.removeFailed(id);
  await discardFiles(parts, removed?.fileIds ?? []);
}

/**
 * Makes the run's file the job's result. Where another run was faster or the child has cancelled,
 * the file goes away again: one job, one picture.
 */
async function completeJob(parts: JobDeps, { job, fileId }: JobRun): Promise<void> {
  const ready = await parts.store.complete(job._id, fileId);
  if (!ready) return discardFiles(parts, [fileId]);

  parts.settled.announce(ready._id);
  await publishOutcome(parts, ready);
  await discardFiles(
    parts,
    ready.fileIds.filter((id) => id !== fileId),
  );
}

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
    pushJob(push, owner, { jobId: _id, kind, state: 'queued', place, waitSeconds });
  }
}

/** Younger ones may just be being told. */
const GRACE_PERIOD_MS = 3_000;
const SWEEP_LIMIT = 500;

/** Tells how jobs have ended whose process stopped, or had no Redis, before it told so itself. */
export async function publishMissedOutcomes(
  parts: TellingParts,
  now: Date = new Date(),
): Promise<void> {
  const before = new Date(now.getTime() - GRACE_PERIOD_MS);
  for (const job of await parts.store.findUntold(before, SWEEP_LIMIT)) {
    await publishOutcome(parts, job);
  }
}

export type Jobs = ReturnType<typeof createJobs>;

/** Where the queue moves often, everybody who waits is told of several moves at once. */
const ANNOUNCE_AFTER_MS = 250;

/** Jobs as the other features use them: they know what is made, this folder knows how it queues. */
export function createJobs(parts: JobDeps) {
  let nextAnnouncement: ReturnType<typeof setTimeout> | undefined;
  let announcing: Promise<void> | undefined;
  const announce = () => {
    nextAnnouncement = undefined;
    announcing = announcePlaces(parts).catch((error: unknown) =>
      parts.log.debug({ err: error }, 'places not announced'),
    );
  };

  return {
    accept: (orderer: Requester, wish: JobWish) => acceptJob(parts, orderer, wish),
    wait: async (id: Id, signal: AbortSignal) =>
      viewJob(parts, await waitForJob(parts, id, signal)),
    read: async (id: Id, owners: OwnerId[]) => {
      const job = await parts.store.find(id, owners);
      if (!job) throw errors.JOB_NOT_FOUND();
      return viewJob(parts, job);
    },
    cancel: (id: Id, owners: OwnerId[]) => cancelJob(parts, id, owners),
    /** For admins, whoever the job belongs to. */
    retry: (id: Id) => retryJob(parts, id),
    remove: (id: Id) => removeJob(parts, id),
    /** @returns how many lost jobs were enqueued again. */
    sweep: async (now?: Date) => {
      const count = await sweepLostJobs(parts, now);
      await publishMissedOutcomes(parts, now);
      return count;
    },

    begin: (id: Id, turn: number) => beginJob(parts, id, turn),
    tellProgress: ({ job }: JobRun, percent: number) =>
      pushJob(parts.push, job.owner, { jobId: job._id, kind: job.kind, state: 'active', percent }),
    complete: (run: JobRun) => completeJob(parts, run),
    fail: ({ job }: JobRun, reason: JobFailureReason, message?: string) =>
      failJob(parts, job, reason, message),
    /** Not waited for: it must not slow the painting down. */
    announcePlaces: () => {
      nextAnnouncement ??= setTimeout(announce, ANNOUNCE_AFTER_MS);
    },
    close: async () => {
      clearTimeout(nextAnnouncement);
      await announcing;
      await parts.settled.close();
    },
  };
}
