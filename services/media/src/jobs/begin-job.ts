import type { Id } from '@lux/contracts/common/ids.ts';
import type { JobFailureReason } from '@lux/contracts/media/job.ts';
import { createId } from '@lux/service-kit/secrets.ts';
import { failureMessage } from './failure-message.ts';
import type { JobRecord } from './job.store.ts';
import type { JobDeps } from './job-deps.ts';
import { publishOutcome } from './publish-outcome.ts';
import { pushJob } from './push-job.ts';

/**
 * Removes files that no ready job names. One that stays behind because this fails is never shown:
 * its id was told to nobody.
 */
export async function discardFiles(
  { removeFile, log }: Pick<JobDeps, 'removeFile' | 'log'>,
  ids: Id[],
): Promise<void> {
  for (const id of ids) {
    await removeFile(id).catch((error: unknown) =>
      log.warn({ err: error, fileId: id }, 'file stays behind'),
    );
  }
}

/** Ends a run's job with a reason a child understands, unless a newer run has taken over. */
export async function failJob(
  parts: JobDeps,
  job: JobRecord,
  reason: JobFailureReason,
  message: string = failureMessage(job.kind, reason),
): Promise<void> {
  const failed = await parts.store.fail(job._id, { reason, message }, job.starts);
  if (!failed) return;
  parts.settled.announce(failed._id);
  await publishOutcome(parts, failed);
  await discardFiles(parts, failed.fileIds);
}

/** One run of a job by one worker. */
export interface JobRun {
  job: JobRecord;
  /** The file this run writes to; another run of the same job has another. */
  fileId: Id;
}

/** A job that takes its worker down each time must end; crashes count nowhere else. */
const MOST_STARTS = 8;

/** Begins a run; null where there is nothing left to do: ready, failed or cancelled meanwhile. */
export async function beginJob(parts: JobDeps, id: Id, turn: number): Promise<JobRun | null> {
  const fileId = createId();
  const job = await parts.store.begin(id, fileId);
  if (!job) return null;
  if (job.starts > MOST_STARTS) {
    await failJob(parts, job, 'INTERNAL');
    return null;
  }
  await parts.turns
    .begun(turn)
    .catch((error: unknown) => parts.log.debug({ err: error }, 'turn not noted'));
  pushJob(parts.push, job.owner, { jobId: id, kind: job.kind, state: 'active', percent: 0 });
  return { job, fileId };
}
