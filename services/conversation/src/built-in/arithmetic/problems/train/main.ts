import { writeFileSync } from 'node:fs';
import { createRandom } from '@lux/german-text/classifier/fit-softmax.ts';
import { hashText } from '@lux/german-text/classifier/hash.ts';
import { type LabelledSentence, trainReader } from '@lux/german-text/classifier/train-reader.ts';
import { expandRequest } from '../../../requests/train/expand-request.ts';
import { otherSentences } from '../../../requests/train/other-sentences.ts';
import { readPatterns } from '../../../requests/train/read-patterns.ts';
import { arityOf } from '../formula.ts';
import { problemFeatures } from '../problem-features.ts';
import { readQuantities } from '../problem-quantities.ts';
import { problemsFingerprint, problemsUrl, readProblemPatterns } from '../problem-weights.ts';
import { formulaOf } from '../read-problem.ts';
import { createQuantitySource } from './quantity-source.ts';

const SENTENCES_OF_A_PATTERN = 60;
const FOLDS = 4;
const SEED = 20;
const EPOCHS = 8;

const random = createRandom(SEED);
const wordOf = createQuantitySource(random);
const { macros, patterns } = readPatterns(readProblemPatterns());
const unfit = new Map<string, number>();

const problems = patterns.flatMap(({ task, pattern }): LabelledSentence[] => {
  const fold = hashText(SEED, pattern) % FOLDS;
  return Array.from({ length: SENTENCES_OF_A_PATTERN }).flatMap(() => {
    const text = expandRequest(pattern, { random, macros, wordOf })
      .map((piece) => piece.text)
      .join('')
      .replace(/\s+/g, ' ');
    const told = readQuantities(text);
    if (told.quantities.length !== arityOf(formulaOf(task))) {
      unfit.set(text, told.quantities.length);
      return [];
    }
    return [{ label: task, fold, features: problemFeatures(told) }];
  });
});
const others = otherSentences(random, { hasProblems: false }).flatMap(
  (text): LabelledSentence[] => {
    const told = readQuantities(text);
    return told.quantities.length === 0
      ? []
      : [{ label: 'none', fold: hashText(SEED, text) % FOLDS, features: problemFeatures(told) }];
  },
);
console.log(`${unfit.size} sentences had other quantities than their formula`);
for (const [text, count] of [...unfit].filter((_, at) => at % 40 === 0).slice(0, 25))
  console.log(count, text);
const learnt = trainReader({
  sentences: [...problems, ...others],
  labels: ['none', ...new Set(patterns.map(({ task }) => task))],
  folds: FOLDS,
  seed: SEED,
  epochs: EPOCHS,
  fingerprint: problemsFingerprint(),
  sharpnesses: [0.7, 1, 1.4, 2],
});
console.log(learnt.report.join('\n'));
writeFileSync(problemsUrl, learnt.file);
