import { expect, test } from 'vitest';
import { explainRegionalWord } from './regional-words.ts';

test.each([
  ['was isn des a erdäpfel', /Kartoffeln/],
  ["meene oma sachd immer bemme was is'n das off hochdeutsch", /Brot/],
  ['Was ist ein Büsi?', /Katze/],
  ['was heißt lütt auf hochdeutsch', /klein/],
  ['wat is ne bulette', /Frikadelle/],
])('a word of one region is explained: %s', (said, means) => {
  expect(explainRegionalWord(said)).toMatch(means);
});

test.each([
  'was ist ein kasten',
  'was heißt semmel auf englisch',
  'was ist eine kartoffel',
  'mein bub sagt nichts',
  'ich esse eine semmel',
])('%s asks for no dialect', (said) => {
  expect(explainRegionalWord(said)).toBeNull();
});
