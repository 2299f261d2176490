import type { JobRun } from './begin-job.ts';
import { discardFiles } from './discard-files.ts';
import type { JobParts } from './job-parts.ts';
import { tellOutcome } from './tell-outcome.ts';

/**
 * Makes the run's file the job's result. Where another run was faster or the child has cancelled,
 * the file goes away again: one job, one picture.
 */
export async function completeJob(parts: JobParts, { job, fileId }: JobRun): Promise<void> {
  const ready = await parts.store.complete(job._id, fileId);
  if (!ready) return discardFiles(parts, [fileId]);

  parts.settled.announce(ready._id);
  await tellOutcome(parts, ready);
  await discardFiles(
    parts,
    ready.fileIds.filter((id) => id !== fileId),
  );
}
