import type { Id } from '@lux/contracts/common/id.ts';
import { createId } from '@lux/service-kit/create-id.ts';
import { failJob } from './fail-job.ts';
import type { JobRecord } from './job.store.ts';
import type { JobDeps } from './job-deps.ts';
import { pushJob } from './push-job.ts';

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
