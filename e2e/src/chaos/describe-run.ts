import type { Outcome } from './history.ts';
import type { MadeFault } from './make-faults.ts';

interface Run {
  seed: number;
  outcomes: Outcome[];
  faults: MadeFault[];
  /** What the terminal would show. */
  lines: string[];
}

const LAST_LINES = 60;

/** How to repeat a run, and what happened in it. */
export function describeRun({ seed, outcomes, faults, lines }: Run): string {
  const counts = new Map<string, number>();
  for (const { result, status, code } of outcomes) {
    const what = `${result} ${status} ${code}`.trim();
    counts.set(what, (counts.get(what) ?? 0) + 1);
  }
  const made = faults.map(({ fault, until, readyAt }) => {
    const waitedMs = Math.round(readyAt - until);
    return `${fault.kind} ${fault.target}: ready ${waitedMs} ms after it`;
  });
  const answers = [...counts].map(([what, count]) => `${count} × ${what}`);
  const all = [`Repeat with CHAOS_SEED=${seed}`, ...made, ...answers, ...lines.slice(-LAST_LINES)];
  return `${all.join('\n')}\n`;
}
