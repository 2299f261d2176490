import { readdirSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';

/** Where Linux lists the threads of this process; nowhere else are there any. */
const THREADS = '/proc/self/task';

/**
 * Lowers the priority of the whole process among those of its session, which is where niceness counts.
 * Linux keeps a niceness per thread and new threads inherit it, so the threads that Node has already
 * started are set one by one. With two painters busy, p99 of the settings fell from 16 to 22 ms to
 * 9 to 12 ms on two cores. A process that is nicer already stays so: only root may take that back. Delete this when painting runs on cores of its own.
 */
export function lowerPriority(niceness: number): void {
  if (getPriority() >= niceness) return;
  setPriority(niceness);
  for (const thread of listThreads()) lowerThread(thread, niceness);
}

/**
 * Lowers the priority of what this process computes beside its event loop, such as passwords that are hashed,
 * and leaves the event loop alone: what it answers should not wait for processes that start. To be called
 * once the pool has had its first work, which starts its threads. Without effect where there is no Linux. Delete this when password hashing runs on cores of its own.
 */
export function lowerPriorityOfPool(niceness: number): void {
  if (getPriority() >= niceness) return;
  for (const thread of listThreads()) {
    // Linux gives the first thread the number of its process.
    if (thread !== process.pid) lowerThread(thread, niceness);
  }
}

function lowerThread(thread: number, niceness: number): void {
  try {
    setPriority(thread, niceness);
  } catch {
    // It has ended meanwhile.
  }
}

function listThreads(): number[] {
  try {
    return readdirSync(THREADS).map(Number);
  } catch {
    return [];
  }
}
