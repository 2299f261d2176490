import { createRandom } from '@lux/random/random.ts';
import { expect, test } from 'vitest';
import { generateProblems } from '../generate-problems.ts';
import type { Difficulty } from '../problem.ts';
import type { Operation } from '../sums/sum.ts';
import type { Practice } from './practised-drafts.ts';
import { familyOfTask } from './sum-task.ts';

interface Asked {
  difficulty?: Difficulty;
  operations?: Operation[];
  count?: number;
  seed?: number;
}

const tasksOf = (practice: Partial<Practice>, asked: Asked = {}) => {
  const { difficulty = 'easy', operations = ['+', '-'], count = 10, seed = 1 } = asked;
  const problems = generateProblems({
    ...{ difficulty, operations, count },
    random: createRandom(seed),
    practice: {
      tasks: [],
      isFixed: false,
      knownFamilies: [],
      settled: [],
      untried: [],
      ...practice,
    },
  });
  expect(new Set(problems.map(({ problem }) => problem)).size).toBe(problems.length);
  return problems.map(({ task }) => task);
};

const weak = ['math:8+5', 'math:13-6', 'math:7+6', 'math:9+4', 'math:15-8', 'math:8+7', 'math:9+3'];

test('what is weak comes in every round, among others', () => {
  const round = tasksOf({ tasks: weak });
  for (const task of weak.slice(0, 6)) expect(round).toContain(task);
  expect(round).toHaveLength(10);
});

test('only chosen kinds of sums are asked, however weak others are', () => {
  const round = tasksOf({ tasks: [...weak, 'math:8*7'] }, { operations: ['-'] });
  expect(round).toEqual(expect.arrayContaining(['math:13-6', 'math:15-8']));
  expect(round.filter((task) => /[+*]/.test(task))).toEqual([]);
});

test('at most one family comes into a round that the child has not met', () => {
  const known = ['add-10', 'subtract-10'];
  for (let seed = 1; seed <= 60; seed += 1) {
    const families = tasksOf({ knownFamilies: known }, { seed }).map(familyOfTask);
    expect(new Set(families.filter((one) => !known.includes(one ?? ''))).size).toBeLessThan(2);
  }
});

test('a teacher’s choice is all that is asked', () => {
  const row = tasksOf({ tasks: ['math:times-7'], isFixed: true }, { operations: ['+'], count: 20 });
  expect(row).toHaveLength(20);
  for (const task of row) expect(task).toMatch(/\b7\b/);
  const two = tasksOf({ tasks: ['math:8+5', 'math:stories'], isFixed: true }, { count: 5 });
  for (const task of two)
    expect(['over-10', 'stories', 'subtract-over-10']).toContain(familyOfTask(task));
});

test('families without sums of their own are practised at the round’s difficulty', () => {
  const round = tasksOf({ tasks: ['math:stories', 'math:add-over-tens'] }, { operations: ['+'] });
  expect(round).toEqual(expect.arrayContaining(['math:stories', 'math:add-over-tens']));
});
