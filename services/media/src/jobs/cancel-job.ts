import type { Id, OwnerId } from '@lux/contracts/common/ids.ts';
import type { JobView } from '@lux/contracts/media/job.ts';
import { errors } from '../errors.ts';
import { failureMessage } from './failure-message.ts';
import type { JobDeps } from './job-deps.ts';
import { publishOutcome } from './publish-outcome.ts';
import { viewJob } from './view-job.ts';

/**
 * Ends a job at the child's wish; one that is settled already stays as it is. A worker that is at
 * it right now finds out when it wants to complete it, and clears its file away.
 *
 * @throws JOB_NOT_FOUND 404
 */
export async function cancelJob(parts: JobDeps, id: Id, owners: OwnerId[]): Promise<JobView> {
  const job = await parts.store.find(id, owners);
  if (!job) throw errors.JOB_NOT_FOUND();
  const cancelled = await parts.store.fail(id, {
    reason: 'CANCELLED',
    message: failureMessage(job.kind, 'CANCELLED'),
  });
  if (!cancelled) return viewJob(parts, (await parts.store.get(id)) ?? job);

  // Should this fail, the worker finds the record settled and does nothing.
  await parts.queue
    .remove(id)
    .catch((error: unknown) => parts.log.debug({ err: error, jobId: id }, 'still in the queue'));
  parts.settled.announce(id);
  await publishOutcome(parts, cancelled);
  return viewJob(parts, cancelled);
}
