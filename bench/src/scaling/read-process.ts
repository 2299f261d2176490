import { readFileSync } from 'node:fs';

/** Linux counts CPU in hundredths of a second, whatever the machine. */
const MS_PER_TICK = 10;

/** What a process of this machine has used so far (Linux only). */
export function readProcess(pid: number): { cpuMs: number; memoryMb: number } {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // After the name, which may hold spaces: user and system time are the 12th and 13th.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = Number(fields[11]) + Number(fields[12]);
  const memory = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return { cpuMs: ticks * MS_PER_TICK, memoryMb: Number(memory?.[1]) / 1_024 };
}
