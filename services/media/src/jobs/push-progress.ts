import type { OwnerId } from '@lux/contracts/common/ids.ts';
import type { JobView } from '@lux/contracts/media/job.ts';
import type { Push } from '@lux/service-kit/push/create-push.ts';
import type { JobDeps } from './job-deps.ts';
import type { JobRecord } from './records/job-record.ts';

/** A guessed percentage never says that it is done. */
const HIGHEST_GUESS = 95;

/** The job as its owner sees it. Place and times are estimates; without Redis they are left out. */
export async function viewJob(
  deps: Pick<JobDeps, 'queue' | 'usualDuration'>,
  job: JobRecord,
): Promise<JobView> {
  const view: JobView = { jobId: job._id, kind: job.kind, state: job.state };
  switch (job.state) {
    case 'queued': {
      const waiting = await deps.queue.waitingIds().catch((): string[] => []);
      const place = waiting.indexOf(job._id) + 1;
      if (place === 0) return view;
      return { ...view, place, waitSeconds: toSeconds(place * (await deps.usualDuration())) };
    }
    case 'active': {
      const usualMs = await deps.usualDuration();
      const elapsedMs = Date.now() - (job.startedAt ?? job.updatedAt).getTime();
      return {
        ...view,
        percent: Math.min(HIGHEST_GUESS, Math.floor((elapsedMs / usualMs) * 100)),
        waitSeconds: toSeconds(Math.max(0, usualMs - elapsedMs)),
      };
    }
    case 'ready':
      return { ...view, ...(job.fileId && { url: `/media/${job.fileId}` }) };
    case 'failed':
      return {
        ...view,
        ...(job.reason && { reason: job.reason }),
        ...(job.message && { message: job.message }),
      };
  }
}

function toSeconds(milliseconds: number): number {
  return Math.ceil(milliseconds / 1_000);
}

/** Tells the child's devices how its job stands: `job.queued`, `.active`, `.ready`, `.failed`. */
export function pushProgress(push: Push, owner: OwnerId, { state, ...message }: JobView): void {
  push.toOwner(owner, `job.${state}`, message);
}
