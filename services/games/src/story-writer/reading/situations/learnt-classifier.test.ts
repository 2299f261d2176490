import { readFileSync } from 'node:fs';
import { decodeWeights } from '@lux/german-text/classifier/weights-file.ts';
import { expect, test } from 'vitest';
import { loadStoryData } from '../../data/load-story-data.ts';
import { createLearntClassifier, learntFile } from './learnt-classifier.ts';
import { createFeatures } from './word-features.ts';

const STALE = 'data/story or the words LUX knows were changed: npm run train -w @lux/games';
const EACH = 5;

const loaded = loadStoryData();
const anew = loadStoryData();
const files = { situations: anew.situations.learn(), classes: anew.classReader.learn() };
const examples = loaded.plots.flatMap((plot) => plot.examples).filter((_, at) => at % EACH === 0);

test.each(['situations', 'classes'] as const)(
  '%s were learnt from the examples as they are',
  (reader) => {
    const { header } = decodeWeights(readFileSync(learntFile(reader)));
    const expected = decodeWeights(files[reader]).header;
    expect(header.fingerprint, STALE).toBe(expected.fingerprint);
    expect(header.labels, STALE).toEqual(expected.labels);
  },
);

test('what was loaded reads as what has learnt just now', () => {
  const situationsOf = ({ situations, plots }: typeof loaded, text: string) => {
    const found = new Map(situations.read(text).map((one) => [one.plot, one.sureness]));
    return plots.map((plot) => found.get(plot) ?? 0);
  };
  const farthest = (some: readonly number[], others: readonly number[]) =>
    Math.max(...some.map((one, at) => Math.abs(one - (others[at] ?? 0))));
  for (const text of examples) {
    const classes = [...loaded.classReader.read([text]).values()];
    const situations = situationsOf(loaded, text);
    expect(farthest(classes, [...anew.classReader.read([text]).values()]), STALE).toBeLessThan(
      0.05,
    );
    expect(farthest(situations, situationsOf(anew, text)), STALE).toBeLessThan(0.05);
  }
});

test('it learns the same each time', () => {
  expect(Buffer.compare(anew.classReader.learn(), files.classes)).toBe(0);
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
