import type { Id } from '@lux/contracts/common/ids.ts';
import type { JobView } from '@lux/contracts/media/job.ts';
import { errors } from '../../errors.ts';
import type { JobStore } from '../records/job.store.ts';
import type { JobRecord } from '../records/job-record.ts';
import type { JobCompletionNotifier } from './job-completion-notifier.ts';

/** Whether nothing about the job will change any more. */
function isSettled({ state }: Pick<JobView, 'state'>): boolean {
  return state === 'ready' || state === 'failed';
}

/** The bff allows 90 s for a picture; the German sentence must arrive before that. */
const WAIT_LIMIT_MS = 85_000;
/** The record is the truth: a lost announcement costs at most this. */
const RECHECK_MS = 2_000;

/**
 * Waits until the job is ready or failed. When `signal` aborts (the caller hung up, or this
 * process is stopping), gives the record as it stands.
 *
 * @throws TIMED_OUT 504; the job itself goes on.
 */
export async function waitForJob(
  {
    store,
    settled,
  }: { store: Pick<JobStore, 'get'>; settled: Pick<JobCompletionNotifier, 'next'> },
  id: Id,
  signal: AbortSignal,
  limitMs = WAIT_LIMIT_MS,
): Promise<JobRecord> {
  const deadline = performance.now() + limitMs;
  for (;;) {
    // Listening starts before the look at the record: what happens in between is not missed.
    const pause = new AbortController();
    const recheck = setTimeout(() => pause.abort(), RECHECK_MS);
    const woken = settled.next(id, AbortSignal.any([signal, pause.signal]));
    try {
      const job = await store.get(id);
      if (!job) throw errors.JOB_NOT_FOUND();
      if (isSettled(job) || signal.aborted) return job;
      if (performance.now() >= deadline) throw errors.TIMED_OUT();
      await woken;
    } finally {
      clearTimeout(recheck);
      pause.abort();
    }
  }
}
