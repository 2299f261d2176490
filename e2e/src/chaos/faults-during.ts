import type { Outcome } from './history.ts';
import type { MadeFault } from './make-faults.ts';

/** The faults a request has met with, until what they hit was ready again. */
export function faultsDuring({ startedAt, endedAt }: Outcome, faults: MadeFault[]): MadeFault[] {
  return faults.filter(({ from, readyAt }) => startedAt < readyAt && endedAt > from);
}
