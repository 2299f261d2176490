import { commonSentences } from './common-sentences.ts';
import type { Outcome } from './history.ts';
import type { MadeFault } from './make-faults.ts';

/** An outage of an engine shows within this (SPEC 8). */
const SHOWS_WITHIN_MS = 2_000;
/** The machine is busy with the traffic, the whole system and this test. */
const BUSY_MS = 1_000;
/** Sent at the very moment when a connection closes. */
const SAME_MOMENT_MS = 100;
const ENGINES = ['mongodb', 'valkey'];

/** Names every answer that a child must not get, whatever fails. */
export function judgeOutcomes(outcomes: Outcome[], faults: MadeFault[]): string[] {
  const doorFaults = faults.filter(({ fault }) => fault.target === 'bff' && fault.kind !== 'stop');
  return outcomes.flatMap((outcome) => {
    const { startedAt, endedAt, status, result, code, message } = outcome;
    const tookMs = Math.round(endedAt - startedAt);
    const said = `${outcome.name}: ${result} ${status} ${code} „${message}“ after ${tookMs} ms`;
    const during = faults.filter(({ from, readyAt }) => startedAt < readyAt && endedAt > from);
    const told = `${said} (${during.map(({ fault }) => `${fault.kind} ${fault.target}`).join(', ')})`;

    if (status === 500) return [`unforeseen: ${told}`];
    const sentence = commonSentences[code];
    if (result === 'refused' && sentence && message && message !== sentence) {
      return [`another sentence: ${told}`];
    }
    const door = doorFaults.filter((fault) => during.includes(fault));
    if (result === 'broken' && door.length === 0) return [`broken: ${told}`];
    const wasAsked = door.every(
      ({ fault, from }) => fault.kind === 'restart' && startedAt < from - SAME_MOMENT_MS,
    );
    if (result === 'broken' && (wasAsked || (status > 0 && isRestart(door)))) {
      return [`cut: ${told}`];
    }
    // Begun near its end, a request may well have outlived the outage, and be late for other reasons.
    const isInOutage = during.some(
      (made) =>
        made.isAlone &&
        ENGINES.includes(made.fault.target) &&
        startedAt >= made.from &&
        startedAt <= made.until - SHOWS_WITHIN_MS,
    );
    // Passwords take their turn, also on a good day.
    const isLate = tookMs > SHOWS_WITHIN_MS + BUSY_MS && outcome.name !== 'POST /api/login';
    return isInOutage && isLate ? [`late: ${told}`] : [];
  });
}

function isRestart(door: MadeFault[]): boolean {
  return door.every(({ fault }) => fault.kind === 'restart');
}
