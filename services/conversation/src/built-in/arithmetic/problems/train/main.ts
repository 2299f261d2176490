import { writeFileSync } from 'node:fs';
import { createRandom } from '@lux/german-text/classifier/fit-softmax.ts';
import { hashText } from '@lux/german-text/classifier/hash.ts';
import { type LabelledSentence, trainReader } from '@lux/german-text/classifier/train-reader.ts';
import { expandRequest } from '../../../requests/train/expand-request.ts';
import { otherSentences } from '../../../requests/train/other-sentences.ts';
import { readPatterns } from '../../../requests/train/read-patterns.ts';
import { arityOf, workOut } from '../formula.ts';
import { problemFeatures } from '../problem-features.ts';
import { readQuantities, type ToldProblem } from '../problem-quantities.ts';
import { problemsFingerprint, problemsUrl, readProblemPatterns } from '../problem-weights.ts';
import { formulaOf, inOneUnit } from '../read-problem.ts';
import { createQuantitySource } from './quantity-source.ts';

const SENTENCES_OF_A_PATTERN = 40;
const FOLDS = 4;
const SEED = 20;
const EPOCHS = 8;
const MOST_TRIES = 30;
/** So often a division may leave a rest. */
const UNEVEN_PART = 0.1;
const NONE = 'none';

const random = createRandom(SEED);
const wordOf = createQuantitySource(random);
const { macros, patterns } = readPatterns(readProblemPatterns());
const unfit = new Map<string, number>();

/** Small words and those of at least so many patterns belong to ways of telling. */
const FRAME_PATTERNS = 4;
const patternsOfWord = new Map<string, number>();
for (const { pattern } of patterns) {
  const words = pattern.replaceAll(/\{[^}]*\}/g, ' ').match(/\p{L}+/gu) ?? [];
  for (const word of new Set(words)) patternsOfWord.set(word, (patternsOfWord.get(word) ?? 0) + 1);
}
const frame = new Set(
  [...patternsOfWord].filter(([, count]) => count >= FRAME_PATTERNS).map(([word]) => word),
);

/** Nobody sells half of a child: the numbers of a task fit to what is done with them. */
function isPlausible(task: string, { quantities }: ToldProblem): boolean {
  const worked = workOut(formulaOf(task), inOneUnit(quantities));
  if (!worked) return false;
  if (/[|%]/.test(task)) return true;
  return worked.dimension !== null || Number.isInteger(worked.value) || random() < UNEVEN_PART;
}

function tell(pattern: string): ToldProblem & { text: string } {
  const text = expandRequest(pattern, { random, macros, wordOf })
    .map((piece) => piece.text)
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
  return { text, ...readQuantities(text) };
}

const problems = patterns.flatMap(({ task, pattern }): LabelledSentence[] => {
  const fold = hashText(SEED, pattern) % FOLDS;
  return Array.from({ length: SENTENCES_OF_A_PATTERN }).flatMap(() => {
    let told = tell(pattern);
    const isNone = task === NONE;
    for (let tries = 0; tries < MOST_TRIES && !isNone && !isPlausible(task, told); tries += 1)
      told = tell(pattern);
    if (!isNone && told.quantities.length !== arityOf(formulaOf(task))) {
      unfit.set(told.text, told.quantities.length);
      return [];
    }
    return told.quantities.length === 0
      ? []
      : [{ label: task, fold, features: problemFeatures(told, frame) }];
  });
});
const others = otherSentences(random, { hasProblems: false }).flatMap(
  (text): LabelledSentence[] => {
    const told = readQuantities(text);
    const fold = hashText(SEED, text) % FOLDS;
    return told.quantities.length === 0
      ? []
      : [{ label: NONE, fold, features: problemFeatures(told, frame) }];
  },
);
console.log(`${unfit.size} sentences had other quantities than their formula`);
for (const [text, count] of [...unfit].filter((_, at) => at % 40 === 0).slice(0, 25))
  console.log(count, text);
const learnt = trainReader({
  sentences: [...problems, ...others],
  labels: [...new Set([NONE, ...patterns.map(({ task }) => task)])],
  folds: FOLDS,
  seed: SEED,
  epochs: EPOCHS,
  fingerprint: problemsFingerprint(),
  sharpnesses: [0.7, 1, 1.4, 2],
  words: [...frame],
});
console.log(learnt.report.join('\n'));
writeFileSync(problemsUrl, learnt.file);
