import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';

const NICENESS = 19;

/**
 * Gives the browsers this process has started only what the system under test leaves over, as admins
 * look from computers of their own. Linux only; elsewhere they take their share.
 */
export function lowerBrowserPriority(): void {
  const all = listProcesses();
  const leaders = all.filter(({ parent, command }) => parent === process.pid && isBrowser(command));
  for (const { pid } of leaders) {
    // Where the CPU is shared out among sessions first, and where it is not.
    attempt(() => writeFileSync(`/proc/${pid}/autogroup`, `${NICENESS}`));
    for (const one of all.filter(({ session }) => session === pid)) {
      attempt(() => {
        for (const thread of readdirSync(`/proc/${one.pid}/task`)) {
          setPriority(Number(thread), NICENESS);
        }
      });
    }
  }
}

function listProcesses() {
  const pids = attempt(() => readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) ?? [];
  return pids.flatMap((entry) => {
    const stat = attempt(() => readFileSync(`/proc/${entry}/stat`, 'utf8'));
    // Behind the name, which may hold anything: state, parent, group, session.
    const [, parent, , session] = stat?.slice(stat.lastIndexOf(')') + 2).split(' ') ?? [];
    const command = attempt(() => readFileSync(`/proc/${entry}/cmdline`, 'utf8')) ?? '';
    const found = { pid: Number(entry), parent: Number(parent), session: Number(session), command };
    return stat ? [found] : [];
  });
}

const isBrowser = (command: string) => /chrom/.test(command.split('\0')[0] ?? '');

/** What has ended meanwhile, or is not known to this kernel, is left out. */
function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
