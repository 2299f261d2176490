/** The thread of `endWhenHung`: counts its own looks in which the process has not moved on. */
import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';

const STDERR = 2;

export interface Watched {
  /** Moves on as long as the event loop does. */
  beats: Int32Array;
  lookEveryMs: number;
  missedLooks: number;
}

const { beats, lookEveryMs, missedLooks }: Watched = workerData;

let seen = -1;
let missed = 0;
setInterval(() => {
  const now = Atomics.load(beats, 0);
  missed = now === seen ? missed + 1 : 0;
  seen = now;
  if (missed < missedLooks) return;
  writeSync(
    STDERR,
    `${JSON.stringify({ level: 60, time: Date.now(), msg: 'the event loop stands still, the process ends' })}\n`,
  );
  process.kill(process.pid, 'SIGKILL');
}, lookEveryMs);
