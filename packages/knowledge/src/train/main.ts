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
import { loadThings } from '../content/load-things.ts';
import { withoutNames } from '../reader/read-saying.ts';
import { readingLabels } from '../reader/reading-labels.ts';
import { featuresOf } from '../reader/sentence-features.ts';
import { encodeWeights, weightsUrl } from '../reader/weights-file.ts';
import { indexKnowledge } from '../talk/index-knowledge.ts';
import { readSaid } from '../talk/said/said.ts';
import { blur } from './blur.ts';
import { expandPattern } from './expand-pattern.ts';
import { readTraining, trainingFingerprint } from './read-training.ts';

const SENTENCES_OF_A_PATTERN = 20;
/** A third of the sentences is said as recognisers and dialects have it. */
const EACH_NOISY = 3;
const EACH_ASKED = 4;
const FOLDS = 4;
const SEED = 20;
const EPOCHS = 4;
/** A tenth of the names is unknown to LUX: what is asked of them is read all the same. */
const UNKNOWN_NAMES = [
  'quastenzisel',
  'morbelhund',
  'traktau',
  'fliebeere',
  'sangur',
  'wobbelstein',
];
const UNKNOWN_PART = 0.1;

const things = loadThings();
const { names, repair } = indexKnowledge(things, []);
const random = createRandom(SEED);
const anyOf = <Item>(items: readonly Item[]): Item => {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new RangeError('There is nothing to choose from');
  return item;
};
const nameOf = () => {
  if (random() < UNKNOWN_PART) return anyOf(UNKNOWN_NAMES);
  const { name, plural } = anyOf(things);
  return (random() < 0.4 ? (plural ?? name) : name).toLowerCase();
};

/** As the reader will see it: small letters, spoken forms written out, names hidden. */
const wordsOf = (text: string) => {
  const { words, mentions } = readSaid(text, names, repair);
  return withoutNames(
    words,
    mentions.filter(({ things: named }) => named.some(({ isSecondary }) => !isSecondary)),
  );
};

const sentenceOf = (label: string, fold: number, text: string) => ({
  label,
  fold,
  features: featuresOf(wordsOf(text)),
});
const written = readTraining().flatMap(({ label, pattern }) => {
  const texts = Array.from({ length: SENTENCES_OF_A_PATTERN }, () =>
    expandPattern(pattern, { random, nameOf }),
  ).map((text, at) => (at % EACH_NOISY === 0 ? blur(text, random) : text));
  const fold = hashText(SEED, pattern) % FOLDS;
  return [...new Set(texts)].map((text) => sentenceOf(label, fold, text));
});
/** What an answer of its own was written for asks for none of the aspects. */
const asked = things
  .flatMap(({ more }) => more.flatMap(({ asks }) => asks.slice(0, 1)))
  .filter((_, at) => at % EACH_ASKED === 0)
  .map((ask) => sentenceOf('none', hashText(SEED, ask) % FOLDS, ask));
const sentences = [...written, ...asked];
const unknown = sentences.find(({ label }) => !readingLabels.includes(label));
if (unknown) throw new Error(`No label is called ${unknown.label}`);
const counts = Map.groupBy(sentences, ({ label }) => label);
const mean = sentences.length / counts.size;

const hashes = tableOf(sentences.map(({ features }) => features.keys()));
const rowOf = createFeatureIndex(hashes);
const examples = sentences.map(({ label, fold, features }) => {
  const { rows, values } = letterRows(features, rowOf);
  const weight = Math.min(2, Math.sqrt(mean / (counts.get(label)?.length ?? 1)));
  const example: Example = {
    rows: Int32Array.from(rows),
    values: Float32Array.from(values),
    label: readingLabels.indexOf(label),
    weight,
  };
  return { fold, example };
});

const options = { featureCount: hashes.length, labelCount: readingLabels.length, seed: SEED };
const learn = (some: readonly Example[]) =>
  quantise(fitSoftmax(some, { ...options, epochs: EPOCHS }), readingLabels);

const judged = Array.from({ length: FOLDS }, (_, fold) => {
  const of = (isIn: boolean) =>
    examples.filter((one) => (one.fold === fold) === isIn).map(({ example }) => example);
  return { head: learn(of(false)), unseen: of(true) };
});

/** How surprising the right labels are, and how often the likeliest is right, with one sharpness. */
function judge(sharpness: number) {
  const wrong = new Map<string, number>();
  let right = 0;
  let surprise = 0;
  for (const { head, unseen } of judged) {
    for (const { rows, values, label } of unseen) {
      const shares = predict(head, {
        rows: [...rows],
        values: [...values].map((value) => value * sharpness),
      });
      surprise -= Math.log(Math.max(1e-9, shares[label] ?? 0));
      const best = shares.indexOf(Math.max(...shares));
      if (best === label) right += 1;
      else {
        const pair = `${readingLabels[label]} read as ${readingLabels[best]}`;
        wrong.set(pair, (wrong.get(pair) ?? 0) + 1);
      }
    }
  }
  return { sharpness, surprise: surprise / examples.length, right: right / examples.length, wrong };
}

/** How many are read with a share of at least `least`, and how many of them rightly. */
function surerThan(least: number) {
  let read = 0;
  let rightly = 0;
  for (const { head, unseen } of judged) {
    for (const { rows, values, label } of unseen) {
      const shares = predict(head, {
        rows: [...rows],
        values: [...values].map((value) => value * sharpness),
      });
      const greatest = Math.max(...shares);
      if (greatest < least) continue;
      read += 1;
      if (shares.indexOf(greatest) === label) rightly += 1;
    }
  }
  return { read, rightly };
}

const results = [0.5, 0.7, 0.85, 1, 1.2, 1.5].map(judge);
const best = results.reduce((one, other) => (other.surprise < one.surprise ? other : one));
const { sharpness, right, wrong } = best;
console.log(`${sentences.length} sentences, ${hashes.length} features`);
console.log(`cross-validated ${(right * 100).toFixed(1)} % right, sharpness ${sharpness}`);
for (const least of [0.3, 0.5, 0.7, 0.85]) {
  const { read, rightly } = surerThan(least);
  const part = ((read / examples.length) * 100).toFixed(0);
  console.log(
    `surer than ${least}: ${part} %, of them ${((rightly / read) * 100).toFixed(1)} % right`,
  );
}
for (const [pair, count] of [...wrong].sort((a, b) => b[1] - a[1]).slice(0, 25)) {
  console.log(`${count} ${pair}`);
}
const head = learn(examples.map(({ example }) => example));
const rounded = (values: readonly number[]) => values.map((value) => Number(value.toPrecision(6)));
writeFileSync(
  weightsUrl,
  encodeWeights(
    {
      fingerprint: trainingFingerprint(),
      labels: [...readingLabels],
      bias: rounded(head.bias),
      scale: rounded(head.scale),
      featureCount: hashes.length,
      sharpness,
    },
    hashes,
    head.weights,
  ),
);
