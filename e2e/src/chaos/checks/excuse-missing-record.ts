import type { Outcome } from '../history.ts';
import type { InjectedFault } from '../system/inject-faults.ts';

/** What the bff holds for Redis for a moment: a batch, and the way. */
const ON_THE_WAY_MS = 1_000;
/** From a Redis that is back to all that the bff remembers being sent again. */
const SENT_AGAIN_WITHIN_MS = 1_000;
/** From an analytics that is ready again to all that waited being stored, on a busy machine. */
const CAUGHT_UP_WITHIN_MS = 10_000;

interface Window {
  from: number;
  until: number;
}

/**
 * Whether a request's record may be missing (docs/ARCHITECTURE.md, what is not promised). It is made after
 * the answer, so that no answer waits for it (DESIGN 5), and so it is lost where the bff ended before Redis
 * had it: by a kill in the same moment, or while Redis was away itself. A Redis that keeps nothing when it is
 * killed loses what analytics has not read; the bff sends it again, unless it ended, too. Everything
 * else must be there.
 */
export function createExcuse(
  faults: InjectedFault[],
  doesRedisKeepData: boolean,
): (outcome: Outcome) => boolean {
  const of = (...targets: string[]) => faults.filter(({ fault }) => targets.includes(fault.target));
  const ends = of('bff').filter(({ fault }) => fault.kind !== 'stop');
  const outages = of('valkey');
  const windows: Window[] = ends.flatMap(({ fault, from, until }) => {
    const outage = outages.find((one) => one.from < until && one.readyAt > from);
    if (outage) return [{ from: Math.min(from, outage.from) - ON_THE_WAY_MS, until }];
    return fault.kind === 'kill' ? [{ from: from - ON_THE_WAY_MS, until }] : [];
  });
  if (!doesRedisKeepData) windows.push(...lostTwice(ends, outages, of('analytics', 'mongodb')));
  return ({ endedAt }) => windows.some(({ from, until }) => endedAt >= from && endedAt <= until);
}

/** When what was told was in a Redis that was killed, and in a bff that ended before it could tell again. */
function lostTwice(
  ends: InjectedFault[],
  outages: InjectedFault[],
  readers: InjectedFault[],
): Window[] {
  return outages
    .filter(({ fault }) => fault.kind === 'kill')
    .flatMap((killed) => {
      const unreadSince = beginOfBacklog(killed.from, [...readers, ...outages]);
      return ends
        .filter(({ from }) => from >= unreadSince && from <= killed.readyAt + SENT_AGAIN_WITHIN_MS)
        .map((end) => ({ from: unreadSince - ON_THE_WAY_MS, until: end.until }));
    });
}

/** Since when analytics may have been behind: faults before this moment that follow each other closely. */
function beginOfBacklog(moment: number, faults: InjectedFault[]): number {
  const before = faults.filter(
    ({ from, readyAt }) => from < moment && readyAt + CAUGHT_UP_WITHIN_MS >= moment,
  );
  const first = Math.min(...before.map(({ from }) => from));
  return before.length === 0 ? moment : beginOfBacklog(first, faults);
}
