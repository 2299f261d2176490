import { writeFileSync } from 'node:fs';
import { createRandom } from '@lux/german-text/classifier/fit-softmax.ts';
import { hashText } from '@lux/german-text/classifier/hash.ts';
import { trainReader } from '@lux/german-text/classifier/train-reader.ts';
import { expandPattern } from '@lux/knowledge/train/expand-pattern.ts';
import { deskFeatures } from '../../desks/desk-features.ts';
import { dialectCount, speakDialect } from '../../desks/train/speak-dialect.ts';
import { readFeelingPatterns } from '../../feelings/learnt-feeling.ts';
import { otherSentences } from '../../requests/train/other-sentences.ts';
import { readPatterns } from '../../requests/train/read-patterns.ts';
import {
  NO_REMARK,
  readRemarkPatterns,
  remarksFingerprint,
  remarkWeightsUrl,
} from '../learnt-remark.ts';

const SENTENCES_OF_A_PATTERN = 60;
const SENTENCES_OF_A_FEELING = 10;
const DIALECT_PART = 0.15;
const EACH_OTHER = 5;
const FOLDS = 4;
const SEED = 20;
const EPOCHS = 6;

const random = createRandom(SEED);
/** What moves a child is no light remark. */
const feelings = readPatterns(readFeelingPatterns()).patterns.map(({ pattern }) => ({
  task: NO_REMARK,
  pattern,
  count: SENTENCES_OF_A_FEELING,
}));
const remarks = readPatterns(readRemarkPatterns()).patterns.map((each) => ({
  ...each,
  count: SENTENCES_OF_A_PATTERN,
}));
const said = [...remarks, ...feelings].flatMap(({ task, pattern, count }) => {
  const fold = hashText(SEED, pattern) % FOLDS;
  const texts = Array.from({ length: count }, () => {
    const one = expandPattern(pattern, { random, nameOf: () => '' });
    return random() < DIALECT_PART ? speakDialect(one, Math.floor(random() * dialectCount)) : one;
  });
  return [...new Set(texts)].map((text) => ({ label: task, fold, features: deskFeatures(text) }));
});
const others = otherSentences(random, { hasFeelings: false })
  .filter((_, at) => at % EACH_OTHER === 0)
  .map((text) => ({
    label: NO_REMARK,
    fold: hashText(SEED, text) % FOLDS,
    features: deskFeatures(text),
  }));
const { file, report } = trainReader({
  sentences: [...said, ...others],
  labels: [...new Set(remarks.map(({ task }) => task))],
  folds: FOLDS,
  seed: SEED,
  epochs: EPOCHS,
  fingerprint: remarksFingerprint(),
  fewest: 4,
  sharpnesses: [0.7, 1, 1.4, 2],
});
console.log(report.join('\n'));
writeFileSync(remarkWeightsUrl, file);
