// @vitest-environment happy-dom
import type { OfferedMaterial, PlayableMaterial } from '@lux/contracts/classroom/material.ts';
import { beforeEach, expect, test } from 'vitest';
import { stubFetch } from '../../testing/fakes/stub-fetch.ts';
import { lessonMaterials } from './lesson-materials.ts';

const id = 'q'.repeat(22);
const other = 'w'.repeat(22);
const offered: OfferedMaterial[] = [
  { id, kind: 'quiz', title: 'Der Igel', drawing: '1F994' },
  { id: other, kind: 'words', title: 'Tiere', drawing: null },
];
const quiz: PlayableMaterial = {
  ...{ id, kind: 'quiz', title: 'Der Igel' },
  body: { questions: [{ question: 'Was?', options: ['Das', 'Dies'], correctAnswer: 1 }] },
};
const { signal } = new AbortController();
const path = `GET /api/lesson/materials/${id}`;

beforeEach(() => {
  localStorage.clear();
  lessonMaterials.forget();
});

test('the list is told as it was, where the server cannot be reached', async () => {
  stubFetch({ 'GET /api/lesson/materials': { json: offered } });
  expect(lessonMaterials.known()).toBeNull();
  expect(await lessonMaterials.list(signal)).toEqual(offered);
  stubFetch({ 'GET /api/lesson/materials': { status: 503 } });
  expect(await lessonMaterials.list(signal)).toEqual(offered);
});

test('what open areas play with is fetched ahead, once, and played without a server', async () => {
  const server = stubFetch({
    'GET /api/lesson/materials': { json: offered },
    [path]: { json: quiz },
  });
  await lessonMaterials.fetchAhead(['quiz', 'math'], signal);
  await lessonMaterials.fetchAhead(['quiz', 'math'], signal);
  const asked = server.mock.calls.map(([url]) => String(url)).filter((url) => url.includes(id));
  expect(asked).toHaveLength(1);
  expect(server.mock.calls.some(([url]) => String(url).includes(other))).toBe(false);
  stubFetch({ [path]: { status: 503 } });
  expect(await lessonMaterials.read(id, signal)).toEqual(quiz);
});

test('what the server refuses is not played from the device either', async () => {
  stubFetch({ [path]: { json: quiz } });
  await lessonMaterials.read(id, signal);
  const json = { error: 'NOT_IN_LESSON', message: 'Du bist gerade in keiner Stunde.' };
  stubFetch({ [path]: { status: 404, json } });
  await expect(lessonMaterials.read(id, signal)).rejects.toMatchObject({ code: 'NOT_IN_LESSON' });
});

test('after the lesson the device has nothing of it', async () => {
  stubFetch({ 'GET /api/lesson/materials': { json: offered }, [path]: { json: quiz } });
  await lessonMaterials.fetchAhead(['quiz'], signal);
  lessonMaterials.forget();
  expect(lessonMaterials.known()).toBeNull();
  expect(await lessonMaterials.readKept(id)).toBeNull();
});
