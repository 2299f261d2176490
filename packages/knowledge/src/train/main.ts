import { writeFileSync } from 'node:fs';
import { createRandom } from '@lux/german-text/classifier/fit-softmax.ts';
import { hashText } from '@lux/german-text/classifier/hash.ts';
import { trainReader } from '@lux/german-text/classifier/train-reader.ts';
import { aspectNames } from '../content/aspect-names.ts';
import { loadThings } from '../content/load-things.ts';
import type { Thing } from '../content/thing.ts';
import { readingLabels } from '../reader/reading-labels.ts';
import { kindsNamed, withoutNames } from '../reader/reading-of.ts';
import { featuresOf } from '../reader/sentence-features.ts';
import { weightsUrl } from '../reader/weights-file.ts';
import { indexKnowledge } from '../talk/index-knowledge.ts';
import { readSaid } from '../talk/said/said.ts';
import { blur } from './blur.ts';
import { expandPattern } from './expand-pattern.ts';
import { readTraining, trainingFingerprint } from './read-training.ts';

/** A line with alternatives stands for many sentences, a plain one for itself and what is heard of it. */
const SENTENCES_OF_A_PATTERN = 20;
const SENTENCES_OF_A_LINE = 5;
/** A third of the sentences is said as recognisers and dialects have it. */
const EACH_NOISY = 3;
const EACH_ASKED = 4;
const FOLDS = 3;
const SEED = 20;
const EPOCHS = 8;
/** A line is learnt from several times: what few lines say is learnt by heart. */
const FEWEST = 8;
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
const KNOWN_PART = 0.5;

const things = loadThings();
const { names, repair } = indexKnowledge(things, []);
const random = createRandom(SEED);
const anyOf = <Item>(items: readonly Item[]): Item => {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new RangeError('There is nothing to choose from');
  return item;
};
/** Who is asked for an aspect has it; all may be asked what no aspect answers. */
const named = things.filter(({ isSecondary }) => !isSecondary);
const thingsOf = new Map<string, readonly Thing[]>(
  aspectNames.map((aspect) => [aspect, named.filter(({ aspects }) => aspects[aspect])]),
);
const anyThing = (label: string) => anyOf(thingsOf.get(label) ?? named);
const nameOf = (label: string) => {
  if (random() < UNKNOWN_PART) return anyOf(UNKNOWN_NAMES);
  const { name, plural } = anyThing(label);
  return (random() < 0.4 ? (plural ?? name) : name).toLowerCase();
};

/** As the reader will see it: small letters, spoken forms written out, names hidden. */
function sentenceOf(label: string, fold: number, text: string, goesOn = false) {
  const said = readSaid(text, names, repair);
  // Whom a question goes on with is known in half of the talks.
  const talked = goesOn && random() < KNOWN_PART ? anyThing(label).isA : undefined;
  const kinds = kindsNamed(said) ?? talked;
  return { label, fold, features: featuresOf(withoutNames(said), kinds) };
}
const written = readTraining().flatMap(({ label, pattern }) => {
  const count = pattern.includes('(') ? SENTENCES_OF_A_PATTERN : SENTENCES_OF_A_LINE;
  const texts = Array.from({ length: count }, () =>
    expandPattern(pattern, { random, nameOf: () => nameOf(label) }),
  ).map((text, at) => (at % EACH_NOISY === 1 ? blur(text, random) : text));
  const fold = hashText(SEED, pattern) % FOLDS;
  const goesOn = !pattern.includes('{');
  return texts.map((text) => sentenceOf(label, fold, text, goesOn));
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
  fewest: FEWEST,
  fingerprint: trainingFingerprint(),
  sharpnesses: SHARPNESSES,
});
console.log(report.join('\n'));
writeFileSync(weightsUrl, file);
