import { hashText } from '@lux/german-text/classifier/hash.ts';
import type { LabelledSentence } from '@lux/german-text/classifier/train-reader.ts';
import { expandPattern } from '@lux/knowledge/train/expand-pattern.ts';
import type { RequestPattern } from '../../requests/train/read-patterns.ts';
import { readPatterns } from '../../requests/train/read-patterns.ts';
import type { LearntReader } from '../learnt-reader.ts';
import { dialectCount, speakDialect } from './speak-dialect.ts';

const FOLDS = 3;

/** Writes sentences for the training of a reader: by their patterns, word for word, and some in dialect. */
export function createSentences(
  { featuresOf }: LearntReader,
  { random, seed, dialectPart }: { random: () => number; seed: number; dialectPart: number },
) {
  const inDialect = (text: string) =>
    random() < dialectPart ? speakDialect(text, Math.floor(random() * dialectCount)) : text;
  const labelled = (label: string, text: string, pattern: string): LabelledSentence => ({
    label,
    fold: hashText(seed, pattern) % FOLDS,
    features: featuresOf(text),
  });

  return {
    folds: FOLDS,
    inDialect,
    labelled,
    /** `count` sentences of each pattern, none twice. */
    ofPatterns: (patterns: readonly RequestPattern[], count: number) =>
      patterns.flatMap(({ task, pattern }) => {
        const texts = Array.from({ length: count }, () =>
          inDialect(expandPattern(pattern, { random, nameOf: () => '' })),
        );
        return [...new Set(texts)].map((text) => labelled(task, text, pattern));
      }),
    /** What was written down word for word, and the same as a dialect says it. */
    ofTold: (text: string) =>
      readPatterns(text).patterns.flatMap(({ task, pattern: said }) =>
        [...new Set([said, inDialect(said)])].map((each) => labelled(task, each, said)),
      ),
    /** Sentences that are none of the kinds. */
    ofOthers: (label: string, texts: readonly string[]) =>
      texts.map((text) => labelled(label, text, text)),
  };
}
