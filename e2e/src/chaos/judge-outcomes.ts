import { commonSentences } from './common-sentences.ts';
import { faultsDuring } from './faults-during.ts';
import type { Outcome } from './history.ts';
import type { MadeFault } from './make-faults.ts';
import { tellOutcome } from './tell-outcome.ts';

/** Sent at the very moment when a connection closes. */
const SAME_MOMENT_MS = 100;

/** Names every answer that a child must not get, whatever fails. */
export function judgeOutcomes(outcomes: Outcome[], faults: MadeFault[]): string[] {
  const doorFaults = faults.filter(({ fault }) => fault.target === 'bff' && fault.kind !== 'stop');
  return outcomes.flatMap((outcome) => {
    const { startedAt, status, result, code, message } = outcome;
    const during = faultsDuring(outcome, faults);
    const told = tellOutcome(outcome, during);

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
    return [];
  });
}

function isRestart(door: MadeFault[]): boolean {
  return door.every(({ fault }) => fault.kind === 'restart');
}
