import { createId } from '@lux/service-kit/secrets.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { listRedisKeys } from '@lux/test-kit/with-redis-masters.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { takePlaceEvents } from '../board/take-place-events.consumer.ts';
import { type Classroom, openClassroom, visitorOf } from '../testing/open-classroom.ts';
import { clearLessons } from './clear-lessons.ts';

const engines = useEngines();
let classroom: Classroom;

beforeAll(async () => {
  classroom = await openClassroom(engines);
});
afterAll(async () => classroom.close());

/** A lesson with a seat and a guest in it, just ended. */
async function endLesson(afterwards: 'wipe' | 'keep') {
  const { classId, seats } = await classroom.openClass(1);
  const lesson = await classroom.openLesson(classId, { afterwards, allowsGuests: true });
  const seat = await classroom.joined(lesson.code, {
    seatId: seats[0]?.id,
    visitor: visitorOf('tablet'),
  });
  const visitor = visitorOf(createId());
  await classroom.joined(lesson.code, { visitor });
  return { classId, lesson, seat, owner: `seat:${seats[0]?.id}`, visitor };
}

const countPlaces = async (lessonId: string) =>
  (await classroom.deps.places.listOfLesson(lessonId)).length;

async function later(ms: number, run: () => Promise<void>) {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });
  try {
    await run();
  } finally {
    vi.useRealTimers();
  }
}

test('a lesson is wiped in every service, again for what was under way, and then counts as cleared', async () => {
  const { lesson, owner, visitor } = await endLesson('wipe');
  await classroom.ask('DELETE', `/lessons/${lesson.id}`);
  classroom.keepers.asked.length = 0;
  await clearLessons(classroom.deps);
  const wipes = classroom.keepers.of('POST /user-data/wipes');
  // Three services each for the seats and for the guest.
  expect(wipes.map(({ body }) => body)).toMatchObject([
    ...Array(3).fill({ lessonId: lesson.id, owners: [owner], since: lesson.startedAt }),
    ...Array(3).fill({ lessonId: lesson.id, owners: [visitor] }),
  ]);
  expect(classroom.keepers.of('POST /requests/wipes')).toMatchObject([
    { body: { lessonId: lesson.id } },
  ]);
  expect(await countPlaces(lesson.id)).toBe(2);
  await later(26_000, async () => clearLessons(classroom.deps));
  expect(classroom.keepers.of('POST /user-data/wipes')).toHaveLength(12);
  expect(await countPlaces(lesson.id)).toBe(0);
  const { config } = classroom.deps;
  const left = await listRedisKeys(config.redis.url, `${config.namePrefix}*:board:${lesson.id}*`);
  expect(left).toEqual([]);
  await later(60_000, async () => clearLessons(classroom.deps));
  expect(classroom.keepers.of('POST /user-data/wipes')).toHaveLength(12);
});

test('where a service is away nothing is forgotten: it is asked until it has done it', async () => {
  const { lesson } = await endLesson('wipe');
  await classroom.ask('DELETE', `/lessons/${lesson.id}`);
  const refusal = { error: 'SERVICE_UNAVAILABLE', message: 'Gleich wieder.' };
  classroom.keepers.answer('POST /requests/wipes', refusal, 503);
  await later(30_000, async () => clearLessons(classroom.deps));
  expect(await countPlaces(lesson.id)).toBe(2);
  expect((await classroom.deps.lessons.waitingToBeCleared()).count).toBe(1);
  classroom.keepers.answer('POST /requests/wipes', {});
  await later(40_000, async () => clearLessons(classroom.deps));
  expect(await countPlaces(lesson.id)).toBe(0);
});

test('a copy that stopped in the middle is taken over, and two at once do it once each', async () => {
  const { lesson } = await endLesson('wipe');
  await classroom.ask('DELETE', `/lessons/${lesson.id}`);
  // It takes the lesson on and is killed.
  expect((await classroom.deps.lessons.takeUncleared())?._id).toBe(lesson.id);
  await clearLessons(classroom.deps);
  expect(await countPlaces(lesson.id)).toBe(2);
  await later(30_000, async () => {
    await Promise.all([clearLessons(classroom.deps), clearLessons(classroom.deps)]);
  });
  expect(await countPlaces(lesson.id)).toBe(0);
});

test('what a lesson keeps is wiped nowhere', async () => {
  const { lesson } = await endLesson('keep');
  await classroom.ask('DELETE', `/lessons/${lesson.id}`);
  classroom.keepers.asked.length = 0;
  await clearLessons(classroom.deps);
  expect(classroom.keepers.asked).toEqual([]);
  expect(await countPlaces(lesson.id)).toBe(2);
  expect((await classroom.deps.lessons.waitingToBeCleared()).count).toBe(0);
});

test('a seat’s things of the next lesson stay', async () => {
  const { classId, lesson, owner } = await endLesson('wipe');
  await classroom.ask('DELETE', `/lessons/${lesson.id}`);
  const next = await classroom.openLesson(classId);
  classroom.keepers.asked.length = 0;
  await clearLessons(classroom.deps);
  const [wipe] = classroom.keepers.of('POST /user-data/wipes');
  expect(wipe?.body).toMatchObject({ owners: [owner], until: next.startedAt });
  await classroom.ask('DELETE', `/lessons/${next.id}`);
});

test('a sign of danger outlasts the wipe until somebody has looked', async () => {
  const { lesson, seat } = await endLesson('wipe');
  await takePlaceEvents(classroom.deps, [
    {
      ...{ name: 'place.worried', id: createId(), timestamp: new Date().toISOString() },
      ...{ lessonId: lesson.id, placeId: seat.placeId, sentence: 'Papa haut mich.' },
    },
  ]);
  await classroom.ask('DELETE', `/lessons/${lesson.id}`);
  await later(30_000, async () => clearLessons(classroom.deps));
  const [place] = (await classroom.readBoard(lesson.id)).places;
  expect(place).toMatchObject({ light: 'worried', alert: { sentence: 'Papa haut mich.' } });
  const path = `/lessons/${lesson.id}/alerts/${place?.alert?.id}/seen`;
  const seen = await classroom.ask('POST', path, { username: 'frau.lindner', note: 'Angerufen' });
  expect(seen.statusCode).toBe(204);
  expect((await classroom.readBoard(lesson.id)).places).toEqual([]);
  const unknown = path.replace(place?.alert?.id ?? '', createId());
  const refused = await classroom.ask('POST', unknown, { username: 'frau.lindner' });
  expect(refused.json().error).toBe('ALERT_NOT_FOUND');
});
