import { createId } from '@lux/service-kit/secrets.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { deleteOld } from '../retention/delete-unused-classes.worker.ts';
import { type Classroom, openClassroom, visitorOf } from '../testing/open-classroom.ts';
import { forgetSeats } from './forget-seats.ts';
import { isRightPictures } from './picture-password.ts';

const engines = useEngines();
const Cards = z.object({ cards: z.array(z.object({ pictures: z.array(z.string()) })) });
const DAY_MS = 24 * 60 * 60 * 1_000;
let classroom: Classroom;

beforeAll(async () => {
  classroom = await openClassroom(engines);
});
afterAll(async () => classroom.close());

const readClass = async (classId: string, userId?: string) =>
  (await classroom.ask('GET', '/classes', undefined, userId))
    .json()
    .find(({ id }: { id: string }) => id === classId);

test('seats added at once are all there, forty at most, and none half', async () => {
  const { classId } = await classroom.openClass(1);
  const add = (count: number) => classroom.ask('POST', `/classes/${classId}/seats`, { count });
  const answers = await Promise.all([add(5), add(5), add(5), add(5)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201]);
  expect((await add(20)).json().error).toBe('TOO_MANY_SEATS');
  const { seats } = await readClass(classId);
  expect(seats).toHaveLength(21);
  expect(new Set(seats.map(({ sign }: { sign: { drawing: string } }) => sign.drawing)).size).toBe(
    21,
  );
});

test('a class is renamed and its room put in order; who is not named comes last', async () => {
  const { classId, seats } = await classroom.openClass(3);
  const ids = seats.map(({ id }) => id);
  const changed = await classroom.ask('PATCH', `/classes/${classId}`, {
    name: '2b',
    seatIds: [ids[2], createId()],
  });
  expect(changed.json()).toMatchObject({ name: '2b' });
  expect(changed.json().seats.map(({ id }: { id: string }) => id)).toEqual([
    ids[2],
    ids[0],
    ids[1],
  ]);
});

test('pictures are told once and kept as a hash; cards give all seats new ones', async () => {
  const { classId, seats } = await classroom.openClass(2);
  const path = `/classes/${classId}/seats/${seats[0]?.id}/pictures`;
  const { pictures } = (await classroom.ask('POST', path)).json();
  expect(new Set(pictures).size).toBe(3);
  classroom.keepers.answer('POST /class-cards', { jobId: createId() }, 202);
  const cards = await classroom.ask('POST', `/classes/${classId}/cards`, {
    origin: 'https://lux.schule.example',
  });
  expect(cards.statusCode).toBe(202);
  const [order] = classroom.keepers.of('POST /class-cards');
  expect(order?.owners).toBe(`user:${classroom.teacher}`);
  expect(order?.body).toMatchObject({
    className: 'Igel',
    cards: seats.map(({ id, label }) => ({
      label,
      url: `https://lux.schule.example/beitreten/${id}`,
    })),
  });
  const stored = await classroom.deps.classes.find(classId);
  const { cards: told } = Cards.parse(order?.body);
  for (const [index, seat] of (stored?.seats ?? []).entries()) {
    expect(await isRightPictures(told[index]?.pictures ?? [], seat.picturesHash ?? '')).toBe(true);
  }
  expect(JSON.stringify(stored)).not.toContain(JSON.stringify(pictures));
});

test('cards that cannot be ordered leave the old ones as they were', async () => {
  const { classId, seats } = await classroom.openClass(1);
  const path = `/classes/${classId}/seats/${seats[0]?.id}/pictures`;
  const { pictures } = (await classroom.ask('POST', path)).json();
  const refusal = { error: 'QUEUE_FULL', message: 'Gerade voll.' };
  classroom.keepers.answer('POST /class-cards', refusal, 503);
  expect((await classroom.ask('POST', `/classes/${classId}/cards`)).json().error).toBe(
    'QUEUE_FULL',
  );
  const lesson = await classroom.openLesson(classId);
  const order = { seatId: seats[0]?.id, pictures, visitor: visitorOf('a') };
  expect((await classroom.join(lesson.code, order)).statusCode).toBe(201);
});

test('a class has teachers, the last of whom stays; a former one finds nothing', async () => {
  const { classId } = await classroom.openClass(1);
  const other = createId();
  const path = `/classes/${classId}/teachers`;
  await classroom.ask('POST', path, { userId: other, username: 'herr.wolf' });
  expect((await readClass(classId, other)).teachers).toHaveLength(2);
  await classroom.ask('DELETE', `${path}/${classroom.teacher}`, undefined, other);
  expect(await readClass(classId)).toBeUndefined();
  const last = await classroom.ask('DELETE', `${path}/${other}`, undefined, other);
  expect(last.json().error).toBe('LAST_TEACHER');
  const owner = createId();
  await classroom.ask('POST', `/teachers/${other}/departures`, { ownerId: owner });
  await classroom.ask('POST', `/teachers/${other}/departures`, { ownerId: owner });
  expect((await readClass(classId, owner)).teachers).toEqual([{ userId: owner, username: null }]);
});

test('a seat that is taken away sends its child out, and is forgotten everywhere, also after an outage', async () => {
  const { classId, seats } = await classroom.openClass(2);
  const lesson = await classroom.openLesson(classId);
  const seatId = seats[0]?.id ?? '';
  const { placeId } = await classroom.joined(lesson.code, { seatId, visitor: visitorOf('a') });
  await classroom.ask('DELETE', `/classes/${classId}/seats/${seatId}`);
  expect((await classroom.ask('GET', `/places/${placeId}`)).statusCode).toBe(404);
  const refusal = { error: 'SERVICE_UNAVAILABLE', message: 'Gleich wieder.' };
  classroom.keepers.answer('POST /requests/forgettings', refusal, 503);
  await expect(forgetSeats(classroom.deps)).rejects.toThrow();
  classroom.keepers.answer('POST /requests/forgettings', {});
  await forgetSeats(classroom.deps);
  const forgotten = classroom.keepers.of('DELETE /user-data');
  expect(forgotten.filter(({ owners }) => owners === `seat:${seatId}`)).toHaveLength(6);
  const before = classroom.keepers.asked.length;
  await forgetSeats(classroom.deps);
  expect(classroom.keepers.asked).toHaveLength(before);
});

test('a deleted class is gone at once, its lesson over, and its record when all is forgotten', async () => {
  const { classId, seats } = await classroom.openClass(1);
  const lesson = await classroom.openLesson(classId, { afterwards: 'keep' });
  expect((await classroom.ask('DELETE', `/classes/${classId}`)).statusCode).toBe(204);
  expect(await readClass(classId)).toBeUndefined();
  expect((await classroom.ask('GET', `/joins/${seats[0]?.id}`)).statusCode).toBe(404);
  await forgetSeats(classroom.deps);
  // The lesson is not cleared yet: the record waits for it.
  const classes = classroom.deps.mongo.connection.collection<{ _id: string }>('classes');
  expect(await classes.countDocuments({ _id: classId })).toBe(1);
  await classroom.deps.lessons.cleared(lesson.id);
  await forgetSeats(classroom.deps);
  expect(await classes.countDocuments({ _id: classId })).toBe(0);
});

test('a class nobody uses for a year goes; its teachers read of it 30 days before', async () => {
  const { classId } = await classroom.openClass(1);
  const used = await classroom.openClass(1);
  const age = async (days: number) =>
    classroom.deps.mongo.connection
      .collection<{ _id: string }>('classes')
      .updateOne({ _id: classId }, { $set: { usedAt: new Date(Date.now() - days * DAY_MS) } });
  expect((await readClass(classId)).willBeDeletedAt).toBeUndefined();
  await age(340);
  expect(Date.parse((await readClass(classId)).willBeDeletedAt)).toBeGreaterThan(Date.now());
  await deleteOld(classroom.deps);
  expect(await readClass(classId)).toBeDefined();
  await age(366);
  await deleteOld(classroom.deps);
  expect(await readClass(classId)).toBeUndefined();
  expect(await readClass(used.classId)).toBeDefined();
});
