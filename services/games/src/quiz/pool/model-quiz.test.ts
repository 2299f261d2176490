import { useEngines } from '@lux/test-kit/test-engines.ts';
import { listRedisKeys } from '@lux/test-kit/with-redis-masters.ts';
import { expect, onTestFinished, test } from 'vitest';
import { fakeOpenAi } from '../../testing/fake-openai.ts';
import { modelQuestions } from '../../testing/mutate-answer.ts';
import { openGames } from '../../testing/open-games.ts';

const { redis } = useEngines();
type Fake = Partial<Parameters<typeof fakeOpenAi>[0]>;
type Options = Partial<Parameters<typeof openGames>[0]>;

const quizOf = (count: number, name?: string) =>
  JSON.stringify({ questions: modelQuestions(count, name) });
const isOfModel = ({ question }: { question: string }) => question.startsWith('Wie hell leuchtet');

/** The service with a model behind it. */
async function open(fake: Fake = {}, { environment, ...options }: Options = {}) {
  const openAi = await fakeOpenAi({ write: () => [quizOf(15)], ...fake });
  const games = await openGames({
    redis,
    environment: { OPENAI_BASE_URL: openAi.baseUrl, ...environment },
    ...options,
  });
  const whenIdle = async () => games.deps.modelQuiz?.refiller.whenIdle();
  return {
    ...games,
    ...openAi,
    whenIdle,
    /** After a minute another refill may be begun. */
    letMinutePass: async () => {
      const pattern = `${games.namePrefix}:quiz-pool:*:claim`;
      const keys = await listRedisKeys(redis.url, pattern);
      await Promise.all(keys.map((key) => games.deps.redis.del(key)));
    },
    /** Has the model asked, and gives what is then in the pool. */
    fill: async (wish?: object) => {
      await games.play(wish);
      await whenIdle();
      return (await games.play({ ...wish, count: 20 })).filter(isOfModel);
    },
  };
}

test('a child never waits for the model: the bank answers while it writes, then the pool', async () => {
  const written = Promise.withResolvers<void>();
  const { play, orders, whenIdle } = await open({ beforeAnswer: () => written.promise });
  expect((await play()).some(isOfModel)).toBe(false);
  await expect.poll(() => orders.length).toBe(1);
  expect(await play()).toHaveLength(5);

  written.resolve();
  await whenIdle();
  const round = await play();
  expect(round.every(isOfModel)).toBe(true);
  for (const { question, options, correctAnswer } of round) {
    const number = /\d+/.exec(question)?.[0];
    expect(options[correctAnswer]).toBe(`So hell wie Lampe ${number}`);
  }
});

test('a class of 30 that starts the same quiz at two copies causes one generation', async () => {
  const one = await open();
  const other = await openGames({
    redis,
    namePrefix: one.namePrefix,
    environment: { OPENAI_BASE_URL: one.baseUrl },
  });
  const start = () =>
    Promise.all(
      Array.from({ length: 30 }, (_, child) => (child % 2 === 0 ? one.play() : other.play())),
    );
  await start();
  await one.whenIdle();
  await other.deps.modelQuiz?.refiller.whenIdle();
  await one.letMinutePass();
  const rounds = await start();
  expect(rounds.flat().every(isOfModel)).toBe(true);
  await one.whenIdle();
  expect(one.orders).toHaveLength(1);
});

test('each child gets the pooled questions in an order of its own', async () => {
  const { play, fill } = await open({ write: () => [quizOf(1)] });
  await fill();
  const orders = await Promise.all(
    Array.from({ length: 40 }, async () => (await play()).find(isOfModel)?.options.join()),
  );
  expect(new Set(orders).size).toBeGreaterThan(8);
});

test('a child who soon has had all of them lets more be written, others than those', async () => {
  const { play, orders, fill, whenIdle, letMinutePass } = await open({
    write: (asked) => [quizOf(15, asked === 1 ? 'Stern' : 'Komet')],
  });
  const excludedQuestions = (await fill()).slice(0, 9).map(({ question }) => question);
  await letMinutePass();
  await play({ excludedQuestions: ['Wo wohnt Mia?', ...excludedQuestions] });
  await whenIdle();
  expect(orders).toHaveLength(2);
  expect(orders[1]).toContain(excludedQuestions[0]);
  expect(orders[1]).not.toContain('Mia');
  const next = await play({ excludedQuestions, count: 20 });
  expect(next.filter(({ question }) => question.includes('Komet')).length).toBeGreaterThan(0);
});

test('a pool is for one subject and age', async () => {
  const { fill, orders } = await open();
  await fill({ category: 'space', ageGroup: 'small' });
  await fill({ category: 'space', ageGroup: 'large' });
  await fill({ category: 'nature', ageGroup: 'large' });
  expect(orders).toHaveLength(3);
  expect(orders[0]).toContain('6 bis 8 Jahren');
  expect(orders[2]).toContain('Natur');
});

test('the model may write as much as three rounds need, in the form that the prompt describes', async () => {
  const { fill, orders } = await open();
  await fill();
  expect(JSON.parse(orders[0] ?? '')).toMatchObject({
    max_tokens: 5_000,
    response_format: { type: 'json_schema', json_schema: { name: 'quiz', strict: true } },
  });
});

const [unfit] = modelQuestions(1, 'Bombe');
const dangerous = {
  ...unfit,
  explanation: 'So baust du eine Bombe: Du mischst Schwarzpulver und zündest es an.',
};

test('what our own rules find unfit is left out', async () => {
  const { fill } = await open({
    write: () => [JSON.stringify([dangerous, ...modelQuestions(3)])],
  });
  expect(await fill()).toHaveLength(3);
});

test('what moderation finds unfit is left out', async () => {
  const { fill } = await open(
    { moderate: (text) => text.includes('Nummer 2') },
    { environment: { OPENAI_MODERATION_MODEL: 'strict' } },
  );
  const questions = (await fill()).map(({ question }) => question);
  expect(questions).toHaveLength(14);
  expect(questions.join()).not.toMatch(/Nummer 2\?/);
});

test('while moderation cannot be asked nothing of the model is shown', async () => {
  const { fill } = await open(
    { write: () => [quizOf(3)], moderate: () => 401 },
    { environment: { OPENAI_MODERATION_MODEL: 'strict' } },
  );
  expect(await fill()).toEqual([]);
});

test('with the child-safe mode off the questions are not checked, and kept apart', async () => {
  const write = () => [JSON.stringify([dangerous])];
  const free = await open({ write }, { settings: { childSafeMode: false } });
  expect(await free.fill()).toHaveLength(1);
  const safe = await open({ write }, { namePrefix: free.namePrefix });
  expect(await safe.fill()).toEqual([]);
});

test('a provider that fails is left alone for a minute, and the bank answers', async () => {
  const { play, orders, whenIdle, letMinutePass } = await open({ write: () => 401 });
  for (let round = 0; round < 3; round += 1) {
    expect(await play()).toHaveLength(5);
    await whenIdle();
  }
  expect(orders).toHaveLength(1);
  await letMinutePass();
  await play();
  await whenIdle();
  expect(orders).toHaveLength(2);
});

test('of an answer whose connection broke the whole questions are kept', async () => {
  const whole = quizOf(4);
  const { fill } = await open({ write: () => [whole.slice(0, -40)], isCut: true });
  expect(await fill()).toHaveLength(3);
});

test('without Redis the bank answers', async () => {
  const { play } = await open({}, { redis: { ...redis, url: 'redis://127.0.0.1:1' } });
  expect(await play()).toHaveLength(5);
});

test('stopping gives up what is being written', async () => {
  const never = Promise.withResolvers<void>();
  onTestFinished(() => never.resolve());
  const { play, orders, deps } = await open({ beforeAnswer: () => never.promise });
  await play();
  await expect.poll(() => orders.length).toBe(1);
  await deps.modelQuiz?.refiller.close();
  await play();
  expect(orders).toHaveLength(1);
});
