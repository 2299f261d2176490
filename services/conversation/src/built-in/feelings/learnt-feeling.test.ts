import { statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadContent } from '../load-content.ts';
import {
  feelingsFingerprint,
  feelingWeightsUrl,
  learntFeeling,
  NO_FEELING,
  readFeelingWeights,
} from './learnt-feeling.ts';

test('the weights were trained with the patterns that lie beside them, for feelings there are', () => {
  const { header } = readFeelingWeights();
  const message = 'data/desks/feelings.txt was changed: npm run train -w @lux/conversation';
  expect(header.fingerprint, message).toBe(feelingsFingerprint());
  const ids = loadContent().feelings.feelings.map(({ id }) => id);
  expect([NO_FEELING, ...ids]).toEqual(expect.arrayContaining([...header.labels]));
  expect(statSync(feelingWeightsUrl).size).toBeLessThanOrEqual(1_000_000);
});

test.each([
  ['wir sind im finale rausgeflogen weil ich daneben geschossen hab', 'lost-game'],
  ['meine freundin spricht seit montag kein wort mehr mit mir', 'friend-lost'],
  ['juhu heute ist hitzefrei keine schule', 'holiday'],
  ['die friseurin hat mir alles viel zu kurz abgeschnitten', 'looks'],
] as const)('%s is told of %s', (said, id) => {
  expect(learntFeeling(said)).toBe(id);
});

test.each([
  'wie wird das wetter morgen',
  'stell mir eine matheaufgabe',
  'warum ist der himmel blau',
])('%s tells of no feeling', (said) => {
  expect(learntFeeling(said)).toBeNull();
});
