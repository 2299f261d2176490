import { expect, test } from 'vitest';
import { knowledge } from '../testing/known.ts';
import { featureNames } from './candidate-features.ts';
import { readSureNet, surenessOf } from './sure-net.ts';

const answer = (question: string, ...earlier: string[]) =>
  knowledge.answer(question, { earlier, level: 'older' });

test.each([
  ['Am Himmel ist ein Regenbogen! Wie kommt der zustande?', /Sonnenlicht/],
  ['mein bruder behauptet dass haie nie schlafen', /schwimmen/],
])('what no pattern finds is told where it is sure: %s', (question, told) => {
  expect(answer(question)?.text).toMatch(told);
  expect(answer(question)?.isAdmission).toBeFalsy();
});

test('what may be meant is said to be no more', () => {
  const told = answer('Warum gehen die Möwen am Meer nicht unter beim Schlafen?');
  expect(told?.text).toMatch(/^(?:Ich bin nicht ganz sicher|Genau weiß ich).*Möwen/);
  expect(told?.isAdmission).toBe(true);
});

test('a better one of the same thing goes before what was told just now', () => {
  expect(answer('wo ist der', 'was macht der bundestag')?.text).toMatch(/Reichstagsgebäude/);
});

test('one of a class that was asked for stays the answer', () => {
  expect(answer('Welches ist das größte Bundesland?')?.text).toMatch(/^Bayern/);
});

test('whether a thing is the greatest of its kind is more than whether it is one', () => {
  expect(answer('Der größte Planet ist der Saturn, oder?')?.text).not.toMatch(/^Ja/);
});

test('a weight stands for each feature', () => {
  const { hidden, out } = readSureNet();
  expect(new Set(hidden.map(({ length }) => length))).toEqual(new Set([featureNames.length + 1]));
  expect(out).toHaveLength(hidden.length + 1);
  const sureness = surenessOf(readSureNet(), new Float64Array(featureNames.length));
  expect(sureness).toBeGreaterThan(0);
  expect(sureness).toBeLessThan(1);
});
