import type { Id } from '@lux/contracts/common/ids.ts';
import type { JobFailureReason } from '@lux/contracts/media/job.ts';
import { createId } from '@lux/service-kit/secrets.ts';
import { failureMessage } from './failure-message.ts';
import type { JobDeps } from './job-deps.ts';
import { publishOutcome } from './publish-outcome.ts';
import { pushProgress } from './push-progress.ts';
import type { JobRecord } from './records/job-record.ts';

/** One run of a job by one worker. */
export interface JobRun {
  job: JobRecord;
  /** The file this run writes to; another run of the same job has another. */
  fileId: Id;
}

/** A job that takes its worker down each time must end; crashes count nowhere else. */
const MOST_STARTS = 8;

/** Begins a run; null where there is nothing left to do: ready, failed or cancelled meanwhile. */
export async function beginJob(deps: JobDeps, id: Id, turn: number): Promise<JobRun | null> {
  const fileId = createId();
  const job = await deps.store.begin(id, fileId);
  if (!job) return null;
  if (job.starts > MOST_STARTS) {
    await failJob(deps, job, 'INTERNAL');
    return null;
  }
  await deps.turns
    .begun(turn)
    .catch((error: unknown) => deps.log.debug({ err: error }, 'turn not noted'));
  pushProgress(deps.push, job.owner, { jobId: id, kind: job.kind, state: 'active', percent: 0 });
  return { job, fileId };
}

/**
 * Makes the run's file the job's result. Where another run was faster or the child has cancelled,
 * the file goes away again: one job, one picture.
 */
export async function completeJob(deps: JobDeps, { job, fileId }: JobRun): Promise<void> {
  const ready = await deps.store.complete(job._id, fileId);
  if (!ready) return discardFiles(deps, [fileId]);

  deps.settled.announce(ready._id);
  await publishOutcome(deps, ready);
  await discardFiles(
    deps,
    ready.fileIds.filter((id) => id !== fileId),
  );
}

/** Ends a run's job with a reason a child understands, unless a newer run has taken over. */
export async function failJob(
  deps: JobDeps,
  job: JobRecord,
  reason: JobFailureReason,
  message: string = failureMessage(job.kind, reason),
): Promise<void> {
  const failed = await deps.store.fail(job._id, { reason, message }, job.starts);
  if (!failed) return;
  deps.settled.announce(failed._id);
  await publishOutcome(deps, failed);
  await discardFiles(deps, failed.fileIds);
}

/**
 * Removes files that no ready job names. One that stays behind because this fails is never shown:
 * its id was not published.
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
