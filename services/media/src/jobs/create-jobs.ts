import type { Id } from '@lux/contracts/common/id.ts';
import type { OwnerId } from '@lux/contracts/common/owner-id.ts';
import type { JobFailureReason } from '@lux/contracts/media/job-failure-reason.ts';
import { errors } from '../errors.ts';
import { acceptJob, type Requester } from './accept-job.ts';
import { announcePlaces } from './announce-places.ts';
import { beginJob, type JobRun } from './begin-job.ts';
import { cancelJob } from './cancel-job.ts';
import { completeJob } from './complete-job.ts';
import { failJob } from './fail-job.ts';
import type { JobDeps } from './job-deps.ts';
import type { JobWish } from './job-wish.ts';
import { publishMissedOutcomes } from './publish-missed-outcomes.ts';
import { pushJob } from './push-job.ts';
import { removeJob } from './remove-job.ts';
import { retryJob } from './retry-job.ts';
import { sweepLostJobs } from './sweep-lost-jobs.ts';
import { viewJob } from './view-job.ts';
import { waitForJob } from './wait-for-job.ts';

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
