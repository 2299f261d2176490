import { expect, test } from 'vitest';
import { teacher } from '../testing/teacher.ts';
import { withoutOpeners } from './without-openers.ts';

test.each([
  ['du sag mal können hunde farben sehen', 'können hunde farben sehen'],
  ['Boah, warum so lange?', 'warum so lange?'],
  ['ich hab mal ne frage wie viele Knochen hat ein Baby', 'wie viele Knochen hat ein Baby'],
])('what only leads to a question is left out: %s', (said, question) => {
  expect(withoutOpeners(said)).toBe(question);
});

test.each([
  'sag mal hast du Geschwister',
  'du ich bin traurig',
  'du wie alt bist du',
  'also zwölf',
])('who speaks to LUX or of itself is heard as it was said: %s', (said) => {
  expect(withoutOpeners(said)).toBe(said);
});

test.each([
  ['du sind pilze eigentlich pflanzen', /Pilz/],
  ['du sag mal können hunde farben sehen', /Blau und Gelb/],
  ['du wie haben die die pyramiden gebaut', /Pyramide/],
])('a question that begins with "du" is none of LUX: %s', (said, told) => {
  expect(teacher.answer(said, { assistantName: 'LUX', history: [] })).toMatch(told);
});
