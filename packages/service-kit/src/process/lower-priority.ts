import { readdirSync } from 'node:fs';
import { setPriority } from 'node:os';

/** Where Linux lists the threads of this process; nowhere else are there any. */
const THREADS = '/proc/self/task';

/**
 * Lowers the priority of the whole process among those of its session, which is where niceness counts.
 * Linux keeps one for each thread, and new threads have that of the one that began them; those that
 * Node has begun before us would stay in front.
 */
export function lowerPriority(niceness: number): void {
  setPriority(niceness);
  for (const thread of listThreads()) {
    try {
      setPriority(thread, niceness);
    } catch {
      // It has ended meanwhile.
    }
  }
}

function listThreads(): number[] {
  try {
    return readdirSync(THREADS).map(Number);
  } catch {
    return [];
  }
}
