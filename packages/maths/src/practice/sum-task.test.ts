import { expect, test } from 'vitest';
import { type Operation, wholeSum } from '../sums/sum.ts';
import { sumFamilies } from './families.ts';
import { familyOfSum } from './family-of-sum.ts';
import { familyOfTask, labelOfTask, sumOfTask, sumsOfFamily, taskOfSum } from './sum-task.ts';

const task = (left: number, operation: Operation, right: number) =>
  taskOfSum(wholeSum(left, operation, right));

test.each([
  [8, '+', 5, 'math:8+5', 'Über den Zehner'],
  [5, '+', 8, 'math:8+5', 'Über den Zehner'],
  [6, '+', 6, 'math:6+6', 'Verdoppeln'],
  [3, '+', 4, 'math:4+3', 'Plus bis 10'],
  [13, '-', 5, 'math:13-5', 'Minus über den Zehner'],
  [18, '-', 5, 'math:18-5', 'Minus bis 20'],
  [7, '*', 8, 'math:8*7', '8er-Reihe'],
  [7, '*', 2, 'math:7*2', '2er-Reihe'],
  [14, '/', 2, 'math:14/2', 'Halbieren'],
  [56, '/', 7, 'math:56/7', 'Geteilt durch 7'],
  [47, '+', 5, 'math:add-over-tens', 'Plus bis 100 über den Zehner'],
  [30, '+', 40, 'math:add-tens', 'Plus mit Zehnern'],
  [250, '-', 130, 'math:subtract-big', 'Minus mit großen Zahlen'],
  [3, '-', 5, 'math:below-zero', 'Zahlen unter null'],
] as const)('%i %s %i is counted as %s, of the family %s', (left, operation, right, key, label) => {
  expect(task(left, operation, right)).toBe(key);
  expect(sumFamilies.find(({ id }) => id === familyOfTask(key))?.label).toBe(label);
});

test('a key leads back to its sum, as a child reads it', () => {
  expect(labelOfTask('math:13-5')).toBe('13 − 5');
  expect(labelOfTask('math:56/7')).toBe('56 : 7');
  expect(labelOfTask('math:stories')).toBe('Textaufgaben');
  for (const broken of [
    'math:8/0',
    'math:',
    'math:8+',
    'letter:S',
    'math:999+1000',
    'math:5+8',
    'math:50+8',
  ]) {
    expect(sumOfTask(broken)).toBeNull();
  }
  expect(familyOfTask('letter:S')).toBeNull();
});

test('each family that is learnt by heart has all its sums, a row all of its ten', () => {
  expect(sumsOfFamily('times-7')).toHaveLength(10);
  expect(sumsOfFamily('over-10').map(taskOfSum)).toContain('math:8+5');
  expect(sumsOfFamily('stories')).toEqual([]);
  for (const { id } of sumFamilies.filter((family) => !family.id.startsWith('times-'))) {
    for (const sum of sumsOfFamily(id)) expect(familyOfSum(sum)).toBe(id);
  }
});
