import type { JobDeps } from './job-deps.ts';
import { pushJob } from './push-job.ts';

/** Tells every child who waits its new place, because the queue has moved (DESIGN 5). */
export async function announcePlaces({
  store,
  queue,
  usualDuration,
  push,
}: Pick<JobDeps, 'store' | 'queue' | 'usualDuration' | 'push'>): Promise<void> {
  const ids = await queue.waitingIds();
  if (ids.length === 0) return;
  const usualMs = await usualDuration();
  for (const { _id, owner, kind } of await store.findQueued(ids)) {
    const place = ids.indexOf(_id) + 1;
    const waitSeconds = Math.ceil((place * usualMs) / 1_000);
    pushJob(push, owner, { jobId: _id, kind, state: 'queued', place, waitSeconds });
  }
}
