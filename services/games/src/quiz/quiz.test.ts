import { useEngines } from '@lux/test-kit/test-engines.ts';
import { expect, test } from 'vitest';
import { openGames } from '../testing/open-games.ts';

const { redis } = useEngines();

test.each(['nature', 'space', 'history', 'science'])(
  'a round of %s has exactly as many valid questions as asked, none twice',
  async (category) => {
    const { play } = await openGames({ redis });
    for (const count of [1, 5, 20]) {
      const round = await play({ category, count });
      expect(new Set(round.map(({ question }) => question)).size).toBe(count);
    }
  },
);

test('a round has five questions unless another number is asked for', async () => {
  const { play } = await openGames({ redis });
  expect(await play()).toHaveLength(5);
});

test('the right answer is the one the bank says', async () => {
  const { play, deps } = await openGames({ redis });
  for (const { question, options, correctAnswer } of await play({ count: 20 })) {
    const entry = deps.bank.space.find((one) => one.question === question);
    expect(options[correctAnswer]).toBe(entry?.answer);
  }
});

test('playing again and again shows every question before any comes again', async () => {
  const { play, deps } = await openGames({ redis });
  const rounds = Math.floor(deps.bank.space.length / 5);
  const excludedQuestions: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const questions = await play({ excludedQuestions });
    excludedQuestions.push(...questions.map(({ question }) => question));
  }
  expect(new Set(excludedQuestions).size).toBe(rounds * 5);

  const left = deps.bank.space.length - rounds * 5;
  const next = (await play({ excludedQuestions })).map(({ question }) => question);
  expect(next.slice(left)).toEqual(excludedQuestions.slice(0, 5 - left));
});

test('the child’s age decides', async () => {
  const { play, deps } = await openGames({ redis });
  const ages = new Map(deps.bank.space.map(({ question, ageGroup }) => [question, ageGroup]));
  for (const ageGroup of ['small', 'medium', 'large']) {
    const round = await play({ ageGroup, count: 20 });
    expect(new Set(round.map(({ question }) => ages.get(question)))).toEqual(new Set([ageGroup]));
  }
});

test('a bank that is too small is answered with SPEC 8’s sentence', async () => {
  const { post, deps } = await openGames({ redis });
  Object.assign(deps.bank, { space: deps.bank.space.slice(0, 4) });
  const answer = await post('/quiz/generate', { category: 'space', count: 5 });
  expect([answer.statusCode, answer.json()]).toEqual([
    500,
    { error: 'QUIZ_GENERATION_FAILED', message: 'Fehler beim Generieren der Fragen' },
  ]);
});

test.each([
  { category: 'cooking' },
  {},
  { category: 'space', count: 0 },
  { category: 'space', count: 21 },
  { category: 'space', ageGroup: 'old' },
  { category: 'space', excludedQuestions: 'all' },
])('%j is refused', async (wish) => {
  const { post } = await openGames({ redis });
  const answer = await post('/quiz/generate', wish);
  expect([answer.statusCode, answer.json().error]).toEqual([400, 'VALIDATION_FAILED']);
});

test('a call without the internal token is refused', async () => {
  const { app } = await openGames({ redis });
  expect((await app.inject({ url: '/letters' })).statusCode).toBe(401);
});

test('an unknown path answers 404 in the common shape', async () => {
  const { get } = await openGames({ redis });
  const answer = await get('/quiz/nothing');
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toEqual({ error: 'NOT_FOUND', message: 'Das gibt es hier nicht.' });
});

test('the service is ready while Redis answers, and says who writes its questions', async () => {
  const { app } = await openGames({ redis });
  expect((await app.inject({ url: '/readyz' })).json()).toMatchObject({
    isReady: true,
    checks: { redis: 'ok' },
    tiers: { text: 'built-in' },
  });
});

test('without Redis it is alive but not ready', async () => {
  const { app } = await openGames({ redis: { ...redis, url: 'redis://127.0.0.1:1' } });
  expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200);
  expect((await app.inject({ url: '/readyz' })).statusCode).toBe(503);
});
