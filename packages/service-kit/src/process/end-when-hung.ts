import { Worker } from 'node:worker_threads';
import type { Watched } from './hang-watcher.ts';

export interface HangLimits {
  /** How long the event loop may stand still. */
  hungAfterMs: number;
  /** Between two looks of the watching thread. */
  lookEveryMs: number;
}

/** Longer than anything a process of ours computes in one piece, on a machine with much else to do. */
const LIMITS: HangLimits = { hungAfterMs: 60_000, lookEveryMs: 5_000 };

const watcher = new URL('./hang-watcher.ts', import.meta.url);

/**
 * Kills this process when its event loop stands still, so that the supervisor starts it again: Docker
 * and `npm start` act on processes that end, not on those that answer nobody. A thread of its own looks,
 * as nothing else runs then. A process that was stopped as a whole and goes on is not taken for hung.
 */
export function endWhenHung({ hungAfterMs, lookEveryMs }: HangLimits = LIMITS): void {
  const beats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  setInterval(() => Atomics.add(beats, 0, 1), lookEveryMs / 2).unref();
  const watched: Watched = {
    beats,
    lookEveryMs,
    missedLooks: Math.ceil(hungAfterMs / lookEveryMs),
  };
  const thread = new Worker(watcher, {
    workerData: watched,
    execArgv: [],
    name: 'hang-watcher',
    // It holds two numbers; loading it takes more.
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2 },
  });
  // Without it the process goes on as before there was one.
  thread.on('error', () => {});
  thread.unref();
}
