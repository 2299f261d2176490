import { MathRequest } from '@lux/contracts/games/math.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { expect, test } from 'vitest';
import { openWithGames } from '../testing/open-with-games.ts';

const engines = useEngines();

const problem = {
  problem: '8 + 7 = ?',
  options: ['14', '15', '51', '25'],
  correctAnswer: 1,
  explanation: 'Erst bis 10: 8 + 2 = 10, dann noch 5, das sind 15.',
};

async function open() {
  const opened = await openWithGames({
    redis: engines.redis,
    path: '/math/generate',
    schema: MathRequest.loose(),
    answer: ({ count }) => Array.from({ length: count }, () => problem),
  });
  return {
    ...opened,
    mutate: async (input: object) => {
      const query = `mutation ($input: GenerateMathProblemsInput!) {
        generateMathProblems(input: $input) { problem options correctAnswer explanation }
      }`;
      return (await opened.post('/graphql', { query, variables: { input } })).json();
    },
  };
}

const wish = { difficulty: 'medium', operations: ['*', '/', '*'], count: 2 };

test('a round is an array of problems, and counted with its level and operations', async () => {
  const { post, nextEvent } = await open();
  const answer = await post('/api/math/generate', wish);
  expect([answer.statusCode, answer.json()]).toEqual([200, [problem, problem]]);
  expect(await nextEvent()).toMatchObject({ type: 'math', prompt: 'Klasse 3–4: * /' });
});

test('games gets the wish and no visitor token, over REST and GraphQL', async () => {
  const { post, mutate, wishes } = await open();
  await post('/api/math/generate', { ...wish, visitorToken: 'maths-visitor-token' });
  const answer = await mutate({ ...wish, visitorToken: 'maths-visitor-token' });
  expect(answer.data.generateMathProblems).toEqual([problem, problem]);
  expect(wishes).toEqual([wish, wish]);
});

test('what is left out is easy, + and −, ten problems, over REST and GraphQL', async () => {
  const { post, mutate, wishes } = await open();
  await post('/api/math/generate', {});
  await mutate({ difficulty: null });
  const usual = { difficulty: 'easy', operations: ['+', '-'], count: 10 };
  expect(wishes).toEqual([usual, usual]);
});

test.each([{ difficulty: 'impossible' }, { operations: [] }, { operations: ['%'] }, { count: 21 }])(
  '%j is refused with a German sentence',
  async (broken) => {
    const { post, wishes } = await open();
    const answer = await post('/api/math/generate', broken);
    expect([answer.statusCode, answer.json().error]).toEqual([400, 'VALIDATION_FAILED']);
    expect(answer.json().message).toMatch(/^Die (Schwierigkeit|Rechenarten|Anzahl) /);
    expect(wishes).toEqual([]);
  },
);

test('GraphQL refuses the same', async () => {
  const { mutate, wishes } = await open();
  const { errors } = await mutate({ operations: ['%'] });
  expect(errors[0].extensions.code).toBe('VALIDATION_FAILED');
  expect(wishes).toEqual([]);
});

test('while games is away the answer says so', async () => {
  const { post, games } = await open();
  await games.close();
  const answer = await post('/api/math/generate', {});
  expect([answer.statusCode, answer.json().error]).toEqual([503, 'SERVICE_UNAVAILABLE']);
});
