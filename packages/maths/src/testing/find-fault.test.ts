import { expect, test } from 'vitest';
import type { ProvenProblem } from '../problem.ts';
import { findFault } from './find-fault.ts';

const sum: ProvenProblem = {
  problem: '8 + 7 = ?',
  options: ['15', '14', '51', '25'],
  correctAnswer: 0,
  explanation: '8 + 7: Erst bis 10: 8 + 2 = 10, dann noch 5, das sind 15.',
  task: 'math:8+7',
  proof: { expression: '8 + 7' },
};
const wordProblem: ProvenProblem = {
  problem: '25 Kinder wollen Boot fahren. In jedes Boot passen 6 Kinder.',
  options: ['4 Boote', '5 Boote', '6 Boote', '1 Boot'],
  correctAnswer: 1,
  explanation: '4 · 6 = 24. Sie brauchen 5 Boote.',
  task: 'math:stories',
  proof: { expression: '25 : 6', rounding: 'up' },
};
const rest: ProvenProblem = {
  problem: '47 : 6 = ?',
  options: ['7 Rest 5', '7 Rest 4', '6 Rest 11', '8 Rest 5'],
  correctAnswer: 0,
  explanation: '7 · 6 = 42, also 7 Rest 5.',
  task: 'math:divide-rest',
  proof: { expression: '47 : 6' },
};
const fraction: ProvenProblem = {
  problem: '1/2 + 1/4 = ?',
  options: ['2/6', '3/4', '2/4', '1/8'],
  correctAnswer: 1,
  explanation: 'Gleichnamig: 1/2 = 2/4. Dann 2/4 + 1/4 = 3/4.',
  task: 'math:fractions',
  proof: { expression: '1/2 + 1/4' },
};

test.each([sum, wordProblem, rest, fraction])('$problem has no fault', (problem) => {
  expect(findFault(problem, 'easy')).toBeNull();
});

test.each([
  ['another right answer', { ...sum, correctAnswer: 1 }],
  ['an index beyond the options', { ...sum, correctAnswer: 4 }],
  ['three options', { ...sum, options: ['15', '14', '51'] }],
  ['the same option twice', { ...sum, options: ['15', '14', '51', '14'] }],
  ['the same value in another form', { ...fraction, options: ['6/8', '3/4', '2/6', '1/8'] }],
  ['an option below 0', { ...sum, options: ['15', '14', '51', '−15'] }],
  ['a false equation', { ...sum, explanation: '8 + 2 = 11, das sind 15.' }],
  ['an explanation without the answer', { ...sum, explanation: 'Erst bis 10: 8 + 2 = 10.' }],
  [
    'another sum than it tells',
    { ...wordProblem, proof: { ...wordProblem.proof, expression: '25 : 5' } },
  ],
  ['a result rounded the wrong way', { ...wordProblem, correctAnswer: 0 }],
  ['another rest', { ...rest, correctAnswer: 1 }],
  ['a rest larger than what is divided by', { ...rest, correctAnswer: 2 }],
])('%s is found', (_, problem) => {
  expect(findFault(problem, 'easy')).not.toBeNull();
});
