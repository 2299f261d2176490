import { expect, test } from 'vitest';
import { coreOf, writeOut } from './spoken-german.ts';

test.each([
  ['wie tief is das mehr', 'wie tief ist das meer'],
  ['ik will wissn warum de kadsen schnurrn', 'ich will wissen warum die katzen schnurren'],
  ['wie groß so ne giraffe wern dud', 'wie groß so eine giraffe werden'],
  ['wawum is der imma rot', 'warum ist der immer rot'],
  ['wo wohnt n der fuchs', 'wo wohnt denn der fuchs'],
  ['wie kann so ein riesiges schiff schwimmen', 'wie kann ein schiff schwimmen'],
])('%s is written as in books', (said, book) => {
  expect(writeOut(said)).toBe(book);
});

test.each(['ist das mehr als ein kilo', 'warum hat die giraffe so einen langen hals'])(
  '%s stays as it is',
  (said) => {
    expect(writeOut(said)).toBe(said);
  },
);

test('whom the question is for is no part of it', () => {
  expect(coreOf('kannst du mich sagen wo der storch wohnt').core).toBe('wo der storch wohnt');
});
