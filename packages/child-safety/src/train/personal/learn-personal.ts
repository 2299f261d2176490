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
import {
  knownHash,
  lettersOfWord,
  mayBePersonal,
  placeOfWord,
} from '../../masking/learnt/word-features.ts';
import { chooseLevels } from '../choose-thresholds.ts';
import { knownWords, readPersonalSentences } from './read-personal.ts';

const SEED = 13;
const EPOCHS = 6;
/** Of harmless sentences so many may have a word that is taken for somebody's. */
const FALSE_ALARMS = 0.008;
/** Every so many natural sentences are judged by weights that were trained without them. */
const HELD_OUT = 5;

interface Word {
  letters: Features;
  place: Features;
  label: number;
  /** Number of its sentence. */
  sentence: number;
  isNatural: boolean;
}

/** What tells names and towns from other words, learnt from sentences with gaps and from harmless ones. */
export function learnPersonal(): { hashes: Uint32Array; head: Head; level: number } {
  const sentences = readPersonalSentences();
  const known = knownWords(sentences);
  const words = sentences.flatMap(({ said, labels, isNatural }, sentence): Word[] =>
    said.tokens.flatMap((token, at) => {
      const label = labels[at];
      if (label === undefined || !mayBePersonal(said, at, (key) => known.has(key))) return [];
      const letters = lettersOfWord(token);
      const place = placeOfWord(said, at);
      return [{ letters, place, label: heads.personal.indexOf(label), sentence, isNatural }];
    }),
  );
  const features = tableOf(words.map(({ letters, place }) => [...letters.keys(), ...place.keys()]));
  const hashes = Uint32Array.from(new Set([...features, ...[...known].map(knownHash)])).sort();
  const rowOf = createFeatureIndex(hashes);
  const examples = words.map(({ letters, place, label }): Example => {
    const { rows, values } = bothRows(letterRows(letters, rowOf), plainRows(place, rowOf));
    return {
      rows: Int32Array.from(rows),
      values: Float32Array.from(values),
      label,
      weight: 1,
    };
  });
  const learn = (some: readonly Example[]) =>
    quantise(
      fitSoftmax(some, {
        featureCount: hashes.length,
        labelCount: heads.personal.length,
        seed: SEED,
        epochs: EPOCHS,
      }),
      heads.personal,
    );
  const isHeldOut = (at: number) => {
    const word = words[at];
    return word?.isNatural === true && word.sentence % HELD_OUT === 0;
  };
  const half = learn(examples.filter((_, at) => !isHeldOut(at)));
  const likeliest = new Map<number, number>();
  sentences.forEach(({ isNatural }, at) => {
    if (isNatural && at % HELD_OUT === 0) likeliest.set(at, 0);
  });
  examples.forEach((example, at) => {
    const word = words[at];
    if (!word || !isHeldOut(at) || word.label !== 0) return;
    const rows = [...example.rows];
    const [nothing = 1] = predict(half, { rows, values: [...example.values] });
    likeliest.set(word.sentence, Math.max(likeliest.get(word.sentence) ?? 0, 1 - nothing));
  });
  const { doubtful: level } = chooseLevels([...likeliest.values()], {
    sure: FALSE_ALARMS,
    doubtful: FALSE_ALARMS,
  });
  return { hashes, head: learn(examples), level };
}
