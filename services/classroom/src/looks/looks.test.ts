import { createId } from '@lux/service-kit/secrets.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { waitFor } from '@lux/test-kit/wait-for.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Classroom, openClassroom, visitorOf } from '../testing/open-classroom.ts';

const engines = useEngines();
let classroom: Classroom;

beforeAll(async () => {
  classroom = await openClassroom(engines);
});
afterAll(async () => classroom.close());

async function openPlace() {
  const { classId, seats } = await classroom.openClass(1);
  const lesson = await classroom.openLesson(classId, { allowsGuests: true });
  const seatId = seats[0]?.id ?? '';
  const { placeId } = await classroom.joined(lesson.code, { seatId, visitor: visitorOf('a') });
  return { classId, lesson, seatId, placeId };
}

function conversationOf(...contents: [content: string, ageMs: number][]) {
  const at = new Date().toISOString();
  const messages = contents.map(([content, ageMs]) => ({
    ...{ id: createId(), role: 'user', content, safety: null },
    timestamp: new Date(Date.now() - ageMs).toISOString(),
  }));
  return { conversations: [{ id: createId(), createdAt: at, updatedAt: at, messages }] };
}

const look = (seatId: string) => ({
  seatId,
  reason: 'Sie war so still.',
  username: 'frau.lindner',
});

test('a look shows the words of this lesson alone, is written down, and the child hears of it', async () => {
  const { classId, lesson, seatId, placeId } = await openPlace();
  classroom.keepers.answer(
    `GET /user-data seat:${seatId}`,
    conversationOf(['Gestern', 86_400_000], ['Warum ist der Himmel blau?', -1_000]),
  );
  const answer = await classroom.ask('POST', `/lessons/${lesson.id}/looks`, look(seatId));
  expect(answer.json().messages).toMatchObject([{ content: 'Warum ist der Himmel blau?' }]);
  const log = await classroom.ask('GET', `/classes/${classId}/looks`);
  expect(log.json()).toMatchObject([{ teacher: 'frau.lindner', reason: 'Sie war so still.' }]);
  expect(log.body).not.toContain('Himmel');
  expect((await classroom.ask('GET', `/places/${placeId}`)).json().looks).toHaveLength(1);
  await waitFor(() => classroom.countPushes('lesson.changed', `place/${placeId}`, 'looks') > 0);
});

test('words that cannot be read are logged all the same, never the other way round', async () => {
  const { classId, lesson, seatId } = await openPlace();
  const refusal = { error: 'SERVICE_UNAVAILABLE', message: 'Gleich wieder.' };
  classroom.keepers.answer(`GET /user-data seat:${seatId}`, refusal, 503);
  const answer = await classroom.ask('POST', `/lessons/${lesson.id}/looks`, look(seatId));
  expect(answer.statusCode).toBe(503);
  expect((await classroom.ask('GET', `/classes/${classId}/looks`)).json()).toHaveLength(1);
});

test('what a guest says at home is nobody’s business', async () => {
  const { lesson } = await openPlace();
  const visitor = visitorOf('guest');
  const { placeId } = await classroom.joined(lesson.code, { visitor });
  await classroom.ask('DELETE', `/lessons/${lesson.id}`);
  classroom.keepers.answer(
    `GET /user-data ${visitor}`,
    conversationOf(['Vorher', 60_000], ['Zu Hause', -60_000]),
  );
  const answer = await classroom.ask('POST', `/lessons/${lesson.id}/looks`, look(placeId));
  expect(answer.json().messages).toEqual([]);
});

test('a look needs a reason and a child of this lesson', async () => {
  const { lesson, seatId } = await openPlace();
  const ask = async (body: object) =>
    (await classroom.ask('POST', `/lessons/${lesson.id}/looks`, body)).json().error;
  expect(await ask({ ...look(seatId), reason: '  ' })).toBe('VALIDATION_FAILED');
  expect(await ask(look(createId()))).toBe('PLACE_NOT_FOUND');
  expect(await ask(look((await openPlace()).placeId))).toBe('PLACE_NOT_FOUND');
});

test('that all of a seat is handed out stands in the log of its class, with the reason', async () => {
  const { classId, seatId } = await openPlace();
  const path = `/classes/${classId}/seats/${seatId}/looks`;
  const body = { reason: 'Bitte der Eltern.', username: 'frau.lindner' };
  const answer = await classroom.ask('POST', path, body);
  expect([answer.statusCode, answer.json().lessonId]).toEqual([201, null]);
  const log = await classroom.ask('GET', `/classes/${classId}/looks`);
  expect(log.json()).toMatchObject([{ reason: 'Bitte der Eltern.', teacher: 'frau.lindner' }]);
  const ask = async (url: string, teacher?: string) =>
    (await classroom.ask('POST', url, body, teacher)).json().error;
  expect(await ask(path, createId())).toBe('CLASS_NOT_FOUND');
  expect(await ask(path.replace(seatId, createId()))).toBe('SEAT_NOT_FOUND');
});
