import { writeFileSync } from 'node:fs';
import { createRandom } from '@lux/german-text/classifier/fit-softmax.ts';
import { hashText } from '@lux/german-text/classifier/hash.ts';
import { trainReader } from '@lux/german-text/classifier/train-reader.ts';
import { loadThings } from '../content/load-things.ts';
import { withoutNames } from '../reader/read-saying.ts';
import { readingLabels } from '../reader/reading-labels.ts';
import { featuresOf } from '../reader/sentence-features.ts';
import { weightsUrl } from '../reader/weights-file.ts';
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
const SHARPNESSES = [0.5, 0.7, 0.85, 1, 1.2, 1.5];
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

const { file, report } = trainReader({
  sentences,
  labels: readingLabels,
  folds: FOLDS,
  seed: SEED,
  epochs: EPOCHS,
  fingerprint: trainingFingerprint(),
  sharpnesses: SHARPNESSES,
});
console.log(report.join('\n'));
writeFileSync(weightsUrl, file);
