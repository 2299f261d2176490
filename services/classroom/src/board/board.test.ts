import type { PlaceEvent } from '@lux/contracts/classroom/place-event.ts';
import { placeStream } from '@lux/service-kit/events/event-streams.ts';
import { createId } from '@lux/service-kit/secrets.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { waitFor } from '@lux/test-kit/wait-for.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { keepActivities } from '../start-tickers.ts';
import { type Classroom, openClassroom, visitorOf } from '../testing/open-classroom.ts';
import { rebuildBoard } from './refresh-tile.ts';
import { startPlaceConsumer, takePlaceEvents } from './take-place-events.consumer.ts';

const engines = useEngines();
let classroom: Classroom;

beforeAll(async () => {
  classroom = await openClassroom(engines);
});
afterAll(async () => classroom.close());

/** A running lesson with one child in it. */
async function openPlace() {
  const { classId, seats } = await classroom.openClass(2);
  const lesson = await classroom.openLesson(classId);
  const [seat] = seats;
  if (!seat) throw new Error('no seat');
  const { placeId } = await classroom.joined(lesson.code, {
    seatId: seat.id,
    visitor: visitorOf(createId()),
  });
  const lessonId = lesson.id;
  const event = (given: Partial<PlaceEvent> & Pick<PlaceEvent, 'name'>, ageMs = 0): PlaceEvent => {
    const timestamp = new Date(Date.now() - ageMs).toISOString();
    const common = { id: createId(), timestamp, lessonId, placeId };
    const acted = given.name === 'place.acted' ? { area: null, counts: null } : {};
    return { ...common, ...acted, ...given } as PlaceEvent;
  };
  const place = async () => (await classroom.readBoard(lessonId)).places[0];
  return { lesson, lessonId, placeId, seat, event, place };
}

const acted = (area: 'talk' | 'math', counts: 'question' | 'round') =>
  ({ name: 'place.acted', area, counts }) as const;

test('an event counts once, however often it comes', async () => {
  const { event, place } = await openPlace();
  const asked = event(acted('talk', 'question'));
  await takePlaceEvents(classroom.deps, [asked, asked]);
  await Promise.all([
    takePlaceEvents(classroom.deps, [asked]),
    takePlaceEvents(classroom.deps, [event(acted('math', 'round'))]),
  ]);
  expect(await place()).toMatchObject({ questions: 1, rounds: 1, area: 'math' });
});

test('what came late does not turn the tile back', async () => {
  const { event, place } = await openPlace();
  await takePlaceEvents(classroom.deps, [
    event(acted('math', 'round')),
    event(acted('talk', 'question'), -60_000),
    event({ name: 'place.connected' }),
  ]);
  // A clock that goes wrong by a minute moves nothing into the future.
  const seen = await place();
  expect(Date.parse(seen?.lastSeenAt ?? '')).toBeLessThanOrEqual(Date.now());
  await takePlaceEvents(classroom.deps, [event({ name: 'place.disconnected' }, 5_000)]);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 60_000 });
  try {
    expect((await place())?.light).toBe('working');
  } finally {
    vi.useRealTimers();
  }
});

test('lights: working, quiet after five minutes, away after one without a socket, hand, worried', async () => {
  const { event, place, placeId } = await openPlace();
  const lightIn = async (minutes: number) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 });
    try {
      return (await place())?.light;
    } finally {
      vi.useRealTimers();
    }
  };
  await takePlaceEvents(classroom.deps, [event({ name: 'place.connected' })]);
  expect([await lightIn(0), await lightIn(4), await lightIn(6)]).toEqual([
    'working',
    'working',
    'quiet',
  ]);
  await takePlaceEvents(classroom.deps, [event({ name: 'place.disconnected' })]);
  expect([await lightIn(0), await lightIn(2)]).toEqual(['working', 'away']);
  await classroom.ask('PUT', `/places/${placeId}/hand`, { isUp: true });
  expect(await lightIn(2)).toBe('hand');
  await takePlaceEvents(classroom.deps, [
    event({ name: 'place.worried', sentence: 'Ich will nicht mehr da sein.' }),
  ]);
  expect(await lightIn(2)).toBe('worried');
});

test('quiet comes by itself: the tile is due, and its teachers hear of it', async () => {
  const { lessonId, event, placeId } = await openPlace();
  const { boards, boardPusher } = classroom.deps;
  await takePlaceEvents(classroom.deps, [event({ name: 'place.connected' })]);
  await waitFor(() => classroom.countPushes('board.changed', lessonId, placeId) > 0);
  expect(await boards.takeDueLights()).not.toContain(lessonId);
  const told = classroom.countPushes('board.changed', lessonId, '"quiet"');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6 * 60_000 });
  try {
    const due = await waitFor(async () => {
      const lessons = await boards.takeDueLights();
      return lessons.includes(lessonId) && lessons;
    });
    for (const one of due) boardPusher.push(one);
    await waitFor(() => classroom.countPushes(lessonId, 'quiet') > told);
  } finally {
    vi.useRealTimers();
  }
});

test('a board is told of at most four times a second, with all that changed', async () => {
  const { lessonId, event, placeId } = await openPlace();
  await waitFor(() => classroom.countPushes('board.changed', lessonId) > 0);
  const before = classroom.countPushes('board.changed', lessonId);
  const start = Date.now();
  for (let round = 0; round < 60; round += 1) {
    await takePlaceEvents(classroom.deps, [event(acted('math', 'round'))]);
  }
  await waitFor(async () => {
    const { waitMs, tiles } = await classroom.deps.boards.takeDirty(lessonId);
    return waitMs === 0 && tiles.size === 0;
  });
  const seconds = (Date.now() - start) / 1_000;
  const told = classroom.countPushes('board.changed', lessonId, placeId) - before;
  expect(told).toBeLessThanOrEqual(Math.ceil(seconds * 4) + 1);
  expect((await classroom.readBoard(lessonId)).places[0]?.rounds).toBe(60);
});

test('a board that Redis has lost is there again with its counts, hands and next events', async () => {
  const { lessonId, event, place, placeId } = await openPlace();
  await classroom.ask('PUT', `/places/${placeId}/hand`, { isUp: true });
  await takePlaceEvents(classroom.deps, [event(acted('talk', 'question'))]);
  await keepActivities(classroom.deps);
  await classroom.loseRedis();
  await takePlaceEvents(classroom.deps, [event(acted('talk', 'question'))]);
  expect(await place()).toMatchObject({ questions: 2, isHandUp: true, light: 'hand' });
  await classroom.loseRedis();
  const state = await classroom.ask('GET', `/lessons/${lessonId}/state`);
  expect(state.json()).toMatchObject({ isOver: false, gonePlaces: [] });
});

test('what a process left behind between MongoDB and Redis is put right', async () => {
  const { lessonId, placeId, place } = await openPlace();
  const { places, boards } = classroom.deps;
  await places.setHand(placeId, true);
  const stray = createId();
  const tile = (await boards.read(lessonId)).get(placeId);
  if (!tile) throw new Error('no tile');
  await boards.put(lessonId, { ...tile, facts: { ...tile.facts, id: stray } });
  await rebuildBoard(classroom.deps, lessonId);
  expect((await classroom.readBoard(lessonId)).places.map(({ id }) => id)).toEqual([placeId]);
  expect((await place())?.isHandUp).toBe(true);
});

test('an act on the stream is on the board within a second', async () => {
  const { lessonId, event, place } = await openPlace();
  const consumer = startPlaceConsumer(classroom.deps);
  try {
    const { redis, config } = classroom.deps;
    const events = JSON.stringify([event(acted('talk', 'question'))]);
    await redis.xadd(placeStream.key(config.namePrefix), '*', placeStream.field, events);
    await waitFor(async () => (await place())?.questions === 1, { timeoutMs: 3_000 });
    expect(await redis.xlen(placeStream.key(config.namePrefix))).toBe(0);
    await waitFor(() => classroom.countPushes('board.changed', lessonId, '"talk"') >= 0);
  } finally {
    await consumer.close();
  }
});

test('children of a lesson that is over, and of none, change nothing', async () => {
  const { lessonId, event } = await openPlace();
  await classroom.ask('DELETE', `/lessons/${lessonId}`);
  await takePlaceEvents(classroom.deps, [
    event(acted('talk', 'question')),
    { ...event(acted('talk', 'question')), lessonId: createId() },
  ]);
  expect((await classroom.readBoard(lessonId)).places).toMatchObject([{ light: 'away' }]);
});
