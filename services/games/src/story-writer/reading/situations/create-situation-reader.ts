import { splitSentences } from '@lux/german-text/sentences/split-sentences.ts';
import type { Plot } from '../../data/plot-file.ts';
import { createLearntClassifier } from './learnt-classifier.ts';
import { createFeatures, type Features, type WordKnowledge } from './word-features.ts';

export interface Situation {
  plot: Plot;
  /** From 0 to 1. */
  sureness: number;
  /** How many words of the last sentences speak for it. */
  support: number;
}

export interface SituationReader {
  /** What a text has come to, the likeliest first. */
  read: (text: string) => readonly Situation[];
  /** Learns anew and returns the file. */
  learn: () => Uint8Array;
}

/** How much the last sentence says, the last two, and the whole text. */
const OF_LAST = 0.3;
const OF_TWO = 0.45;
const OF_ALL = 0.25;
/** How much a sentence says, from the end of the text. */
const FADING = [1, 0.7, 0.45];
const LEAST = 0.3;
/** Less is not worth a look. */
const HARDLY = 0.02;
/** What a word must weigh to speak for a plot. */
const SPEAKING = 1;
const MOST_SENTENCES = 8;
const NONE = 'none';

/** Has learnt from the examples of the plots, and of what is none of them. */
export function createSituationReader(
  { plots, quiet }: { plots: readonly Plot[]; quiet: readonly string[] },
  knowledge: WordKnowledge,
  file: URL,
): SituationReader {
  const taught = plots.filter(({ examples }) => examples.length > 0);
  const featuresOf = createFeatures(knowledge);
  const learnt = createLearntClassifier({
    file,
    told: new Map([
      ...taught.map(({ examples }, at) => [`${at}`, examples] as const),
      [NONE, quiet],
    ]),
    featuresOf: (text) => faded(splitSentences(text)),
    knowledge,
  });

  function faded(sentences: readonly string[]): Features {
    const features = new Map<string, number>();
    for (const [at, sentence] of sentences.toReversed().entries()) {
      const weight = FADING[at] ?? LEAST;
      for (const [key, value] of featuresOf(sentence))
        features.set(key, Math.max(features.get(key) ?? 0, value * weight));
    }
    return features;
  }

  /** So many different words of a text speak for it: a single one may be a chance. */
  function supportOf(text: string, weightOf: (feature: string) => number): number {
    const words = new Set(text.match(/\p{L}{3,}/gu));
    return [...words].filter((word) =>
      [...featuresOf(word).keys()].some((one) => weightOf(one) > SPEAKING),
    ).length;
  }

  return {
    read: (text) => {
      const { classify, weightOf } = learnt.get();
      const sentences = splitSentences(text).slice(-MOST_SENTENCES);
      const views = [
        [OF_LAST, sentences.slice(-1)],
        [OF_TWO, sentences.slice(-2)],
        [OF_ALL, sentences],
      ] as const;
      const sums = views.map(([weight, some]) =>
        classify(faded(some)).map((sure) => sure * weight),
      );
      return taught
        .map((plot, at) => ({
          plot,
          sureness: sums.reduce((sum, one) => sum + (one[at] ?? 0), 0),
          label: at,
        }))
        .filter(({ sureness }) => sureness > HARDLY)
        .map(({ plot, sureness, label }) => ({
          plot,
          sureness,
          support: supportOf(sentences.slice(-2).join(' '), (one) => weightOf(one, label)),
        }))
        .toSorted((one, other) => other.sureness - one.sureness);
    },
    learn: learnt.learn,
  };
}
