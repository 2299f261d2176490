import { writeFileSync } from 'node:fs';
import { createRandom } from '@lux/german-text/classifier/fit-softmax.ts';
import { hashText } from '@lux/german-text/classifier/hash.ts';
import { trainReader } from '@lux/german-text/classifier/train-reader.ts';
import { expandPattern } from '@lux/knowledge/train/expand-pattern.ts';
import { readTraining } from '@lux/knowledge/train/read-training.ts';
import { tellWordProblem } from '@lux/maths/testing/tell-word-problem.ts';
import { feelingReader, NO_FEELING } from '../../feelings/learnt-feeling.ts';
import { loadContent } from '../../load-content.ts';
import { readPatterns } from '../../requests/train/read-patterns.ts';
import { deskFeatures } from '../desk-features.ts';
import { type DeskName, deskNames, trainingFingerprint, weightsUrl } from '../read-desk.ts';
import { createThingDraw, readDeskPatterns } from './desk-patterns.ts';
import { dialectCount, speakDialect } from './speak-dialect.ts';

const SENTENCES_OF_A_PATTERN = 24;
const PROBLEMS = 500;
const MOST_FACTS = 3_000;
const DIALECT_PART = 0.3;
const FOLDS = 4;
const SEED = 20;
const EPOCHS = 5;

const random = createRandom(SEED);
const nameOf = createThingDraw(random);
const own = readDeskPatterns();

/** What moves a child in particular is a feeling in general. */
const feelings = readPatterns(feelingReader.readPatternText()).patterns.map(
  ({ task, pattern }) => ({
    label: task === NO_FEELING ? 'other' : 'feeling',
    pattern,
  }),
);

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

const patterned = [...own, ...feelings, ...others].flatMap(({ label, pattern }): Sentence[] => {
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

const { file, report } = trainReader({
  sentences: [...patterned, ...told, ...facts].map(({ label, fold, said }) => ({
    label,
    fold,
    features: deskFeatures(said),
  })),
  labels: deskNames,
  folds: FOLDS,
  seed: SEED,
  epochs: EPOCHS,
  fingerprint: trainingFingerprint(),
});
console.log(report.join('\n'));
writeFileSync(weightsUrl, file);
