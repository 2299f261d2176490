import { readdirSync } from 'node:fs';
import { quantile, show } from '../measuring/figures.ts';
import { readProcess } from '../scaling/read-process.ts';
import type { openSystem } from './open-system.ts';
import { playLesson } from './play-lesson.ts';
import type { VirtualUser } from './virtual-user.ts';

interface Growth {
  memoryMb: number;
  files: number;
}

/** Memory and open files of processes of this machine, by name (Linux only). */
function readGrowth(pids: (readonly [string, number])[]): Map<string, Growth> {
  return new Map(
    pids.map(([name, pid]) => {
      const { memoryMb } = readProcess(pid);
      return [name, { memoryMb, files: readdirSync(`/proc/${pid}/fd`).length }];
    }),
  );
}

const EVERY_SECONDS = 30;

/**
 * Lesson after lesson: the last quarter of the time against the second one, when caches and heaps have
 * found their size.
 */
export async function soak(
  system: Awaited<ReturnType<typeof openSystem>>,
  users: VirtualUser[],
  minutes: number,
): Promise<void> {
  const seen: Map<string, Growth>[] = [];
  const timer = setInterval(() => seen.push(readGrowth(system.pids())), EVERY_SECONDS * 1_000);
  await playLesson(users, minutes * 60);
  clearInterval(timer);
  const quarter = Math.floor(seen.length / 4);
  const median = (name: string, of: (growth: Growth) => number, from: number) =>
    quantile(
      seen.slice(from, from + quarter).flatMap((all) => {
        const growth = all.get(name);
        return growth ? [of(growth)] : [];
      }),
      0.5,
    );
  for (const name of seen[0]?.keys() ?? []) {
    for (const [what, of] of [
      ['MB', ({ memoryMb }: Growth) => memoryMb],
      ['files', ({ files }: Growth) => files],
    ] as const) {
      const early = median(name, of, quarter);
      const late = median(name, of, seen.length - quarter);
      show(`${name}: ${what}, last quarter ÷ second (${late.toFixed(0)})`, late / early, '≤ 1.1');
    }
  }
}
