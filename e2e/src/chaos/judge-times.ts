import { faultsDuring } from './faults-during.ts';
import type { Outcome } from './history.ts';
import type { MadeFault } from './make-faults.ts';
import { tellOutcome } from './tell-outcome.ts';

/** An outage of an engine shows within this (SPEC 8). */
const SHOWS_WITHIN_MS = 2_000;
/** The machine is busy with the traffic, the whole system and this test. */
const BUSY_MS = 1_000;
const ENGINES = ['mongodb', 'valkey'];

/** Names every answer that came later than an outage may show. For a machine with nothing else to do. */
export function judgeTimes(outcomes: Outcome[], faults: MadeFault[]): string[] {
  return outcomes.flatMap((outcome) => {
    const { name, startedAt, endedAt } = outcome;
    const during = faultsDuring(outcome, faults);
    // Begun near its end, a request may well have outlived the outage, and be late for other reasons.
    const isInOutage = during.some(
      ({ isAlone, fault, from, until }) =>
        isAlone &&
        ENGINES.includes(fault.target) &&
        startedAt >= from &&
        startedAt <= until - SHOWS_WITHIN_MS,
    );
    // Passwords take their turn, also on a good day.
    const isLate = endedAt - startedAt > SHOWS_WITHIN_MS + BUSY_MS && name !== 'POST /api/login';
    return isInOutage && isLate ? [`late: ${tellOutcome(outcome, during)}`] : [];
  });
}
