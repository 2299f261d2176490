import { writeFileSync } from 'node:fs';
import { createRandom } from '@lux/german-text/classifier/fit-softmax.ts';
import { hashText } from '@lux/german-text/classifier/hash.ts';
import { trainReader } from '@lux/german-text/classifier/train-reader.ts';
import { expandPattern } from '@lux/knowledge/train/expand-pattern.ts';
import { deskFeatures } from '../../../desks/desk-features.ts';
import { dialectCount, speakDialect } from '../../../desks/train/speak-dialect.ts';
import { otherSentences } from '../../../requests/train/other-sentences.ts';
import { readPatterns } from '../../../requests/train/read-patterns.ts';
import { readWishPatterns, wishesFingerprint, wishWeightsUrl } from '../learnt-subject.ts';

const SENTENCES_OF_A_NAME = 450;
const SENTENCES_OF_A_PATTERN = 60;
const DIALECT_PART = 0.15;
const EACH_OTHER = 6;
const FOLDS = 4;
const SEED = 20;
const EPOCHS = 6;
const NONE = 'none';
/** Behind the name of whole sentences of a subject. */
const WHOLE = '!';

const random = createRandom(SEED);
const { macros, patterns } = readPatterns(readWishPatterns());
const frames = macros.get('frame') ?? [];
const expand = (pattern: string, name = '') =>
  expandPattern(pattern.replaceAll('{x}', name), { random, nameOf: () => '' });
const inDialect = (text: string) =>
  random() < DIALECT_PART ? speakDialect(text, Math.floor(random() * dialectCount)) : text;

const said = patterns.flatMap(({ task, pattern }) => {
  const label = task.replace(WHOLE, '');
  const isWhole = task.endsWith(WHOLE);
  const count = isWhole ? SENTENCES_OF_A_PATTERN : SENTENCES_OF_A_NAME;
  const texts = Array.from({ length: count }, () => {
    if (isWhole) return { fold: pattern, text: inDialect(expand(pattern)) };
    const frame = frames[Math.floor(random() * frames.length)] ?? '{x}';
    return { fold: frame, text: inDialect(expand(frame, expand(pattern))) };
  });
  return texts.map(({ fold, text }) => ({
    label,
    fold: hashText(SEED, fold) % FOLDS,
    features: deskFeatures(text),
  }));
});
const others = otherSentences(random, { hasPractice: false })
  .filter((_, at) => at % EACH_OTHER === 0)
  .map((text) => ({
    label: NONE,
    fold: hashText(SEED, text) % FOLDS,
    features: deskFeatures(text),
  }));
const { file, report } = trainReader({
  sentences: [...said, ...others],
  labels: [...new Set(patterns.map(({ task }) => task.replace(WHOLE, '')))],
  folds: FOLDS,
  seed: SEED,
  epochs: EPOCHS,
  fingerprint: wishesFingerprint(),
  fewest: 6,
  sharpnesses: [0.7, 1, 1.4, 2],
});
console.log(report.join('\n'));
writeFileSync(wishWeightsUrl, file);
