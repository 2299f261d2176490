import { lessonStateKey } from '@lux/contracts/classroom/place-event.ts';
import { createId } from '@lux/service-kit/secrets.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { waitFor } from '@lux/test-kit/wait-for.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Classroom, openClassroom, visitorOf } from '../testing/open-classroom.ts';
import { endDueLessons } from './end-lesson.ts';

const engines = useEngines();
let classroom: Classroom;

beforeAll(async () => {
  classroom = await openClassroom(engines);
});
afterAll(async () => classroom.close());

const readState = async (lessonId: string) => {
  const { redis, config } = classroom.deps;
  return JSON.parse((await redis.get(lessonStateKey(config.namePrefix, lessonId))) ?? 'null');
};

/** As if the lesson had begun so long ago. */
async function moveBack(lessonId: string, minutes: number) {
  const lesson = await classroom.deps.lessons.find(lessonId);
  if (!lesson) throw new Error('no lesson');
  const back = (moment: Date) => new Date(moment.getTime() - minutes * 60_000);
  const moved = { startedAt: back(lesson.startedAt), endsAt: back(lesson.endsAt) };
  await classroom.deps.mongo.connection
    .collection<{ _id: string }>('lessons')
    .updateOne({ _id: lessonId }, { $set: moved });
}

test('of ten teachers who start a lesson at once one does, and its code is told nowhere twice', async () => {
  const { classId } = await classroom.openClass();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () =>
      classroom.ask('POST', `/classes/${classId}/lessons`, { minutes: 45 }),
    ),
  );
  const started = answers.filter(({ statusCode }) => statusCode === 201);
  expect(started).toHaveLength(1);
  expect(answers.filter((one) => one.json().error === 'LESSON_RUNNING')).toHaveLength(9);
  expect(started[0]?.json()).toMatchObject({
    code: expect.stringMatching(/^[23456789A-HJ-NP-Z]{6}$/),
    areas: ['talk', 'gallery', 'coloring', 'quiz', 'math', 'story', 'letters'],
    afterwards: 'wipe',
    isOver: false,
  });
});

test('a change reaches the bff’s key and the children', async () => {
  const { classId, seats } = await classroom.openClass();
  const lesson = await classroom.openLesson(classId);
  const { placeId } = await classroom.joined(lesson.code, {
    seatId: seats[0]?.id,
    visitor: visitorOf('a'),
  });
  const path = `/lessons/${lesson.id}`;
  const changed = await classroom.ask('PATCH', path, { isPaused: true, areas: ['math', 'talk'] });
  expect(changed.json()).toMatchObject({ isPaused: true, areas: ['talk', 'math'] });
  expect(await readState(lesson.id)).toMatchObject({ isPaused: true, areas: ['talk', 'math'] });
  await waitFor(() => classroom.countPushes('lesson.changed', `place/${placeId}`) > 0);
  const longer = await classroom.ask('PATCH', path, { minutes: 50 });
  expect(Date.parse(longer.json().endsAt) - Date.parse(lesson.startedAt)).toBe(50 * 60_000);
});

test('changes at once leave the last one, and no place comes back, in whatever order they arrive', async () => {
  const { classId } = await classroom.openClass();
  const lesson = await classroom.openLesson(classId);
  const { states } = classroom.deps;
  const state = await readState(lesson.id);
  await states.put({ ...state, isPaused: true, gonePlaces: ['b'] }, 7);
  await states.put({ ...state, isPaused: false, gonePlaces: ['a'] }, 6);
  expect(await readState(lesson.id)).toMatchObject({ isPaused: true, gonePlaces: ['b', 'a'] });
});

test('a lesson ends by the server’s clock, at once for whoever asks and soon for everybody', async () => {
  const { classId, seats } = await classroom.openClass();
  const lesson = await classroom.openLesson(classId, { minutes: 5 });
  const { placeId } = await classroom.joined(lesson.code, {
    seatId: seats[0]?.id,
    visitor: visitorOf('a'),
  });
  await moveBack(lesson.id, 6);
  expect((await classroom.ask('GET', `/joins/${lesson.code}`)).statusCode).toBe(404);
  expect((await classroom.ask('GET', `/places/${placeId}`)).statusCode).toBe(404);
  expect(
    (await classroom.ask('PATCH', `/lessons/${lesson.id}`, { minutes: 90 })).json().error,
  ).toBe('LESSON_OVER');
  await endDueLessons(classroom.deps);
  expect(await readState(lesson.id)).toMatchObject({ isOver: true });
  await waitFor(() => classroom.countPushes('lesson.ended', `place/${placeId}`) > 0);
  const next = await classroom.ask('POST', `/classes/${classId}/lessons`, { minutes: 45 });
  expect(next.statusCode).toBe(201);
  const { body } = await classroom.ask('GET', `/classes/${classId}/lessons`);
  expect(JSON.parse(body).map(({ isOver }: { isOver: boolean }) => isOver)).toEqual([false, true]);
});

test('five minutes more, given at the last moment, are not taken back by the clock', async () => {
  const { classId } = await classroom.openClass();
  const lesson = await classroom.openLesson(classId, { minutes: 5 });
  await moveBack(lesson.id, 4);
  await classroom.ask('PATCH', `/lessons/${lesson.id}`, { minutes: 10 });
  expect(await classroom.deps.lessons.end(lesson.id, { isDue: true })).toBeNull();
  const ended = await classroom.ask('DELETE', `/lessons/${lesson.id}`);
  expect(ended.json()).toMatchObject({ isOver: true });
  const again = await classroom.ask('DELETE', `/lessons/${lesson.id}`);
  expect(again.json().endsAt).toBe(ended.json().endsAt);
});

test('a teacher finds nothing of another teacher’s class', async () => {
  const { classId, seats } = await classroom.openClass();
  const lesson = await classroom.openLesson(classId);
  const stranger = createId();
  const seat = seats[0]?.id;
  const refused: [method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object][] = [
    ['PATCH', `/classes/${classId}`, { name: 'x' }],
    ['DELETE', `/classes/${classId}`],
    ['POST', `/classes/${classId}/seats`, { count: 1 }],
    ['DELETE', `/classes/${classId}/seats/${seat}`],
    ['POST', `/classes/${classId}/seats/${seat}/pictures`],
    ['POST', `/classes/${classId}/teachers`, { userId: stranger, username: 'x' }],
    ['POST', `/classes/${classId}/cards`],
    ['POST', `/classes/${classId}/album/prints`],
    ['GET', `/classes/${classId}/lessons`],
    ['GET', `/classes/${classId}/looks`],
    ['POST', `/classes/${classId}/lessons`, { minutes: 45 }],
    ['GET', `/lessons/${lesson.id}`],
    ['PATCH', `/lessons/${lesson.id}`, { isPaused: true }],
    ['DELETE', `/lessons/${lesson.id}`],
    ['GET', `/lessons/${lesson.id}/board`],
    ['GET', `/lessons/${lesson.id}/pictures`],
    ['POST', `/lessons/${lesson.id}/looks`, { seatId: seat, reason: 'nur so', username: 'x' }],
    ['DELETE', `/lessons/${lesson.id}/places/${seat}`],
    ['POST', `/lessons/${lesson.id}/alerts/${createId()}/seen`, { username: 'x' }],
  ];
  for (const [method, path, body] of refused) {
    const answer = await classroom.ask(method, path, body, stranger);
    expect([method, path, answer.statusCode]).toEqual([method, path, 404]);
  }
  expect((await classroom.ask('GET', '/classes', undefined, stranger)).json()).toEqual([]);
});

test('a child that is sent out has no lesson any more, by its place and by its seat', async () => {
  const { classId, seats } = await classroom.openClass();
  const lesson = await classroom.openLesson(classId);
  const [first, second] = seats;
  const joined = await Promise.all(
    [first, second].map((seat) =>
      classroom.joined(lesson.code, { seatId: seat?.id, visitor: visitorOf(seat?.id ?? '') }),
    ),
  );
  await classroom.ask('DELETE', `/lessons/${lesson.id}/places/${first?.id}`);
  await classroom.ask('DELETE', `/lessons/${lesson.id}/places/${joined[1]?.placeId}`);
  expect((await readState(lesson.id)).gonePlaces.toSorted()).toEqual(
    joined.map(({ placeId }) => placeId).toSorted(),
  );
  expect((await classroom.readBoard(lesson.id)).places).toEqual([]);
  const unknown = await classroom.ask('DELETE', `/lessons/${lesson.id}/places/${createId()}`);
  expect(unknown.json().error).toBe('PLACE_NOT_FOUND');
});
