import type { Outcome } from './history.ts';
import type { MadeFault } from './make-faults.ts';

/** What the bff holds for Redis for a moment: a batch of 10 ms, and the way. */
const ON_THE_WAY_MS = 1_000;

/**
 * Whether a request's record may be missing: the bff ended before Redis had it, by a kill in the same
 * moment, or while Redis was away itself. The record is made after the answer, so that no answer
 * waits for it (DESIGN 5); everything else must be there.
 */
export function isExcused(faults: MadeFault[]): (outcome: Outcome) => boolean {
  const ends = faults.filter(({ fault }) => fault.target === 'bff' && fault.kind !== 'stop');
  const outages = faults.filter(({ fault }) => fault.target === 'valkey');
  const windows = ends.flatMap(({ fault, from, until }) => {
    const outage = outages.find((one) => one.from < until && one.readyAt > from);
    if (outage) return [{ from: Math.min(from, outage.from) - ON_THE_WAY_MS, until }];
    return fault.kind === 'kill' ? [{ from: from - ON_THE_WAY_MS, until }] : [];
  });
  return ({ endedAt }) => windows.some(({ from, until }) => endedAt >= from && endedAt <= until);
}
