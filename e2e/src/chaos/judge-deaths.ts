import type { MadeFault } from './make-faults.ts';
import type { Death } from './open-chaos-system.ts';

/** Names each process that ended otherwise than it was made to: nothing that fails takes others along. */
export function judgeDeaths(deaths: Death[], faults: MadeFault[]): string[] {
  const causes = { kill: 'Signal SIGKILL', restart: 'Code 0' };
  const expected = faults.flatMap(({ fault: { kind, target } }) =>
    kind === 'kill' || kind === 'restart' ? [`${target}: ${causes[kind]}`] : [],
  );
  const happened = deaths.map(({ name, cause }) => `${name}: ${cause}`);
  const missing = [...expected];
  const unasked = happened.filter((death) => {
    const at = missing.indexOf(death);
    if (at >= 0) missing.splice(at, 1);
    return at < 0;
  });
  return [
    ...unasked.map((death) => `unasked end: ${death}`),
    ...missing.map((death) => `not so: ${death}`),
  ];
}
