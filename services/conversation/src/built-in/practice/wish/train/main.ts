import { writeFileSync } from 'node:fs';
import { createRandom } from '@lux/german-text/classifier/fit-softmax.ts';
import { trainReader } from '@lux/german-text/classifier/train-reader.ts';
import { expandPattern } from '@lux/knowledge/train/expand-pattern.ts';
import { createSentences } from '../../../desks/train/labelled-sentences.ts';
import { otherSentences } from '../../../requests/train/other-sentences.ts';
import { readPatterns } from '../../../requests/train/read-patterns.ts';
import { wishReader } from '../learnt-subject.ts';

const SENTENCES_OF_A_NAME = 300;
const SENTENCES_OF_A_PATTERN = 60;
const DIALECT_PART = 0.15;
const EACH_OTHER = 6;
const SEED = 20;
const EPOCHS = 6;
const NONE = 'none';
/** Behind the name of whole sentences of a subject. */
const WHOLE = /!$/;

const random = createRandom(SEED);
const sentences = createSentences(wishReader, { random, seed: SEED, dialectPart: DIALECT_PART });
const { macros, patterns } = readPatterns(wishReader.readPatternText());
const frames = macros.get('frame') ?? [];
const expand = (pattern: string, name = '') =>
  expandPattern(pattern.replaceAll('{x}', name), { random, nameOf: () => '' });
const ofSubject = (task: string) => task.replace(WHOLE, '');

const whole = patterns
  .filter(({ task }) => WHOLE.test(task))
  .map(({ task, pattern }) => ({ task: ofSubject(task), pattern }));
const asked = patterns
  .filter(({ task }) => !WHOLE.test(task))
  .flatMap(({ task, pattern }) =>
    Array.from({ length: SENTENCES_OF_A_NAME }, () => {
      const frame = frames[Math.floor(random() * frames.length)] ?? '{x}';
      const text = sentences.inDialect(expand(frame, expand(pattern)));
      return sentences.labelled(task, text, frame);
    }),
  );
const others = otherSentences(random, { hasPractice: false }).filter(
  (_, at) => at % EACH_OTHER === 0,
);
const said = [
  ...asked,
  ...sentences.ofPatterns(whole, SENTENCES_OF_A_PATTERN),
  ...sentences.ofTold(wishReader.readToldText().replaceAll(/^(#\S+)!$/gm, '$1')),
  ...sentences.ofOthers(NONE, others),
];
const { file, report } = trainReader({
  sentences: said,
  labels: [...new Set(said.map(({ label }) => label))],
  folds: sentences.folds,
  seed: SEED,
  epochs: EPOCHS,
  fingerprint: wishReader.fingerprint(),
  fewest: 6,
  sharpnesses: [0.7, 1, 1.4, 2],
});
console.log(report.join('\n'));
writeFileSync(wishReader.weightsUrl, file);
