import { readdirSync } from 'node:fs';
import { readProcess } from '../scaling/read-process.ts';

export interface Growth {
  memoryMb: number;
  files: number;
}

/** Memory and open files of processes of this machine, by name (Linux only). */
export function readGrowth(pids: (readonly [string, number])[]): Map<string, Growth> {
  return new Map(
    pids.map(([name, pid]) => {
      const { memoryMb } = readProcess(pid);
      return [name, { memoryMb, files: readdirSync(`/proc/${pid}/fd`).length }];
    }),
  );
}
