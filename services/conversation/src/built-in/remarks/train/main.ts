import { writeFileSync } from 'node:fs';
import { createRandom } from '@lux/german-text/classifier/fit-softmax.ts';
import { trainReader } from '@lux/german-text/classifier/train-reader.ts';
import { createSentences } from '../../desks/train/labelled-sentences.ts';
import { feelingReader } from '../../feelings/learnt-feeling.ts';
import { wishReader } from '../../practice/wish/learnt-subject.ts';
import { otherSentences } from '../../requests/train/other-sentences.ts';
import { readPatterns } from '../../requests/train/read-patterns.ts';
import { NO_REMARK, remarkReader } from '../learnt-remark.ts';

const SENTENCES_OF_A_PATTERN = 30;
const SENTENCES_OF_A_FEELING = 5;
const DIALECT_PART = 0.15;
const EACH_OTHER = 5;
const EACH_TOLD_FEELING = 4;
const SEED = 20;
const EPOCHS = 10;
/** Joys are remarks as well. */
const GLAD =
  /^(?:proud|birthday|excited|holiday|happy|tooth|none|made-up|relieved|grateful|in-love)$/;

const random = createRandom(SEED);
const sentences = createSentences(remarkReader, { random, seed: SEED, dialectPart: DIALECT_PART });
/** What moves a child is no light remark. */
const feelings = readPatterns(feelingReader.readPatternText()).patterns.map(({ pattern }) => ({
  task: NO_REMARK,
  pattern,
}));
const troubles = readPatterns(feelingReader.readToldText())
  .patterns.filter(({ task }, at) => !GLAD.test(task) && at % EACH_TOLD_FEELING === 0)
  .map(({ pattern }) => pattern);
const others = otherSentences(random, { hasFeelings: false }).filter(
  (_, at) => at % EACH_OTHER === 0,
);
const wishes = readPatterns(wishReader.readToldText())
  .patterns.filter(({ task }) => task !== 'none!')
  .map(({ pattern }) => pattern);
const said = [
  ...sentences.ofPatterns(
    readPatterns(remarkReader.readPatternText()).patterns,
    SENTENCES_OF_A_PATTERN,
  ),
  ...sentences.ofPatterns(feelings, SENTENCES_OF_A_FEELING),
  ...sentences.ofTold(remarkReader.readToldText()),
  ...sentences.ofOthers(NO_REMARK, [...troubles, ...wishes, ...others]),
];
const { file, report } = trainReader({
  sentences: said,
  labels: [...new Set(said.map(({ label }) => label))],
  folds: sentences.folds,
  seed: SEED,
  epochs: EPOCHS,
  fingerprint: remarkReader.fingerprint(),
  fewest: 4,
  sharpnesses: [0.7, 1, 1.4, 2],
});
console.log(report.join('\n'));
writeFileSync(remarkReader.weightsUrl, file);
