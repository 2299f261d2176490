import { writeFileSync } from 'node:fs';
import { createRandom } from '@lux/german-text/classifier/fit-softmax.ts';
import { trainReader } from '@lux/german-text/classifier/train-reader.ts';
import { createSentences } from '../../desks/train/labelled-sentences.ts';
import { otherSentences } from '../../requests/train/other-sentences.ts';
import { readPatterns } from '../../requests/train/read-patterns.ts';
import { commandReader } from '../learnt-command.ts';

const SENTENCES_OF_A_PATTERN = 24;
const DIALECT_PART = 0.2;
const EACH_OTHER = 16;
const SEED = 20;
const EPOCHS = 8;
/** Questions and tellings that have nothing to do with the practice. */
const QUESTION = 'question';

const random = createRandom(SEED);
const sentences = createSentences(commandReader, { random, seed: SEED, dialectPart: DIALECT_PART });
const others = otherSentences(random).filter((_, at) => at % EACH_OTHER === 0);
const said = [
  ...sentences.ofPatterns(
    readPatterns(commandReader.readPatternText()).patterns,
    SENTENCES_OF_A_PATTERN,
  ),
  ...sentences.ofTold(commandReader.readToldText()),
  ...sentences.ofOthers(QUESTION, others),
];
const { file, report } = trainReader({
  sentences: said,
  labels: [...new Set(said.map(({ label }) => label))],
  folds: sentences.folds,
  seed: SEED,
  epochs: EPOCHS,
  fingerprint: commandReader.fingerprint(),
  sharpnesses: [0.7, 1, 1.4, 2],
});
console.log(report.join('\n'));
writeFileSync(commandReader.weightsUrl, file);
