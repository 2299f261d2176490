import { statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readWeights, shareOfDesk, trainingFingerprint, weightsUrl } from './read-desk.ts';

test('the weights were trained with the sentences that lie beside them, and are small', () => {
  const message = 'data/desks/training.txt was changed: npm run train -w @lux/conversation';
  expect(readWeights().header.fingerprint, message).toBe(trainingFingerprint());
  expect(statSync(weightsUrl).size).toBeLessThanOrEqual(500_000);
});

test.each([
  ['ob ich die zwölferreihe noch drauf hab, das möchte ich gern testen', 'practice'],
  ['mir hams heit in da pause mei mützn wegganommen und alle ham glacht', 'feeling'],
  ['wie lautet denn die mehrzahl von atlas', 'german'],
  ['was sagen die in london zu einem regenschirm auf englisch', 'english'],
  ['lea hat 4 murmeln und findet 3 wie viele hat sie jetzt', 'problem'],
  ['warum leuchtet ein glühwürmchen', 'fact'],
] as const)('%s is of the desk %s', (said, desk) => {
  expect(shareOfDesk(said, desk)).toBeGreaterThan(0.5);
});
