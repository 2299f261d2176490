import type { JobDeps } from '../job-deps.ts';
import type { JobStore } from '../records/job.store.ts';

const SAMPLE = 20;
const FRESH_FOR_MS = 5_000;
/** Before the first job was ever ready. */
const FIRST_GUESS_MS = 1_000;

/** Averages the newest ready jobs: it follows by itself when another tier paints. */
export function createUsualDuration(store: Pick<JobStore, 'findReady'>): JobDeps['usualDuration'] {
  let known = FIRST_GUESS_MS;
  let readAt = Number.NEGATIVE_INFINITY;

  return async () => {
    if (performance.now() - readAt < FRESH_FOR_MS) return known;
    readAt = performance.now();
    const durations = (await store.findReady(SAMPLE)).flatMap(({ startedAt, finishedAt }) =>
      startedAt && finishedAt ? [finishedAt.getTime() - startedAt.getTime()] : [],
    );
    if (durations.length > 0) {
      known = durations.reduce((sum, duration) => sum + duration, 0) / durations.length;
    }
    return known;
  };
}
