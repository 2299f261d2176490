import { QuizRequest } from '@lux/contracts/games/quiz.ts';
import { quizCategories } from '@lux/contracts/games/quiz-categories.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { expect, test } from 'vitest';
import { openWithGames } from '../testing/open-with-games.ts';

const engines = useEngines();

const question = {
  question: 'Wie viele Beine hat eine Spinne?',
  options: ['Sechs', 'Acht'],
  correctAnswer: 1,
  explanation: 'Spinnen haben acht Beine.',
};

async function open() {
  const opened = await openWithGames({
    redis: engines.redis,
    path: '/quiz/generate',
    schema: QuizRequest.loose(),
    answer: ({ count }) => Array.from({ length: count }, () => question),
    // Shown at the head, as our client does: of nobody a list this long is not even read.
    headers: { 'x-visitor-token': 'quiz-visitor-token' },
  });
  return {
    ...opened,
    query: async (query: string, variables: object = {}) =>
      (await opened.post('/graphql', { query, variables })).json(),
  };
}

test('a round is an array of questions, and counted with its category’s name', async () => {
  const { post, nextEvent } = await open();
  const answer = await post('/api/quiz/generate', { category: 'nature', count: 2 });
  expect([answer.statusCode, answer.json()]).toEqual([200, [question, question]]);
  expect(await nextEvent()).toMatchObject({ type: 'quiz', prompt: 'Natur' });
});

test('games hears the wish and no visitor token', async () => {
  const { post, wishes } = await open();
  const excludedQuestions = Array.from({ length: 500 }, (_, index) => `${index}${'ä'.repeat(390)}`);
  const wish = { category: 'nature', count: 5, excludedQuestions, ageGroup: 'small' };
  const answer = await post('/api/quiz/generate', { ...wish, visitorToken: 'quiz-visitor-token' });
  expect(answer.statusCode).toBe(200);
  expect(wishes).toEqual([wish]);
});

test.each([
  { category: 'cooking' },
  {},
  { category: 'nature', count: 0 },
  { category: 'nature', count: 21 },
])('%j is refused', async (wish) => {
  const { post, wishes } = await open();
  const answer = await post('/api/quiz/generate', wish);
  expect([answer.statusCode, answer.json().error]).toEqual([400, 'VALIDATION_FAILED']);
  expect(wishes).toEqual([]);
});

test('GraphQL asks the same', async () => {
  const { query, wishes } = await open();
  const round = await query(
    `mutation ($input: GenerateQuizInput!) {
      generateQuiz(input: $input) { question options correctAnswer explanation }
    }`,
    { input: { category: 'nature', count: 1, ageGroup: null, visitorToken: 'quiz-visitor-token' } },
  );
  expect(round.data.generateQuiz).toEqual([question]);
  expect(wishes).toEqual([{ category: 'nature', count: 1, excludedQuestions: [] }]);
  // As a client of before writes it, when the subjects were an enum.
  const written = await query(
    'mutation { generateQuiz(input: { category: nature }) { question } }',
  );
  expect(written.data.generateQuiz).toHaveLength(5);
  const list = await query('{ quizCategories { id name description } }');
  expect(list.data.quizCategories).toEqual(quizCategories);
});

test('while games is away the answer says so', async () => {
  const { post, games } = await open();
  await games.close();
  const answer = await post('/api/quiz/generate', { category: 'nature' });
  expect([answer.statusCode, answer.json().error]).toEqual([503, 'SERVICE_UNAVAILABLE']);
});

test('GraphQL lists four subjects in German, also while games is away', async () => {
  const { query, games } = await open();
  await games.close();
  const { data } = await query('{ quizCategories { id name description } }');
  expect(data.quizCategories.map(({ id }: { id: string }) => id)).toEqual([
    ...['nature', 'space', 'history', 'science'],
  ]);
  expect(data.quizCategories[1]).toEqual({
    id: 'space',
    name: 'Weltraum',
    description: 'Planeten, Sterne und Raketen',
  });
});
