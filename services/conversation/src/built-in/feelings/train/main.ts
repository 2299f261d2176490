import { writeFileSync } from 'node:fs';
import { createRandom } from '@lux/german-text/classifier/fit-softmax.ts';
import { trainReader } from '@lux/german-text/classifier/train-reader.ts';
import { createSentences } from '../../desks/train/labelled-sentences.ts';
import { remarkReader } from '../../remarks/learnt-remark.ts';
import { otherSentences } from '../../requests/train/other-sentences.ts';
import { readPatterns } from '../../requests/train/read-patterns.ts';
import { feelingReader, NO_FEELING } from '../learnt-feeling.ts';

const SENTENCES_OF_A_PATTERN = 12;
const DIALECT_PART = 0.2;
const EACH_OTHER = 6;
const SEED = 20;
const EPOCHS = 10;
/** Said to LUX itself or in passing, and moved by nothing. */
const PLAIN_REMARK =
  /^(?:lux-.*|weather|food|collects|own-name|animal-(?:name|funny|babies)|sibling-funny|silly|event|mishap|did|doing|saw|opinion|family-can)$/;

const random = createRandom(SEED);
const sentences = createSentences(feelingReader, {
  random,
  seed: SEED,
  dialectPart: DIALECT_PART,
});
const { patterns } = readPatterns(feelingReader.readPatternText());
const remarks = readPatterns(remarkReader.readToldText())
  .patterns.filter(({ task }) => PLAIN_REMARK.test(task))
  .map(({ pattern }) => pattern);
const others = otherSentences(random, { hasFeelings: false }).filter(
  (_, at) => at % EACH_OTHER === 0,
);
const said = [
  ...sentences.ofPatterns(patterns, SENTENCES_OF_A_PATTERN),
  ...sentences.ofTold(feelingReader.readToldText()),
  ...sentences.ofOthers(NO_FEELING, [...remarks, ...others]),
];
const { file, report } = trainReader({
  sentences: said,
  labels: [...new Set([NO_FEELING, ...said.map(({ label }) => label)])],
  folds: sentences.folds,
  seed: SEED,
  epochs: EPOCHS,
  fingerprint: feelingReader.fingerprint(),
  fewest: 6,
  sharpnesses: [0.7, 1, 1.4, 2],
});
console.log(report.join('\n'));
writeFileSync(feelingReader.weightsUrl, file);
