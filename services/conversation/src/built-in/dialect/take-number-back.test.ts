import { expect, test } from 'vitest';
import { takeNumberBack } from './take-number-back.ts';

test.each([
  ['was ist sieben mal nein warte acht mal acht nee acht mal sieben', 'was ist acht mal sieben'],
  ['die hälfte von achtzig ach quatsch neunzig mein ich', 'die hälfte von neunzig'],
  ['wie viel ist 3 plus 4 nein 3 plus 5', 'was ist 3 plus 5'],
])('of numbers the last was meant: %s', (said, meant) => {
  expect(takeNumberBack(said)).toBe(meant);
});

test.each([
  'nein sieben',
  'nein ich bin sechs',
  'ist sieben mal acht sechsundfünfzig oder nicht',
  'was ist sieben mal acht',
  'ich habe acht nein ich habe keine',
])('nothing is taken back in: %s', (said) => {
  expect(takeNumberBack(said)).toBeNull();
});
