import { setTimeout as pause } from 'node:timers/promises';
import type { VirtualUser } from './virtual-user.ts';

const TALK_EVERY_MS = 15_000;
/** Two in ten minutes. */
const PICTURE_EVERY_MS = 300_000;
const GAME_EVERY_MS = 60_000;
const LOOK_EVERY_MS = 30_000;

interface Due {
  atMs: number;
  act: () => Promise<void>;
}

/**
 * A lesson as a class has it, each child on a clock of its own: an open loop, no child waits because
 * another one does. Resolves when all have what they asked for.
 */
export async function playLesson(users: VirtualUser[], seconds: number): Promise<void> {
  const plan: Due[] = [];
  const repeat = (everyMs: number, phase: number, act: () => Promise<void>) => {
    for (let atMs = phase * everyMs; atMs < seconds * 1_000; atMs += everyMs) {
      plan.push({ atMs, act });
    }
  };
  for (const [place, user] of users.entries()) {
    // Spread by the golden ratio and its multiples: the same in every run, and no two in step.
    const phase = (turn: number) => ((place + 1) * turn * 0.618_033_988_75) % 1;
    repeat(TALK_EVERY_MS, phase(1), () => user.talk());
    repeat(PICTURE_EVERY_MS, phase(2), () => user.picture());
    repeat(GAME_EVERY_MS, phase(3), () => user.round());
    repeat(GAME_EVERY_MS, phase(5), () => user.quiz());
    repeat(LOOK_EVERY_MS, phase(7), () => user.look());
  }
  const doing: Promise<void>[] = [];
  const start = performance.now();
  for (const { atMs, act } of plan.toSorted((one, other) => one.atMs - other.atMs)) {
    const waitMs = start + atMs - performance.now();
    if (waitMs > 1) await pause(waitMs);
    doing.push(act());
  }
  await Promise.all(doing);
}
