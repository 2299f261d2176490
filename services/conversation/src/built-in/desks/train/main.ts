import { writeFileSync } from 'node:fs';
import { tableOf } from '@lux/german-text/classifier/feature-table.ts';
import {
  createRandom,
  type Example,
  fitSoftmax,
  quantise,
} from '@lux/german-text/classifier/fit-softmax.ts';
import { hashText } from '@lux/german-text/classifier/hash.ts';
import {
  createFeatureIndex,
  letterRows,
  predict,
} from '@lux/german-text/classifier/linear-model.ts';
import { expandPattern } from '@lux/knowledge/train/expand-pattern.ts';
import { readTraining } from '@lux/knowledge/train/read-training.ts';
import { tellWordProblem } from '@lux/maths/testing/tell-word-problem.ts';
import { loadContent } from '../../load-content.ts';
import { deskFeatures } from '../desk-features.ts';
import {
  type DeskName,
  deskNames,
  encodeWeights,
  readTrainingText,
  trainingFingerprint,
  weightsUrl,
} from '../read-desk.ts';
import { dialectCount, speakDialect } from './speak-dialect.ts';

const SENTENCES_OF_A_PATTERN = 24;
const PROBLEMS = 500;
const MOST_FACTS = 3_000;
const DIALECT_PART = 0.3;
const FOLDS = 4;
const SEED = 20;
const EPOCHS = 5;
const THINGS = [
  'hund',
  'vulkan',
  'mond',
  'haus',
  'biene',
  'auto',
  'baum',
  'könig',
  'wal',
  'schnee',
];

const random = createRandom(SEED);
const nameOf = () => THINGS[Math.floor(random() * THINGS.length)] ?? 'hund';
const text = readTrainingText();
const own: { label: string; pattern: string }[] = [];
let heading = '';
for (const line of text.split('\n')) {
  if (line.startsWith('# ') || line.trim() === '') continue;
  if (line.startsWith('#')) heading = line.slice(1).trim();
  else own.push({ label: heading, pattern: line });
}

const others = readTraining().flatMap(({ label, pattern }) => {
  const desk = deskOf(label);
  return desk ? [{ label: desk, pattern }] : [];
});

/** What the reader of `knowledge` calls so; how a talk goes on is none of these. */
function deskOf(label: string): DeskName | null {
  if (label.startsWith('follow:')) return null;
  if (label === 'smalltalk' || label === 'create' || label === 'order') return 'other';
  return deskNames.find((name) => name === label) ?? 'fact';
}

interface Sentence {
  label: string;
  fold: number;
  said: string;
}

const patterned = [...own, ...others].flatMap(({ label, pattern }): Sentence[] => {
  const fold = hashText(SEED, pattern) % FOLDS;
  const texts = Array.from({ length: SENTENCES_OF_A_PATTERN }, () => {
    const said = expandPattern(pattern, { random, nameOf });
    return random() < DIALECT_PART ? speakDialect(said, Math.floor(random() * dialectCount)) : said;
  });
  return [...new Set(texts)].map((said) => ({ label, fold, said }));
});
const told = Array.from(
  { length: PROBLEMS },
  (_, at): Sentence => ({
    label: 'problem',
    fold: at % FOLDS,
    said: tellWordProblem(random).text,
  }),
);
const facts = loadContent()
  .factFiles.flatMap((file) => file.facts.flatMap(({ questions }) => questions))
  .slice(0, MOST_FACTS)
  .map((said, at): Sentence => ({ label: 'fact', fold: at % FOLDS, said }));

const sentences = [...patterned, ...told, ...facts].map((one) => ({
  ...one,
  features: deskFeatures(one.said),
}));
const unknown = sentences.find(({ label }) => !deskNames.some((name) => name === label));
if (unknown) throw new Error(`No desk is called ${unknown.label}`);
const counts = Map.groupBy(sentences, ({ label }) => label);
const mean = sentences.length / counts.size;
const hashes = tableOf(sentences.map(({ features }) => features.keys()));
const rowOf = createFeatureIndex(hashes);
const examples = sentences.map(({ label, fold, features, said }) => {
  const { rows, values } = letterRows(features, rowOf);
  const example: Example = {
    rows: Int32Array.from(rows),
    values: Float32Array.from(values),
    label: deskNames.findIndex((name) => name === label),
    weight: Math.min(2, Math.sqrt(mean / (counts.get(label)?.length ?? 1))),
  };
  return { fold, example, said };
});
const options = { featureCount: hashes.length, labelCount: deskNames.length, seed: SEED };
const learn = (some: readonly Example[]) =>
  quantise(fitSoftmax(some, { ...options, epochs: EPOCHS }), deskNames);

let right = 0;
const wrong = new Map<string, number>();
for (let fold = 0; fold < FOLDS; fold += 1) {
  const head = learn(examples.filter((one) => one.fold !== fold).map(({ example }) => example));
  for (const { example } of examples.filter((one) => one.fold === fold)) {
    const { rows, values, label } = example;
    const shares = predict(head, { rows: [...rows], values: [...values] });
    const best = shares.indexOf(Math.max(...shares));
    if (best === label) right += 1;
    else {
      const pair = `${deskNames[label]} read as ${deskNames[best]}`;
      wrong.set(pair, (wrong.get(pair) ?? 0) + 1);
    }
  }
}
console.log(`${sentences.length} sentences, ${hashes.length} features`);
console.log(`cross-validated ${((100 * right) / examples.length).toFixed(1)} % right`);
for (const [pair, count] of [...wrong].sort((a, b) => b[1] - a[1]).slice(0, 12))
  console.log(`${count} ${pair}`);

const head = learn(examples.map(({ example }) => example));
const rounded = (values: readonly number[]) => values.map((value) => Number(value.toPrecision(6)));
writeFileSync(
  weightsUrl,
  encodeWeights(
    {
      fingerprint: trainingFingerprint(),
      bias: rounded(head.bias),
      scale: rounded(head.scale),
      featureCount: hashes.length,
    },
    hashes,
    head.weights,
  ),
);
