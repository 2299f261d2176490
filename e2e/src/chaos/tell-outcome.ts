import type { Outcome } from './history.ts';
import type { MadeFault } from './make-faults.ts';

/** A line about a request, for whoever reads why a run failed. */
export function tellOutcome(outcome: Outcome, during: MadeFault[]): string {
  const { name, startedAt, endedAt, status, result, code, message } = outcome;
  const tookMs = Math.round(endedAt - startedAt);
  const said = `${name}: ${result} ${status} ${code} „${message}“ after ${tookMs} ms`;
  return `${said} (${during.map(({ fault }) => `${fault.kind} ${fault.target}`).join(', ')})`;
}
