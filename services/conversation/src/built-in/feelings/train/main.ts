import { writeFileSync } from 'node:fs';
import { createRandom } from '@lux/german-text/classifier/fit-softmax.ts';
import { hashText } from '@lux/german-text/classifier/hash.ts';
import { trainReader } from '@lux/german-text/classifier/train-reader.ts';
import { expandPattern } from '@lux/knowledge/train/expand-pattern.ts';
import { deskFeatures } from '../../desks/desk-features.ts';
import { dialectCount, speakDialect } from '../../desks/train/speak-dialect.ts';
import { otherSentences } from '../../requests/train/other-sentences.ts';
import { readPatterns } from '../../requests/train/read-patterns.ts';
import {
  feelingsFingerprint,
  feelingWeightsUrl,
  NO_FEELING,
  readFeelingPatterns,
} from '../learnt-feeling.ts';

const SENTENCES_OF_A_PATTERN = 24;
const DIALECT_PART = 0.2;
const EACH_OTHER = 4;
const FOLDS = 4;
const SEED = 20;
const EPOCHS = 6;

const random = createRandom(SEED);
const { patterns } = readPatterns(readFeelingPatterns());
const told = patterns.flatMap(({ task, pattern }) => {
  const fold = hashText(SEED, pattern) % FOLDS;
  const texts = Array.from({ length: SENTENCES_OF_A_PATTERN }, () => {
    const said = expandPattern(pattern, { random, nameOf: () => '' });
    return random() < DIALECT_PART ? speakDialect(said, Math.floor(random() * dialectCount)) : said;
  });
  return [...new Set(texts)].map((text) => ({ label: task, fold, features: deskFeatures(text) }));
});
const others = otherSentences(random, { hasFeelings: false })
  .filter((_, at) => at % EACH_OTHER === 0)
  .map((text) => ({
    label: NO_FEELING,
    fold: hashText(SEED, text) % FOLDS,
    features: deskFeatures(text),
  }));
const { file, report } = trainReader({
  sentences: [...told, ...others],
  labels: [...new Set([NO_FEELING, ...patterns.map(({ task }) => task)])],
  folds: FOLDS,
  seed: SEED,
  epochs: EPOCHS,
  fingerprint: feelingsFingerprint(),
  sharpnesses: [0.7, 1, 1.4],
});
console.log(report.join('\n'));
writeFileSync(feelingWeightsUrl, file);
