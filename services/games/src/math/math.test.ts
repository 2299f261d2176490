import { MathProblem } from '@lux/contracts/games/math.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { openGames } from '../testing/open-games.ts';

const { redis } = useEngines();

test.each(['easy', 'medium', 'hard'])(
  'a %s round has exactly as many problems as asked, none twice, each with one right option',
  async (difficulty) => {
    const { post } = await openGames({ redis });
    for (const count of [1, 5, 20]) {
      const answer = await post('/math/generate', { difficulty, operations: ['*'], count });
      expect(answer.statusCode).toBe(200);
      const round = z.array(MathProblem).parse(answer.json());
      expect(new Set(round.map(({ problem }) => problem)).size).toBe(count);
      for (const { options, correctAnswer } of round) {
        expect(new Set(options).size).toBe(4);
        expect(options[correctAnswer]).toBeDefined();
      }
    }
  },
);

test('what is left out is easy, + and −, ten problems', async () => {
  const { post } = await openGames({ redis });
  const round = z.array(MathProblem).parse((await post('/math/generate', {})).json());
  expect(round).toHaveLength(10);
  expect(round.map(({ problem }) => problem).join()).not.toMatch(/ [·:] /);
});

test('an operation named twice is no reason to refuse', async () => {
  const { post } = await openGames({ redis });
  const answer = await post('/math/generate', { operations: ['/', '/'], count: 5 });
  expect(answer.json()).toHaveLength(5);
});

test('two rounds are not the same', async () => {
  const { post } = await openGames({ redis });
  const [one, other] = [await post('/math/generate', {}), await post('/math/generate', {})];
  expect(one.json()).not.toEqual(other.json());
});

test.each([
  { difficulty: 'impossible' },
  { operations: [] },
  { operations: ['+', '%'] },
  { count: 0 },
  { count: 21 },
  { count: 2.5 },
])('%j is refused', async (wish) => {
  const { post } = await openGames({ redis });
  const answer = await post('/math/generate', wish);
  expect([answer.statusCode, answer.json().error]).toEqual([400, 'VALIDATION_FAILED']);
});
