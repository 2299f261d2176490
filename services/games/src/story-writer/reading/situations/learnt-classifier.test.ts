import { readFileSync } from 'node:fs';
import { decodeWeights } from '@lux/german-text/classifier/weights-file.ts';
import { expect, test } from 'vitest';
import { loadStoryData } from '../../data/load-story-data.ts';
import { createLearntClassifier, learntFile } from './learnt-classifier.ts';
import { createFeatures } from './word-features.ts';

const STALE = 'data/story or the words LUX knows were changed: npm run train -w @lux/games';
const EACH = 2;
const beginnings = [
  'Der Hund ist weggelaufen.',
  'Im Keller liegt eine Karte.',
  'Alle lachten ihn aus.',
  'Das Licht ging aus.',
  'Wir haben uns verlaufen.',
];

const loaded = loadStoryData();
const anew = loadStoryData();
const file = anew.classReader.learn();
const texts = beginnings.filter((_, at) => at % EACH === 0);

test('the classes were learnt from the examples as they are', () => {
  const { header } = decodeWeights(readFileSync(learntFile('classes')));
  const expected = decodeWeights(file).header;
  expect(header.fingerprint, STALE).toBe(expected.fingerprint);
  expect(header.labels, STALE).toEqual(expected.labels);
});

test('what was loaded reads as what has learnt just now', () => {
  for (const text of texts) {
    const before = [...loaded.classReader.read([text]).values()];
    const now = [...anew.classReader.read([text]).values()];
    const farthest = Math.max(...before.map((one, at) => Math.abs(one - (now[at] ?? 0))));
    expect(farthest, STALE).toBeLessThan(0.05);
  }
});

test('it learns the same each time', () => {
  expect(Buffer.compare(anew.classReader.learn(), file)).toBe(0);
});

test.each([
  ['was learnt from other examples', learntFile('classes')],
  ['is no such file', new URL(import.meta.url)],
  ['is missing', new URL('missing.bin', import.meta.url)],
])('where what lies there %s, it learns at its first use', (_, file) => {
  const vocabulary = { haustier: ['Hamster', 'Meerschwein'], boot: ['Kanu', 'Floß'] };
  const featuresOf = createFeatures({ vocabulary, language: loaded.language });
  const told = new Map([
    ['lost', ['Der Hamster ist weg.']],
    ['wet', ['Das Kanu kippte um.']],
  ]);
  const knowledge = { vocabulary, verbs: {}, names: new Set<string>() };
  const { get } = createLearntClassifier({ file, told, featuresOf, knowledge });
  const [lost = 0, wet = 0] = get().classify(featuresOf('Unser Meerschwein'));
  expect(lost).toBeGreaterThan(wet);
  expect(lost + wet).toBeCloseTo(1);
});
