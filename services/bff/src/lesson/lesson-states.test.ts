import type { LessonState } from '@lux/contracts/classroom/place-event.ts';
import { createId } from '@lux/service-kit/secrets.ts';
import { expect, test } from 'vitest';
import { errors } from '../errors.ts';
import { createLessonStates } from './lesson-states.ts';

interface World {
  stored?: LessonState;
  isAway: boolean;
  isKnown: boolean;
  asked: number;
}

/** Redis and classroom as a test wants them. */
function open({ freshForMs = 0, trustMs = 60_000 } = {}) {
  const id = createId();
  const state: LessonState = {
    ...{ id, endsAt: '2026-11-23T10:45:00.000Z', isOver: false, isPaused: false },
    ...{ areas: ['talk'], afterwards: 'wipe', gonePlaces: [] },
  };
  const world: World = { isAway: false, isKnown: true, asked: 0 };
  const states = createLessonStates({
    redis: {
      get: async () => {
        if (world.isAway) throw new Error('redis is away');
        world.asked += 1;
        return world.stored ? JSON.stringify({ ...world.stored, revision: 3 }) : null;
      },
    },
    namePrefix: 'test',
    readState: async () => {
      if (!world.isKnown) throw errors.LESSON_NOT_FOUND();
      return { ...state, isPaused: true };
    },
    ...{ freshForMs, trustMs },
  });
  return { id, state, states, world };
}

test('what Redis has is read once for all children of half a second', async () => {
  const { id, state, states, world } = open({ freshForMs: 500 });
  world.stored = state;
  const read = await Promise.all(Array.from({ length: 30 }, () => states.read(id)));
  expect(read).toEqual(Array(30).fill(state));
  expect(world.asked).toBe(1);
  await states.read(id, { isFresh: true });
  expect(world.asked).toBe(2);
});

test('what Redis has lost classroom says, and that there is no such lesson', async () => {
  const { id, states, world } = open();
  expect(await states.read(id)).toMatchObject({ isPaused: true });
  world.isKnown = false;
  expect(await states.read(id)).toBeNull();
});

test('while nobody can say, a lesson goes on as it was known, but not for ever', async () => {
  const { id, state, states, world } = open({ trustMs: 100 });
  world.stored = state;
  await states.read(id);
  world.isAway = true;
  expect(await states.read(id)).toEqual(state);
  const end = performance.now() + 150;
  await expect
    .poll(() => (performance.now() > end ? states.read(id).catch(() => 'unknown') : null))
    .toBe('unknown');
});

test('a lesson that was never known cannot be guessed', async () => {
  const { id, states, world } = open();
  world.isAway = true;
  await expect(states.read(id)).rejects.toThrow();
});
