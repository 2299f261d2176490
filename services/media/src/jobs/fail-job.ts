import type { JobFailureReason } from '@lux/contracts/media/job-failure-reason.ts';
import { discardFiles } from './discard-files.ts';
import { failureMessage } from './failure-message.ts';
import type { JobRecord } from './job.store.ts';
import type { JobParts } from './job-parts.ts';
import { pushJob } from './push-job.ts';
import { tellOutcome } from './tell-outcome.ts';
import { viewJob } from './view-job.ts';

/** Ends a run's job with a reason a child understands, unless a newer run has taken over. */
export async function failJob(
  parts: JobParts,
  job: JobRecord,
  reason: JobFailureReason,
  message: string = failureMessage(job.kind, reason),
): Promise<void> {
  const failed = await parts.store.fail(job._id, { reason, message }, job.starts);
  if (!failed) return;
  pushJob(parts.push, failed.owner, await viewJob(parts, failed));
  parts.settled.announce(failed._id);
  await tellOutcome(parts, failed);
  await discardFiles(parts, failed.fileIds);
}
