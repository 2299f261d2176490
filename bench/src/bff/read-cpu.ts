import { readdirSync, readFileSync } from 'node:fs';

const NS_PER_MS = 1_000_000;

/**
 * What the threads of a process have used so far, in milliseconds, as the kernel's scheduler counts it
 * (Linux only): where a request takes a tenth of one, hundredths of a second are too coarse.
 */
export function readCpu(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`);
  const spent = threads.map((thread) =>
    Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]),
  );
  return spent.reduce((sum, ns) => sum + ns, 0) / NS_PER_MS;
}
