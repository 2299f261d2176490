import { User } from '@lux/contracts/accounts/user.ts';
import { Board, LessonPicture, LookAnswer } from '@lux/contracts/classroom/board.ts';
import { ChildLesson, Lesson } from '@lux/contracts/classroom/lesson.ts';
import { SchoolClass, Seat } from '@lux/contracts/classroom/school-class.ts';
import { findInDatabases, findInRedis } from '@lux/test-kit/find-in-engines.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { waitFor } from '@lux/test-kit/wait-for.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { openSystem } from './testing/open-system.ts';
import { Visitor } from './testing/visitor.ts';

const engines = useEngines();
const { uri, databasePrefix } = engines.mongodb;
const ADMIN_PIN = 'kurbel-teich-magnet';
let system: Awaited<ReturnType<typeof openSystem>>;
const visitors: Visitor[] = [];

beforeAll(async () => {
  system = await openSystem({
    mongodbUri: uri,
    redisUrl: engines.redis.url,
    env: { NAME_PREFIX: databasePrefix, ADMIN_PIN },
  });
});
afterAll(async () => {
  for (const visitor of visitors) visitor.close();
  await system?.close();
});

function openVisitor(): Visitor {
  const visitor = new Visitor(system.stack.url);
  visitors.push(visitor);
  return visitor;
}

async function openTeacher(username: string): Promise<Visitor> {
  const teacher = openVisitor();
  const account = { username, password: 'Wolke-Besen-Zebra', visitorToken: teacher.token };
  const { id } = await teacher.json(User, 'POST', '/api/register', account);
  const path = `/api/analytics/users/${id}/teacher?adminPin=${ADMIN_PIN}`;
  await teacher.json(z.looseObject({}), 'PATCH', path, { isTeacher: true });
  return teacher;
}

async function openLesson(teacher: Visitor, afterwards: 'wipe' | 'keep') {
  const { id } = await teacher.json(SchoolClass, 'POST', '/api/classes', { name: 'Igel' });
  const seats = await teacher.json(z.array(Seat), 'POST', `/api/classes/${id}/seats`, { count: 2 });
  const body = { minutes: 45, afterwards, allowsGuests: true };
  const lesson = await teacher.json(Lesson, 'POST', `/api/classes/${id}/lessons`, body);
  return { classId: id, seats, lesson };
}

async function enter(code: string, seatId?: string): Promise<Visitor> {
  const child = openVisitor();
  const body = { ...(seatId && { seatId }), visitorToken: child.token };
  await child.json(ChildLesson, 'POST', `/api/joins/${code}`, body);
  return child;
}

const Url = z.object({ url: z.string() });
const paint = async (child: Visitor, prompt: string) =>
  (await child.json(Url, 'POST', '/api/generate-image', { prompt, visitorToken: child.token })).url;

test('a lesson is on its board, its words are read by a look alone, and over it is gone everywhere', async () => {
  const teacher = await openTeacher('frau.lindner');
  const { classId, seats, lesson } = await openLesson(teacher, 'wipe');
  const child = await enter(lesson.code, seats[0]?.id);
  const guest = await enter(lesson.code);
  await child.say(await child.startConversation(), 'Hat der Regenwurmfreund Zähne?');
  await guest.say(await guest.startConversation(), 'Warum schnarcht der Dachsnachbar?');
  const [chosen, other] = [
    await paint(child, 'ein Igelschloss'),
    await paint(child, 'ein Wurmzug'),
  ];

  const readBoard = () => teacher.json(Board, 'GET', `/api/lessons/${lesson.id}/board`);
  const place = await waitFor(async () =>
    (await readBoard()).places.find(
      ({ seat, questions, pictures }) => seat && questions === 1 && pictures === 2,
    ),
  );
  expect(place).toMatchObject({ label: seats[0]?.label, light: 'working' });
  expect(JSON.stringify(await readBoard())).not.toContain('Regenwurmfreund');

  const look = { seatId: seats[0]?.id, reason: 'Sie war so still.' };
  const path = `/api/lessons/${lesson.id}/looks`;
  const { messages } = await teacher.json(LookAnswer, 'POST', path, look);
  expect(messages[0]?.content).toBe('Hat der Regenwurmfreund Zähne?');
  expect((await child.json(ChildLesson, 'GET', '/api/lesson')).looks).toHaveLength(1);

  const pictures = await teacher.json(
    z.array(LessonPicture),
    'GET',
    `/api/lessons/${lesson.id}/pictures`,
  );
  expect(pictures.map(({ url }) => url).toSorted()).toEqual([chosen, other].toSorted());
  expect((await teacher.request('GET', chosen)).status).toBe(200);
  const album = { urls: [chosen] };
  await teacher.json(Lesson, 'PUT', `/api/lessons/${lesson.id}/album`, album);

  const ended = Date.now();
  await teacher.json(Lesson, 'DELETE', `/api/lessons/${lesson.id}`);
  await waitFor(async () => (await child.json(z.unknown(), 'GET', '/api/lesson')) === null);
  const words = ['Regenwurmfreund', 'Dachsnachbar', 'Wurmzug', `seat:${seats[0]?.id}`];
  await waitFor(
    async () => {
      const found = await findInDatabases(uri, databasePrefix, words);
      found.push(...(await findInRedis(engines.redis.url, databasePrefix, words)));
      if (found.length > 0) throw new Error(`still there: ${found}`);
      return true;
    },
    { timeoutMs: 60_000 },
  );
  expect(Date.now() - ended).toBeLessThan(60_000);
  expect((await teacher.request('GET', chosen)).status).toBe(200);
  expect((await teacher.request('GET', other)).status).toBe(404);
  const Ordered = z.object({ jobId: z.string() });
  await teacher.json(Ordered, 'POST', `/api/classes/${classId}/album/prints`);
});

test('what a lesson keeps is there again at the seat, on whatever tablet', async () => {
  const teacher = await openTeacher('herr.wolf');
  const { classId, seats, lesson } = await openLesson(teacher, 'keep');
  const child = await enter(lesson.code, seats[1]?.id);
  const conversation = await child.startConversation();
  await child.say(conversation, 'Wie viele Beine hat eine Spinne?');
  await teacher.json(Lesson, 'DELETE', `/api/lessons/${lesson.id}`);
  const path = `/api/conversations/${conversation}`;
  await waitFor(async () => (await child.request('GET', path)).status === 404);
  const next = await teacher.json(Lesson, 'POST', `/api/classes/${classId}/lessons`, {
    minutes: 45,
  });
  const again = await enter(next.code, seats[1]?.id);
  expect((await again.request('GET', path)).status).toBe(200);
  const neighbour = await enter(next.code, seats[0]?.id);
  expect((await neighbour.request('GET', path)).status).toBe(404);
});
