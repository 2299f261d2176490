import { setTimeout as pause } from 'node:timers/promises';

/**
 * So many a second, whatever each takes. Times in ms count from when each should have begun, so that a
 * slow one does not spare the next.
 */
export async function openLoop(
  { perSecond, seconds }: { perSecond: number; seconds: number },
  ask: (place: number) => Promise<unknown>,
): Promise<number[]> {
  const times: Promise<number>[] = [];
  const start = performance.now();
  while (times.length < perSecond * seconds) {
    const due = start + (times.length / perSecond) * 1_000;
    const waitMs = due - performance.now();
    if (waitMs > 1) await pause(waitMs);
    times.push(ask(times.length).then(() => performance.now() - due));
  }
  return Promise.all(times);
}
