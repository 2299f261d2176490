import { statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSentences } from '../testing/corpus.ts';
import { readTrainingFiles, trainingFingerprint } from '../train/read-training.ts';
import { heads, otherLabels } from './labels.ts';
import { readWeights, weightsUrl } from './weights-file.ts';

const files = ['sentences.bin', 'other-languages.bin', 'languages.bin'] as const;

test('the weights were trained with the sentences that lie beside them', () => {
  const message = 'training/ was changed: npm run train -w @lux/child-safety';
  const fingerprint = trainingFingerprint('meaning');
  for (const file of files) {
    expect(readWeights(file).header.fingerprint, message).toBe(fingerprint);
  }
  expect(
    readWeights('personal.bin').header.fingerprint,
    'training/personal/ was changed: npm run train:personal -w @lux/child-safety',
  ).toBe(trainingFingerprint('personal'));
});

test('the weights are small enough for the repository', () => {
  const sizes = [...files, 'personal.bin' as const].map((file) => statSync(weightsUrl(file)).size);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(5_000_000);
});

test('every training sentence has a label and a language that the heads know', () => {
  const labels = new Set<string>([...heads.meaning, ...otherLabels]);
  const languages = new Set<string>(heads.language);
  const unknown = readTrainingFiles().filter(
    ({ label, language }) => !labels.has(label) || !languages.has(language),
  );
  expect(unknown).toEqual([]);
});

test('no sentence to measure with is trained with', () => {
  const measured = new Set(
    (
      [
        'unseen-calls-for-help',
        'unseen-everyday-calls',
        'unseen-everyday-sentences',
        'unseen-harmless-sentences',
        'unseen-light-sentences',
        'unseen-refused-sentences',
        'unseen-asked-calls',
        'unseen-asked-facts',
        'unseen-veiled-calls',
      ] as const
    ).flatMap((name) => readSentences(name).map((sentence) => sentence.toLowerCase())),
  );
  const known = readTrainingFiles().filter(({ text }) => measured.has(text.toLowerCase()));
  expect(known).toEqual([]);
});
