import { createId } from '@lux/service-kit/secrets.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Classroom, openClassroom, visitorOf } from '../testing/open-classroom.ts';

const engines = useEngines();
let classroom: Classroom;

beforeAll(async () => {
  classroom = await openClassroom(engines);
});
afterAll(async () => classroom.close());

const ask = (method: 'GET' | 'DELETE', owner: string) =>
  classroom.app.inject({
    method,
    url: '/user-data',
    headers: { 'x-internal-token': 'a-token-for-this-test', 'x-lux-owners': owner },
  });

test('a guest reads what is kept of it, and its place goes with its word', async () => {
  const { classId } = await classroom.openClass(1);
  const lesson = await classroom.openLesson(classId, { allowsGuests: true });
  const visitor = visitorOf('guest');
  const { placeId } = await classroom.joined(lesson.code, { visitor });
  expect((await ask('GET', visitor)).json().places).toMatchObject([{ label: 'Gast 1' }]);
  expect((await ask('DELETE', visitor)).statusCode).toBe(204);
  expect((await ask('GET', visitor)).json().places).toEqual([]);
  expect((await classroom.ask('GET', `/places/${placeId}`)).statusCode).toBe(404);
  expect((await classroom.readBoard(lesson.id)).places).toEqual([]);
});

test('a teacher whose account goes leaves classes to the others; the last one’s name goes', async () => {
  const { classId } = await classroom.openClass(1, 'Zu zweit');
  const alone = await classroom.openClass(1, 'Allein');
  const other = createId();
  await classroom.ask('POST', `/classes/${classId}/teachers`, { userId: other, username: 'wolf' });
  const { classes } = (await ask('GET', `user:${classroom.teacher}`)).json();
  expect(classes).toContainEqual(expect.objectContaining({ name: 'Allein' }));
  await ask('DELETE', `user:${classroom.teacher}`);
  const left = await classroom.deps.classes.find(classId);
  expect(left?.teachers).toEqual([{ userId: other, username: 'wolf' }]);
  const orphan = await classroom.deps.classes.find(alone.classId);
  expect(orphan?.teachers).toMatchObject([{ username: null }]);
});

test('of a guest’s places those of a period go, later ones stay', async () => {
  const { classId } = await classroom.openClass(1);
  const lesson = await classroom.openLesson(classId, { allowsGuests: true });
  const visitor = visitorOf('guest-who-comes-again');
  await classroom.joined(lesson.code, { visitor });
  const wipe = (until: string) =>
    classroom.ask('POST', '/user-data/wipes', {
      lessonId: lesson.id,
      owners: [visitor],
      since: new Date(0).toISOString(),
      until,
      keep: { fileIds: [], owner: visitor },
    });
  expect((await wipe(new Date(Date.now() - 60_000).toISOString())).statusCode).toBe(204);
  expect((await ask('GET', visitor)).json().places).toHaveLength(1);
  await wipe(new Date().toISOString());
  expect((await ask('GET', visitor)).json().places).toEqual([]);
});
