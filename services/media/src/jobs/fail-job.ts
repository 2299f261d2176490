import type { JobFailureReason } from '@lux/contracts/media/job-failure-reason.ts';
import { discardFiles } from './discard-files.ts';
import { failureMessage } from './failure-message.ts';
import type { JobRecord } from './job.store.ts';
import type { JobDeps } from './job-deps.ts';
import { publishOutcome } from './publish-outcome.ts';

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
