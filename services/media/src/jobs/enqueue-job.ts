import type { JobRecord } from './job.store.ts';
import type { JobDeps } from './job-deps.ts';

/** Gives the job its fair turn in the queue. */
export async function enqueueJob(
  { queue, turns }: Pick<JobDeps, 'queue' | 'turns'>,
  job: Pick<JobRecord, '_id' | 'owner' | 'origin'>,
): Promise<void> {
  await queue.add(job._id, await turns.take(job.owner), job.origin);
}
