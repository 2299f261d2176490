import { setTimeout as pause } from 'node:timers/promises';
import { Visitor } from '@lux/e2e/testing/visitor.ts';
import type { HeldLesson, Pupil } from './play-before-boards.ts';

const SOCKET_LIMIT_MS = 20_000;

/**
 * All children of a lesson open its door and sit down, spread evenly over the given time: an open loop,
 * times in ms count from when each should have begun. What is refused is not tried again.
 */
export async function joinLesson(
  url: string,
  { lesson, seats }: HeldLesson,
  seconds: number,
): Promise<{ pupils: Pupil[]; joinMs: number[]; refused: number }> {
  const pupils: Pupil[] = [];
  const joinMs: number[] = [];
  let refused = 0;

  const sit = async (seatId: string, due: number) => {
    const visitor = new Visitor(url);
    const path = `/api/joins/${lesson.code}`;
    const door = await visitor.request('GET', path);
    await door.text();
    const body = { seatId, visitorToken: visitor.token };
    const joined = await visitor.request('POST', path, body);
    await joined.text();
    joinMs.push(performance.now() - due);
    const statuses = [door.status, joined.status];
    refused += statuses.filter((status) => status === 429).length;
    if (joined.status !== 200) throw new Error(`a child could not join: ${statuses}`);
    const tooLate = pause(SOCKET_LIMIT_MS, undefined, { ref: false }).then(() => {
      throw new Error('a child’s socket does not connect');
    });
    await Promise.race([visitor.connect(), tooLate]);
    pupils.push({ visitor, seatId, dueAt: [], counted: 0 });
  };

  const start = performance.now();
  await Promise.all(
    seats.map(async ({ id }, place) => {
      const due = start + (place / seats.length) * seconds * 1_000;
      await pause(Math.max(due - performance.now(), 0));
      await sit(id, due);
    }),
  );
  return { pupils, joinMs, refused };
}
