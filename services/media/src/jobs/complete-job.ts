import type { JobRun } from './begin-job.ts';
import { discardFiles } from './discard-files.ts';
import type { JobDeps } from './job-deps.ts';
import { publishOutcome } from './publish-outcome.ts';

/**
 * Makes the run's file the job's result. Where another run was faster or the child has cancelled,
 * the file goes away again: one job, one picture.
 */
export async function completeJob(parts: JobDeps, { job, fileId }: JobRun): Promise<void> {
  const ready = await parts.store.complete(job._id, fileId);
  if (!ready) return discardFiles(parts, [fileId]);

  parts.settled.announce(ready._id);
  await publishOutcome(parts, ready);
  await discardFiles(
    parts,
    ready.fileIds.filter((id) => id !== fileId),
  );
}
