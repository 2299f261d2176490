import { expect, test } from 'vitest';
import { checkText } from '../check-text.ts';
import { onlyKnowsNot, onlyOfTasks } from './at-work.ts';

test.each([
  'bei minus mache ich immer fehler',
  'magst du mir ein paar aufgaben stellen wo man was abziehen muss',
  'die textaufgaben verstehe ich oft nicht',
])('"%s" is said of tasks', (text) => {
  expect(onlyOfTasks(text)).toBe(true);
  expect(checkText(text)).toEqual({ verdict: 'ok' });
});

test.each([
  'ich kann nicht mehr rechnen und mag nicht mehr leben',
  'bei fehlern in mathe haut papa mich',
  'ich mache alles falsch in mathe',
  'ich weiß nicht mehr weiter',
  'ich kann nicht mehr',
])('"%s" may be more than a task', (text) => {
  expect(onlyOfTasks(text) || onlyKnowsNot(text)).toBe(false);
});

test('who knows no answer is not in danger', () => {
  expect(onlyKnowsNot('das weiß ich nicht mehr')).toBe(true);
  expect(checkText('ich hab keinen plan')).toEqual({ verdict: 'ok' });
});
