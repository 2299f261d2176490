import { writeFileSync } from 'node:fs';
import { createRandom } from '@lux/german-text/classifier/fit-softmax.ts';
import { hashText } from '@lux/german-text/classifier/hash.ts';
import { trainReader } from '@lux/german-text/classifier/train-reader.ts';
import { expandPattern } from '@lux/knowledge/train/expand-pattern.ts';
import { deskFeatures } from '../../desks/desk-features.ts';
import { dialectCount, speakDialect } from '../../desks/train/speak-dialect.ts';
import { otherSentences } from '../../requests/train/other-sentences.ts';
import { readPatterns } from '../../requests/train/read-patterns.ts';
import { commandsFingerprint, commandWeightsUrl, readCommandPatterns } from '../learnt-command.ts';

const SENTENCES_OF_A_PATTERN = 40;
const DIALECT_PART = 0.2;
const EACH_OTHER = 16;
const FOLDS = 4;
const SEED = 20;
const EPOCHS = 8;
/** Questions and tellings that have nothing to do with the practice. */
const QUESTION = 'question';

const random = createRandom(SEED);
const { patterns } = readPatterns(readCommandPatterns());
const said = patterns.flatMap(({ task, pattern }) => {
  const fold = hashText(SEED, pattern) % FOLDS;
  const texts = Array.from({ length: SENTENCES_OF_A_PATTERN }, () => {
    const one = expandPattern(pattern, { random, nameOf: () => '' });
    return random() < DIALECT_PART ? speakDialect(one, Math.floor(random() * dialectCount)) : one;
  });
  return [...new Set(texts)].map((text) => ({ label: task, fold, features: deskFeatures(text) }));
});
const others = otherSentences(random)
  .filter((_, at) => at % EACH_OTHER === 0)
  .map((text) => ({
    label: QUESTION,
    fold: hashText(SEED, text) % FOLDS,
    features: deskFeatures(text),
  }));
const { file, report } = trainReader({
  sentences: [...said, ...others],
  labels: [...new Set(patterns.map(({ task }) => task))],
  folds: FOLDS,
  seed: SEED,
  epochs: EPOCHS,
  fingerprint: commandsFingerprint(),
  sharpnesses: [0.7, 1, 1.4, 2],
});
console.log(report.join('\n'));
writeFileSync(commandWeightsUrl, file);
