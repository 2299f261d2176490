import { createRandom } from '@lux/random/random.ts';
import { expect, inject, test } from 'vitest';
import { generateProblems, generateProvenProblems } from './generate-problems.ts';
import type { Difficulty } from './problem.ts';
import type { Operation } from './sums/sum.ts';
import { findFault } from './testing/find-fault.ts';
import { operationSets } from './testing/operation-sets.ts';
import { parseSpokenAnswer } from './words/parse-spoken-answer.ts';

declare module 'vitest' {
  interface ProvidedContext {
    isSoak: boolean;
  }
}

const levels: Difficulty[] = ['easy', 'medium', 'hard'];
const PROBLEMS = inject('isSoak') ? 2_000 : 400;
const COUNT = 20;

const everyKind = levels.flatMap((difficulty) =>
  operationSets.map((operations) => ({ difficulty, operations, name: operations.join(' ') })),
);

const everySingleKind = everyKind.filter(({ operations }) => operations.length === 1);

test.each(everyKind)(
  '$difficulty with $name: right when calculated again, four different options, true explanations',
  ({ difficulty, operations }) => {
    const random = createRandom(operations.length);
    for (let made = 0; made < PROBLEMS; made += COUNT) {
      const round = generateProvenProblems({ difficulty, operations, count: COUNT, random });
      const faults = round.flatMap((problem) => {
        const fault = findFault(problem, difficulty);
        return fault === null ? [] : [{ fault, problem }];
      });
      expect(faults).toEqual([]);
      expect(new Set(round.map(({ problem }) => problem)).size).toBe(COUNT);
    }
  },
);

test.each(levels)('%s: the right answer is at every place about as often', (difficulty) => {
  const places = [0, 0, 0, 0];
  const random = createRandom(5);
  for (let round = 0; round < 500; round += 1) {
    const request = { difficulty, operations: ['+', '*'] as const, count: COUNT, random };
    for (const { correctAnswer } of generateProblems(request)) {
      places[correctAnswer] = (places[correctAnswer] ?? 0) + 1;
    }
  }
  for (const count of places) expect(Math.abs(count / 10_000 - 0.25)).toBeLessThan(0.03);
});

test.each(everySingleKind)(
  '$difficulty with $name: no size of option is worth guessing',
  ({ difficulty, operations }) => {
    const random = createRandom(10);
    const ranks = [0, 0, 0, 0];
    const rounds = 100;
    for (let round = 0; round < rounds; round += 1) {
      for (const { options, correctAnswer } of generateProblems({
        difficulty,
        operations,
        count: COUNT,
        random,
      })) {
        const values = options.map((option) => parseSpokenAnswer(option)?.value.toNumber() ?? 0);
        const right = values[correctAnswer] ?? 0;
        const rank = values.filter((value) => value < right).length;
        ranks[rank] = (ranks[rank] ?? 0) + 1;
      }
    }
    for (const count of ranks) {
      expect(count / (rounds * COUNT)).toBeGreaterThan(0.1);
      expect(count / (rounds * COUNT)).toBeLessThan(0.45);
    }
  },
);

test('only the operations asked for appear, each as often as the others', () => {
  const random = createRandom(6);
  const request = { difficulty: 'easy', operations: ['-', '/'], count: COUNT, random } as const;
  const expressions = generateProvenProblems(request).map(({ proof }) => proof.expression);
  expect(expressions.filter((expression) => expression.includes(' − '))).toHaveLength(10);
  expect(expressions.filter((expression) => expression.includes(' : '))).toHaveLength(10);
});

test('the same operation twice counts once, and none is refused', () => {
  const ask = (operations: Operation[]) =>
    generateProblems({ difficulty: 'easy', operations, count: 5, random: createRandom(7) });
  expect(ask(['+', '+', '+'])).toEqual(ask(['+']));
  expect(() => ask([])).toThrow(RangeError);
});

test('about a quarter are word problems, and no situation comes twice in a round', () => {
  for (const difficulty of levels) {
    const random = createRandom(8);
    const operations: Operation[] = ['-', '*'];
    const round = generateProblems({ difficulty, operations, count: COUNT, random });
    const wordProblems = round.filter(({ problem }) => !problem.includes(' = '));
    expect([5, 6]).toContain(wordProblems.length);
    const plots = wordProblems.map(({ problem }) => problem.replaceAll(/[\d\p{Lu}]\S*/gu, ''));
    expect(new Set(plots).size).toBe(wordProblems.length);
  }
});

test('the same chance gives the same round, another one another', () => {
  const ask = (seed: number) =>
    generateProblems({
      difficulty: 'medium',
      operations: ['+', '-', '*', '/'],
      count: COUNT,
      random: createRandom(seed),
    });
  expect(ask(1)).toEqual(ask(1));
  expect(ask(1)).not.toEqual(ask(2));
});

test.each([0, 0.5, 0.999_999_999])('a random source stuck at %d still gives a round', (stuck) => {
  for (const difficulty of levels) {
    const operations: Operation[] = ['/'];
    const round = generateProblems({ difficulty, operations, count: COUNT, random: () => stuck });
    expect(new Set(round.map(({ problem }) => problem)).size).toBe(COUNT);
  }
});

test('a problem has what the contract names, and nothing else', () => {
  const [problem] = generateProblems({
    difficulty: 'hard',
    operations: ['+'],
    count: 1,
    random: createRandom(9),
  });
  expect(Object.keys(problem ?? {}).toSorted()).toEqual([
    'correctAnswer',
    'explanation',
    'options',
    'problem',
    'task',
  ]);
});
