import { statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadContent } from '../load-content.ts';
import { feelingReader, learntFeeling, NO_FEELING } from './learnt-feeling.ts';

test('the weights were trained with the patterns that lie beside them, for feelings there are', () => {
  const { header } = feelingReader.readWeights();
  const message = 'a file of data/desks was changed: npm run train -w @lux/conversation';
  expect(header.fingerprint, message).toBe(feelingReader.fingerprint());
  const ids = loadContent().feelings.feelings.map(({ id }) => id);
  expect([NO_FEELING, ...ids]).toEqual(expect.arrayContaining([...header.labels]));
  expect(statSync(feelingReader.weightsUrl).size).toBeLessThanOrEqual(3_000_000);
});

test.each([
  ['wir sind im finale rausgeflogen weil ich daneben geschossen hab', 'lost-game'],
  ['meine freundin spricht seit montag kein wort mehr mit mir', 'friend-lost'],
  ['juhu heute ist hitzefrei keine schule', 'holiday'],
  ['die friseurin hat mir alles viel zu kurz abgeschnitten', 'hair-clothes'],
] as const)('%s is told of %s', (said, id) => {
  expect(learntFeeling(said, 0.4)).toBe(id);
});

test.each([
  'wie wird das wetter morgen',
  'stell mir eine matheaufgabe',
  'warum ist der himmel blau',
])('%s tells of no feeling', (said) => {
  expect(learntFeeling(said, 0.4)).toBeNull();
});
