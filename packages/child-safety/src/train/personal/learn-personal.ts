import { tableOf } from '@lux/german-text/classifier/feature-table.ts';
import { type Example, fitSoftmax, quantise } from '@lux/german-text/classifier/fit-softmax.ts';
import {
  bothRows,
  createFeatureIndex,
  type Features,
  type Head,
  letterRows,
  plainRows,
  predict,
} from '@lux/german-text/classifier/linear-model.ts';
import { heads } from '../../classifier/labels.ts';
import { listOf, readWords } from '../../masking/learnt/read-words.ts';
import {
  knownHash,
  lettersOfWord,
  mayBePersonal,
  placeOfWord,
  tagFeatures,
} from '../../masking/learnt/word-features.ts';
import { chooseLevels } from '../choose-thresholds.ts';
import { keepStrongest } from './keep-strongest.ts';
import { knownWords, type LabelledSentence, readPersonalSentences } from './read-personal.ts';

const SEED = 13;
const EPOCHS = 4;
/**
 * Of harmless sentences so many may have a word that is taken for somebody's: of ordinary ones, and of those
 * written to look as if somebody were meant.
 */
const FALSE_ALARMS = { natural: 0.006, nobody: 0.02 };
/** Every so many harmless sentences are judged by weights that were trained without them. */
const HELD_OUT = 5;
/** The copies of a sentence stand together. */
const COPIES_TOGETHER = 4;
const isHeldOutSentence = (at: number): boolean =>
  Math.floor(at / COPIES_TOGETHER) % HELD_OUT === 0;
/** Where nobody is meant by what looks like a name counts more than any other sentence. */
const WEIGHTS: Readonly<Record<LabelledSentence['from'], number>> = {
  gaps: 1,
  natural: 1,
  nobody: 1.5,
};
/** So many features are kept beside the words that are known. */
const MOST_FEATURES = 18_400;

interface Word {
  letters: Features;
  place: Features;
  label: number;
  /** Number of its sentence. */
  sentence: number;
  from: LabelledSentence['from'];
}

/** What tells names and towns from other words, learnt from sentences with gaps and from harmless ones. */
export function learnPersonal(): { hashes: Uint32Array; head: Head; level: number } {
  const sentences = readPersonalSentences();
  const known = knownWords(sentences);
  const words = sentences.flatMap((one, sentence) => wordsOf(one, sentence, known));
  const features = tableOf(words.map(({ letters, place }) => [...letters.keys(), ...place.keys()]));
  const rowOf = createFeatureIndex(features);
  const examples = words.map(({ letters, place, label, from }): Example => {
    const { rows, values } = bothRows(letterRows(letters, rowOf), plainRows(place, rowOf));
    const weight = WEIGHTS[from];
    return { rows: Int32Array.from(rows), values: Float32Array.from(values), label, weight };
  });
  const labelCount = heads.personal.length;
  const learn = (some: readonly Example[]) =>
    fitSoftmax(some, { featureCount: features.length, labelCount, seed: SEED, epochs: EPOCHS });
  const isHeldOut = (at: number) => {
    const word = words[at];
    return word !== undefined && word.from !== 'gaps' && isHeldOutSentence(word.sentence);
  };
  const half = quantise(learn(examples.filter((_, at) => !isHeldOut(at))), heads.personal);
  const levels = (['natural', 'nobody'] as const).map((from) => {
    const likeliest = new Map<number, number>();
    sentences.forEach((one, at) => {
      if (one.from === from && isHeldOutSentence(at)) likeliest.set(at, 0);
    });
    examples.forEach((example, at) => {
      const word = words[at];
      if (word?.from !== from || !isHeldOut(at) || word.label !== 0) return;
      const [nothing = 1] = predict(half, {
        rows: [...example.rows],
        values: [...example.values],
      });
      likeliest.set(word.sentence, Math.max(likeliest.get(word.sentence) ?? 0, 1 - nothing));
    });
    const most = FALSE_ALARMS[from];
    return chooseLevels([...likeliest.values()], { sure: most, doubtful: most }).doubtful;
  });
  const knownHashes = Uint32Array.from([...known], knownHash);
  const kept = keepStrongest(features, learn(examples), { labelCount, most: MOST_FEATURES });
  const { hashes, fitted } = kept.with(knownHashes);
  return { hashes, head: quantise(fitted, heads.personal), level: Math.max(...levels) };
}

/** The words of a sentence that could be names, each with what it is and what stands before it. */
function wordsOf(
  { said, labels, from, unlisted, unknown }: LabelledSentence,
  sentence: number,
  known: ReadonlySet<string>,
): Word[] {
  const words = readWords(said, {
    isKnown: (key) => known.has(key) && !unknown.has(key),
    listOf: (word) => (unlisted.has(word.toLowerCase()) ? 'none' : listOf(word)),
  });
  return said.tokens.flatMap((token, at): Word[] => {
    const label = labels[at];
    if (label === undefined || !mayBePersonal(words, at)) return [];
    const isFirst = said.tokens[at - 1]?.sentence !== token.sentence;
    const tagBefore = isFirst ? 'nothing' : (labels[at - 1] ?? 'nothing');
    const place = new Map([...placeOfWord(words, at), ...tagFeatures(words, at, tagBefore)]);
    const number = heads.personal.indexOf(label);
    return [{ letters: lettersOfWord(token), place, label: number, sentence, from }];
  });
}
