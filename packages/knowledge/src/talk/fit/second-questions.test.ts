import { expect, test } from 'vitest';
import { knowledge } from '../../testing/known.ts';

const { answer } = knowledge;

const toldAfter = (first: string, second: string) => answer(second, { earlier: [first] })?.text;

test.each([
  ['Wie alt werden Kühe?', 'und wie gehen die aufs klo', /Kuhfladen/],
  ['Was frisst eine Giraffe?', 'muss die auch mal kacken', /Köttel/],
  ['Wie groß ist ein Eisbär?', 'und wo machen die hin', /Schnee/],
  ['Wie viele Beine hat eine Ameise?', 'wo machen die pipi', /Nest/],
])('how it goes to the toilet is told of what is talked of: %s %s', (first, second, told) => {
  expect(toldAfter(first, second)).toMatch(told);
});

test.each([
  ['Wie schnell ist ein Esel?', 'leben die alleine', /andere Esel/],
  ['Was fressen Kühe?', 'können die beißen', /beißen nicht/],
  ['Was frisst eine Ziege?', 'was machen die im winter', /Unterwolle/],
])('what else a child wants of an animal is told: %s %s', (first, second, told) => {
  expect(toldAfter(first, second)).toMatch(told);
});

test('the toilet of a house and the colour of pee stay what they are', () => {
  expect(answer('Wie funktioniert eine Toilette?')?.text).toMatch(/Knopf/);
  expect(answer('Warum ist Pipi gelb?')?.text).toMatch(/gelb/);
});
