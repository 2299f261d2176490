import { expect, test } from 'vitest';
import { withVerbInPlace } from './verb-of-question.ts';

test.each([
  ['warum ich muss schlafen', 'warum muss ich schlafen'],
  ['warum die sonne ist gelb', 'warum ist die sonne gelb'],
  ['wo der tiger kann wohnen', 'wo kann der tiger wohnen'],
])('the verb is put where a question has it: %s', (said, meant) => {
  expect(withVerbInPlace(said)).toBe(meant);
});

test.each([
  'warum ist die sonne gelb',
  'warum ich schlafen muss',
  'warum katzen schnurren',
  'wann ist ostern',
  'warum heißt es so',
])('a question in order stays: %s', (said) => {
  expect(withVerbInPlace(said)).toBe(said);
});
