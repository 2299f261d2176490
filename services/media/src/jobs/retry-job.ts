import type { Id } from '@lux/contracts/common/id.ts';
import { errors } from '../errors.ts';
import { enqueueJob } from './enqueue-job.ts';
import type { JobRecord } from './job.store.ts';
import type { JobDeps } from './job-deps.ts';
import { pushJob } from './push-job.ts';

/**
 * Tries a failed job once more at an admin's wish. What its child has cancelled stays cancelled.
 *
 * @throws JOB_NOT_FOUND 404, NOT_FAILED 409
 */
export async function retryJob(parts: JobDeps, id: Id): Promise<JobRecord> {
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
