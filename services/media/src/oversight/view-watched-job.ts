import type { WatchedJob } from '@lux/contracts/media/watched-job.ts';
import type { JobRecord } from '../jobs/job.store.ts';

/** A job as an admin sees it; whose it is stays unsaid. */
export function viewWatchedJob(job: JobRecord): WatchedJob {
  return {
    jobId: job._id,
    kind: job.kind,
    state: job.state,
    prompt: ('prompt' in job.wish ? job.wish.prompt : job.wish.title) ?? null,
    createdAt: job.createdAt.toISOString(),
    finishedAt: job.finishedAt?.toISOString() ?? null,
    starts: job.starts,
    reason: job.reason ?? null,
    message: job.message ?? null,
  };
}
