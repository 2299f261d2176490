import type { Id } from '@lux/contracts/common/id.ts';
import { errors } from '../errors.ts';
import { cancelJob } from './cancel-job.ts';
import { discardFiles } from './discard-files.ts';
import type { JobDeps } from './job-deps.ts';

/**
 * Takes a job away at an admin's wish: one that waits or is being made is cancelled, and its child
 * told so; one that has failed is forgotten. A ready one is a child's picture and stays.
 *
 * @throws JOB_NOT_FOUND 404, NOT_FAILED 409
 */
export async function removeJob(parts: JobDeps, id: Id): Promise<void> {
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
