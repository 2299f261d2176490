import { expect, test } from 'vitest';
import { readWish } from '../wish/read-wish.ts';
import { withChoices } from './choices.ts';
import { mathsTasks } from './maths-tasks.ts';
import { unitTasks } from './unit-tasks.ts';

function wishOf(said: string) {
  const wish = readWish(said);
  if (!wish) throw new Error(`no wish: ${said}`);
  return wish;
}

test('division with a rest asks for both numbers', () => {
  const kind = mathsTasks(wishOf('geteiltaufgaben mit rest bitte'), false);
  const task = kind.find('Wie viel ist 23 geteilt durch 4, und welcher Rest bleibt?');
  expect(kind.make(7).prompt).toMatch(/Rest bleibt\?$/u);
  expect(task?.judge('5 Rest 3')).toBe(true);
  expect(task?.judge('5')).toBe(false);
});

test('without going over a ten no sum does', () => {
  const kind = mathsTasks(wishOf('plusaufgaben bis 20 ohne zehnerübergang'), false);
  for (let seed = 1; seed < 30; seed += 1) {
    const [left = 0, right = 0] = (kind.make(seed).prompt.match(/\d+/gu) ?? []).map(Number);
    expect((left % 10) + (right % 10)).toBeLessThan(10);
  }
});

test('a letter chooses one of three results', () => {
  const kind = withChoices(mathsTasks(wishOf('gib mir plusaufgaben mit auswahl'), false));
  const task = kind.make(3);
  const letters = ['a', 'b', 'c'].filter((letter) => task.judge(letter) === true);
  expect(letters).toHaveLength(1);
  expect(kind.find(task.prompt)?.prompt).toBe(task.prompt);
});

test('units are turned into the named ones', () => {
  const kind = unitTasks(wishOf('aufgaben mit kilo und gramm üben'), false);
  expect(kind.make(5).prompt).toMatch(/Gramm|Kilogramm/u);
  expect(kind.find('Wie viele Zentimeter sind 3 Meter?')?.judge('300 cm')).toBe(true);
});
