import { createLearntClassifier } from './learnt-classifier.ts';
import { createFeatures, type Features, type WordKnowledge } from './word-features.ts';

export interface ClassReader {
  /** How likely each great class is what the clauses of a text, in its order, have come to. */
  read: (clauses: readonly string[]) => ReadonlyMap<string, number>;
  /** Learns anew and returns the file. */
  learn: () => Uint8Array;
}

/** So many clauses from the end, and how much they say together. */
const VIEWS = [
  [2, 0.3],
  [4, 0.4],
  [8, 0.3],
] as const;
/** How much a clause says, from the end of the text. */
const FADING = [1, 0.9, 0.7, 0.6];
const LEAST = 0.4;
const NONE = 'none';

/**
 * Has learnt from all examples which great class of happenings a text has come to.
 */
export function createClassReader(
  {
    examples,
    quiet,
  }: {
    examples: ReadonlyMap<string, readonly string[]>;
    quiet: readonly string[];
  },
  knowledge: WordKnowledge,
  file: URL,
): ClassReader {
  const { names } = knowledge;
  const allFeaturesOf = createFeatures(knowledge);
  // Who somebody is called tells nothing of what happens.
  const featuresOf = (text: string) =>
    allFeaturesOf(text.replaceAll(/\p{Lu}\p{L}+/gu, (word) => (names.has(word) ? '' : word)));
  const told = new Map<string, readonly string[]>([[NONE, quiet], ...examples]);
  const labels = [...told.keys()];
  const learnt = createLearntClassifier({ file, told, featuresOf, knowledge });

  function faded(clauses: readonly string[]): Features {
    const features = new Map<string, number>();
    for (const [at, clause] of clauses.toReversed().entries()) {
      const weight = FADING[at] ?? LEAST;
      for (const [key, value] of featuresOf(clause))
        features.set(key, Math.max(features.get(key) ?? 0, value * weight));
    }
    return features;
  }

  return {
    read: (clauses) => {
      const { classify } = learnt.get();
      const sums = labels.map(() => 0);
      for (const [size, weight] of VIEWS) {
        const sure = classify(faded(clauses.slice(-size)));
        for (const [at, one] of sure.entries()) sums[at] = (sums[at] ?? 0) + one * weight;
      }
      return new Map(labels.map((name, at) => [name, sums[at] ?? 0]));
    },
    learn: learnt.learn,
  };
}
