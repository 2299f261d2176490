import { expect, test } from 'vitest';
import { createBuiltInTeacher } from '../create-built-in-teacher.ts';

const teacher = createBuiltInTeacher({ now: () => new Date('2026-06-01') });
const answer = (question: string) =>
  teacher.consider(question, { assistantName: 'LUX', history: [] });

test.each([
  ['mein bruder sagt ein tintenfisch hat mehr als ein herz stimmt das', /drei Herzen/],
  ['wie heißt die hauptstadt von australien ich dachte immer sydney', /ist Canberra/],
  ['ich hab heute einen regenwurm gefunden haben die eigentlich augen', /Augen haben sie keine/],
  ['meine tante meint spinnen sind gar keine insekten stimmt das', /^Das stimmt\. .*Spinne/],
  ['wie lange lebt eine schildkröte mein freund hat nämlich eine', /100 Jahre/],
])('%s', (question, told) => {
  const { isKnown, text } = answer(question);
  expect(isKnown).toBe(true);
  expect(text).toMatch(told);
});

test('of two questions in a row, what is unknown is admitted behind what is known', () => {
  const { isKnown, text } = answer('was ist lava oder ist das dasselbe wie magma');
  expect(isKnown).toBe(false);
  expect(text).toMatch(/heißt Lava\..* leider nicht/);
});

test('a trouble that is told is no aside', () => {
  const { text } = answer('mein hamster ist gestorben wie alt werden die denn');
  expect(text).not.toMatch(/Jahre alt/);
});
