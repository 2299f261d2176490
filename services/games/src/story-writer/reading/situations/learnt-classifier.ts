import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { decodeWeights, type Weights } from '@lux/german-text/classifier/weights-file.ts';
import { type Classifier, createClassifier } from './classifier.ts';
import { trainClassifier } from './train-classifier.ts';
import type { Features, WordKnowledge } from './word-features.ts';

export interface LearntClassifier {
  /** What lies in the file; where that was learnt from other examples, it learns at the first use. */
  get: () => Classifier;
  /** Learns anew, whatever lies in the file, and returns what should lie there. */
  learn: () => Uint8Array;
}

const STORY_FOLDER = new URL('../../../../data/story/', import.meta.url);

/** Where it lies what a reader has learnt: `npm run train -w @lux/games`. */
export const learntFile = (reader: 'situations' | 'classes', folder = STORY_FOLDER) =>
  new URL(`learnt/${reader}.bin`, folder);

interface Lesson {
  file: URL;
  /** Examples by their label. */
  told: ReadonlyMap<string, readonly string[]>;
  featuresOf: (text: string) => Features;
  /** What the features are made of. */
  knowledge: Omit<WordKnowledge, 'language'>;
}

/** A classifier that `npm run train -w @lux/games` has written, with the hash of its examples. */
export function createLearntClassifier({
  file,
  told,
  featuresOf,
  knowledge,
}: Lesson): LearntClassifier {
  const labels = [...told.keys()];
  const { vocabulary, verbs, names } = knowledge;
  let classifier: Classifier | undefined;

  function learn() {
    const examples = [...told.values()].flatMap((texts, label) =>
      texts.map((text) => ({ label, features: featuresOf(text) })),
    );
    const bytes = trainClassifier(examples, labels, hashOfExamples());
    return { bytes, classifier: createClassifier(decodeWeights(bytes)) };
  }

  function hashOfExamples(): string {
    const learntFrom = JSON.stringify([[...told], vocabulary, verbs, [...names]]);
    return createHash('sha1').update(learntFrom).digest('hex');
  }

  function load(): Classifier | undefined {
    const weights = readWeights(file);
    const learntFrom = weights?.header.fingerprint;
    return weights && learntFrom === hashOfExamples() ? createClassifier(weights) : undefined;
  }

  return {
    get: () => {
      classifier ??= load() ?? learn().classifier;
      return classifier;
    },
    learn: () => {
      const learnt = learn();
      classifier = learnt.classifier;
      return learnt.bytes;
    },
  };
}

/** Null where there is no such file, or one that is cut off: what lies there can be learnt again. */
function readWeights(file: URL): Weights | null {
  try {
    return decodeWeights(readFileSync(file));
  } catch {
    return null;
  }
}
