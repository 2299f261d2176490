import type { NewMaterial } from '@lux/contracts/classroom/material.ts';
import { createId } from '@lux/service-kit/secrets.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { waitFor } from '@lux/test-kit/wait-for.ts';
import { beforeEach, expect, test } from 'vitest';
import { openClassroom } from '../testing/open-classroom.ts';
import { readEvents } from '../testing/read-events.ts';

const engines = useEngines();
let opened = 0;

const quiz: NewMaterial = {
  ...{ kind: 'quiz', title: 'Der Igel', ageGroup: 'small' },
  body: {
    questions: [
      { question: 'Was frisst ein Igel?', options: ['Käfer', 'Steine'], correctAnswer: 0 },
    ],
  },
};
const words: NewMaterial = {
  ...{ kind: 'words', title: 'Tiere', ageGroup: 'small' },
  body: { words: [{ word: 'Igel', syllables: ['I', 'gel'] }] },
};

/** A lesson whose areas are talk and quiz, with a quiz and words. */
async function open() {
  opened += 1;
  const namePrefix = `${engines.redis.prefix}-materials-${opened}`;
  const room = await openClassroom({ redisUrl: engines.redis.url, namePrefix });
  const { classroom } = room.deps.services;
  const add = async (material: NewMaterial) =>
    (await classroom.addMaterial(room.teacher, { username: 'frau.lindner', material })).id;
  const ids = { quiz: await add(quiz), words: await add(words), other: await add(quiz) };
  await classroom.assignMaterials(room.teacher, room.classId, { ids: [ids.quiz, ids.words] });
  const play = (cookie: string, category: string) =>
    room.ask(cookie, 'POST', '/api/quiz/generate', { category });
  return { ...room, namePrefix, ids, play };
}

let room: Awaited<ReturnType<typeof open>>;
beforeEach(async () => {
  room = await open();
});

test('a child finds what its lesson offers, each with a drawing of its title', async () => {
  const { ask, sitDown, ids } = room;
  const offered = await ask(await sitDown(), 'GET', '/api/lesson/materials');
  expect(offered.json()).toEqual([
    { id: ids.quiz, kind: 'quiz', title: 'Der Igel', drawing: '1F994' },
    { id: ids.words, kind: 'words', title: 'Tiere', drawing: '1F994' },
  ]);
});

test('a quiz of its teacher is played by the same call, and counted with its title', async () => {
  const { sitDown, ids, play, deps, namePrefix } = room;
  const round = await play(await sitDown(), `material:${ids.quiz}`);
  expect(round.statusCode).toBe(200);
  expect(round.json()).toMatchObject([{ question: 'Was frisst ein Igel?', correctAnswer: 0 }]);
  const events = () => readEvents(deps.redis, namePrefix);
  const counted = await waitFor(async () => (await events()).find((one) => one.type === 'quiz'));
  expect(counted).toMatchObject({ prompt: 'Der Igel' });
});

test('GraphQL has it first among the categories and plays it', async () => {
  const { ask, sitDown, ids } = room;
  const cookie = await sitDown();
  const query = async (text: string, variables: object = {}) =>
    (await ask(cookie, 'POST', '/graphql', { query: text, variables })).json().data;
  const { quizCategories } = await query('{ quizCategories { id name } }');
  expect(quizCategories).toHaveLength(5);
  expect(quizCategories[0]).toEqual({ id: `material:${ids.quiz}`, name: 'Der Igel' });
  const { generateQuiz } = await query(
    'mutation ($category: QuizSubject!) { generateQuiz(input: { category: $category }) { question } }',
    { category: quizCategories[0].id },
  );
  expect(generateQuiz).toEqual([{ question: 'Was frisst ein Igel?' }]);
});

test('words come with what LUX found and the teacher’s own syllables, once letters are open', async () => {
  const { ask, sitDown, ids, change } = room;
  const cookie = await sitDown();
  const read = () => ask(cookie, 'GET', `/api/lesson/materials/${ids.words}`);
  expect((await read()).json().error).toBe('AREA_CLOSED');
  await change({ areas: ['letters'] });
  const answer = await waitFor(async () => {
    const given = await read();
    return given.statusCode === 200 && given.json();
  });
  expect(answer.body.words).toEqual([
    { word: 'Igel', syllables: ['I', 'gel'], drawing: '1F994', letter: null },
  ]);
  const closed = await ask(cookie, 'GET', `/api/lesson/materials/${ids.quiz}`);
  expect([closed.statusCode, closed.json().error]).toEqual([403, 'AREA_CLOSED']);
});

test('what a lesson does not offer, and what nobody has, does not exist for its children', async () => {
  const { ask, sitDown, ids, play } = room;
  const cookie = await sitDown();
  for (const id of [ids.other, createId()]) {
    for (const refused of [
      await play(cookie, `material:${id}`),
      await ask(cookie, 'GET', `/api/lesson/materials/${id}`),
    ]) {
      expect([refused.statusCode, refused.json().error]).toEqual([
        404,
        'LESSON_MATERIAL_NOT_FOUND',
      ]);
      expect(refused.json().message).toMatch(/\.$/);
    }
  }
});

test('outside of a lesson, and after it, its quiz is in no lesson of the child’s', async () => {
  const { app, ask, sitDown, ids, play, deps, teacher, lesson } = room;
  const category = `material:${ids.quiz}`;
  const visitor = await app.inject({
    ...{ method: 'POST', url: '/api/quiz/generate', payload: { category } },
    headers: { 'x-visitor-token': 'visitor-outside-of-lessons' },
  });
  expect([visitor.statusCode, visitor.json().error]).toEqual([404, 'NOT_IN_LESSON']);
  const cookie = await sitDown();
  await deps.services.classroom.endLesson(teacher, lesson.id);
  const refused = await waitFor(async () => {
    const answer = await play(cookie, category);
    return answer.statusCode === 404 && answer.json();
  });
  expect(refused).toMatchObject({ error: 'NOT_IN_LESSON', message: expect.any(String) });
  expect((await ask(cookie, 'GET', '/api/lesson/materials')).json()).toEqual([]);
});

test.each([
  'material:',
  'material:short',
  `materials:${'a'.repeat(22)}`,
  `material:${'a'.repeat(23)}`,
])('the category %s is refused', async (category) => {
  const { sitDown, play } = room;
  const refused = await play(await sitDown(), category);
  expect([refused.statusCode, refused.json().error]).toEqual([400, 'VALIDATION_FAILED']);
});
