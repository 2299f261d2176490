import type { Id, OwnerId } from '@lux/contracts/common/ids.ts';
import type { JobView } from '@lux/contracts/media/job.ts';
import { errors } from '../errors.ts';
import { failureMessage } from './failure-message.ts';
import type { JobDeps } from './job-deps.ts';
import { publishOutcome } from './publish-outcome.ts';
import { pushProgress, viewJob } from './push-progress.ts';
import { enqueueJob } from './queue/enqueue-jobs.ts';
import type { JobRecord } from './records/job-record.ts';
import { discardFiles } from './run-job.ts';

/**
 * Ends a job at the child's wish; one that is settled already stays as it is. A worker that is at
 * it right now finds out when it wants to complete it, and clears its file away.
 *
 * @throws JOB_NOT_FOUND 404
 */
export async function cancelJob(deps: JobDeps, id: Id, owners: OwnerId[]): Promise<JobView> {
  const job = await deps.store.find(id, owners);
  if (!job) throw errors.JOB_NOT_FOUND();
  const cancelled = await deps.store.fail(id, {
    reason: 'CANCELLED',
    message: failureMessage(job.kind, 'CANCELLED'),
  });
  if (!cancelled) return viewJob(deps, (await deps.store.get(id)) ?? job);

  // Should this fail, the worker finds the record settled and does nothing.
  await deps.queue
    .remove(id)
    .catch((error: unknown) => deps.log.debug({ err: error, jobId: id }, 'still in the queue'));
  deps.settled.announce(id);
  await publishOutcome(deps, cancelled);
  return viewJob(deps, cancelled);
}

/**
 * Tries a failed job once more at an admin's wish. What its child has cancelled stays cancelled.
 *
 * @throws JOB_NOT_FOUND 404, NOT_FAILED 409
 */
export async function retryJob(deps: JobDeps, id: Id): Promise<JobRecord> {
  const job = await deps.store.retry(id);
  if (!job) {
    if (await deps.store.get(id)) throw errors.NOT_FAILED();
    throw errors.JOB_NOT_FOUND();
  }
  pushProgress(deps.push, job.owner, { jobId: job._id, kind: job.kind, state: 'queued' });
  const enqueue = async () => {
    // BullMQ still knows the failed one under this id and would ignore a second.
    await deps.queue.remove(id);
    await enqueueJob(deps, job);
  };
  await enqueue().catch((error: unknown) =>
    deps.log.warn({ err: error, jobId: id }, 'not enqueued, the sweep will'),
  );
  return job;
}

/**
 * Takes a job away at an admin's wish: one that waits or is being made is cancelled, and its child
 * told so; one that has failed is forgotten. A ready one is a child's picture and stays.
 *
 * @throws JOB_NOT_FOUND 404, NOT_FAILED 409
 */
export async function removeJob(deps: JobDeps, id: Id): Promise<void> {
  const job = await deps.store.get(id);
  if (!job) throw errors.JOB_NOT_FOUND();
  if (job.state === 'ready') throw errors.NOT_FAILED();
  if (job.state !== 'failed') {
    await cancelJob(deps, id, [job.owner]);
    return;
  }
  const removed = await deps.store.removeFailed(id);
  await discardFiles(deps, removed?.fileIds ?? []);
}
