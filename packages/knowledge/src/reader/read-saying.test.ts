import { statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readTraining, trainingFingerprint } from '../train/read-training.ts';
import { aspectsMeant } from './aspects-meant.ts';
import { readSaying } from './read-saying.ts';
import { readingLabels } from './reading-labels.ts';
import { readWeights, weightsUrl } from './weights-file.ts';

test('the weights were trained with the sentences that lie beside them, and are small', () => {
  const message = 'training/ was changed: npm run train -w @lux/knowledge';
  expect(readWeights().header.fingerprint, message).toBe(trainingFingerprint());
  expect(statSync(weightsUrl).size).toBeLessThanOrEqual(2_000_000);
});

test('every pattern has a label that the reader knows, and every label has patterns', () => {
  expect(new Set(readTraining().map(({ label }) => label))).toEqual(new Set(readingLabels));
});

test.each([
  ['bis in welche höhe wächst denn so ein xx', 'size'],
  ['welches gewicht erreicht so ein xx', 'weight'],
])('what is asked is read in words that no pattern knows: %s', (question, aspect) => {
  expect(aspectsMeant(question, new Set())[0]).toBe(aspect);
});

test('how a child goes on is told from a question', () => {
  expect(readSaying(['das', 'war', 'mir', 'zu', 'kompliziert']).followUp).toBe('simpler');
  expect(readSaying(['wie', 'schwer', 'ist', 'ein', 'xx']).factShare).toBeGreaterThan(0.9);
});
