import type { Outcome } from '../history.ts';
import type { InjectedFault } from '../system/inject-faults.ts';

/** A line about a request, for whoever reads why a run failed. */
export function describeOutcome(outcome: Outcome, during: InjectedFault[]): string {
  const { name, startedAt, endedAt, status, result, code, message } = outcome;
  const tookMs = Math.round(endedAt - startedAt);
  const said = `${name}: ${result} ${status} ${code} „${message}“ after ${tookMs} ms`;
  return `${said} (${during.map(({ fault }) => `${fault.kind} ${fault.target}`).join(', ')})`;
}

/** The faults a request has met with, until what they hit was ready again. */
export function faultsDuring(
  { startedAt, endedAt }: Outcome,
  faults: InjectedFault[],
): InjectedFault[] {
  return faults.filter(({ from, readyAt }) => startedAt < readyAt && endedAt > from);
}

/** What a child reads where something is away, by code: SPEC 8, and the catalogue of all services. */
const commonSentences: Readonly<Record<string, string>> = {
  DATABASE_CONNECTION_FAILED:
    'Die Datenbank ist derzeit nicht verfügbar. Bitte versuche es später erneut oder kontaktiere den Administrator.',
  SERVICE_UNAVAILABLE: 'Das geht gerade nicht. Gleich klappt es vielleicht wieder.',
  ANSWER_FAILED: 'Antwort konnte nicht verarbeitet werden.',
};

/** Sent at the very moment when a connection closes. */
const SAME_MOMENT_MS = 100;

/** Names every answer that a child must not get, whatever fails. */
export function judgeOutcomes(outcomes: Outcome[], faults: InjectedFault[]): string[] {
  const doorFaults = faults.filter(({ fault }) => fault.target === 'bff' && fault.kind !== 'stop');
  return outcomes.flatMap((outcome) => {
    const { startedAt, status, result, code, message } = outcome;
    const during = faultsDuring(outcome, faults);
    const told = describeOutcome(outcome, during);

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

function isRestart(door: InjectedFault[]): boolean {
  return door.every(({ fault }) => fault.kind === 'restart');
}
