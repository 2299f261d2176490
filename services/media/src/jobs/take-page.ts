import { createHash } from 'node:crypto';
import type { Id } from '@lux/contracts/common/ids.ts';
import type { JobDeps } from './job-deps.ts';
import { waitForJob } from './queue/wait-for-job.ts';
import type { JobRecord } from './records/job-record.ts';

type PageJob = Pick<JobRecord, '_id' | 'wish' | 'seed'>;

/** How long a job waits for another before it looks whether that one is still being worked on. */
const RECHECK_MS = 1_000;

/**
 * Makes sure that the same colouring page of many jobs (same wish, same seed) is made once, whichever
 * workers have them in hand. The first claims the page in its record, where a unique index decides; the
 * others wait for its end. Where it failed, or its worker died so that it waits in the queue again, the
 * next one takes over.
 *
 * @returns the time left to make the page, or the file that another job has made of it; null where
 *   `limitMs` has passed.
 */
export async function takePage(
  deps: Pick<JobDeps, 'store' | 'queue' | 'settled'>,
  job: PageJob,
  limitMs: number,
): Promise<{ leftMs: number } | { fileId: Id } | null> {
  const page = createHash('sha256')
    .update(JSON.stringify([job.wish, job.seed]))
    .digest('base64url');
  const deadline = performance.now() + limitMs;
  for (;;) {
    const leftMs = Math.ceil(deadline - performance.now());
    if (leftMs <= 0) return null;
    if (await deps.store.claimPage(job._id, page)) return { leftMs };

    const first = await deps.store.findByPage(page);
    if (first?.state === 'ready' && first.fileId) return { fileId: first.fileId };
    if (first && (await isWorkedOn(deps, first))) {
      const recheck = AbortSignal.timeout(Math.min(RECHECK_MS, leftMs));
      // Its record may be deleted meanwhile; then the page is free.
      await waitForJob(deps, first._id, recheck).catch(() => {});
    } else if (first) await deps.store.releasePage(first);
  }
}

/** Not so where it was given back to the queue, or has ended without a file. */
async function isWorkedOn({ queue }: Pick<JobDeps, 'queue'>, job: JobRecord): Promise<boolean> {
  if (job.state !== 'active') return false;
  const waiting = await queue.waitingIds().catch((): string[] => []);
  return !waiting.includes(job._id);
}
