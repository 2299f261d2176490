import { setTimeout as pause } from 'node:timers/promises';

/** Called between two pieces of work: lets whoever else works here go first. */
export type Pace = () => Promise<void>;

/** Shorter than this nobody waits for us; a timer counts whole milliseconds. */
const LEAST_WORK_MS = 4;

/**
 * A low priority keeps this process from children's cores, but not the database that works for it, nor
 * the memory and the disk they share. So it rests in between, all the longer where all is slow.
 *
 * @param share of the time that is worked, 0 to 1; 1 never rests.
 */
export function createPace(share: number, rest: (ms: number) => Promise<unknown> = pause): Pace {
  let begunAt = performance.now();
  return async () => {
    const worked = performance.now() - begunAt;
    if (worked < LEAST_WORK_MS) return;
    if (share < 1) await rest(worked * (1 / share - 1));
    begunAt = performance.now();
  };
}
