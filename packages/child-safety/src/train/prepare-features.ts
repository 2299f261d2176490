import { bothRows, createFeatureIndex, letterRows, plainRows } from '../classifier/linear-model.ts';
import { readText } from '../classifier/read-text.ts';
import { conceptsOf, lettersOf, meaningsOf } from '../classifier/sentence-features.ts';
import { isLanguage } from '../language.ts';
import type { TrainingSentence } from './read-training.ts';

/** A feature of fewer sentences would only be learnt by heart. */
const FEWEST_SENTENCES = 3;

export interface PreparedSentence extends TrainingSentence {
  rows: Int32Array;
  values: Float32Array;
  /** How many of them are features of the letters; they come first. */
  letterCount: number;
  /** What the rules alone say. */
  ruled: 'ok' | 'blocked' | 'crisis';
  /** Whether only a sum of weights says it. */
  isScored: boolean;
}

/** What is counted once for each sentence by its hashes; those of too few sentences are left out. */
function tableOf(features: Iterable<Iterable<number>>): Uint32Array {
  const counts = new Map<number, number>();
  for (const hashes of features) {
    for (const hash of hashes) counts.set(hash, (counts.get(hash) ?? 0) + 1);
  }
  const common = [...counts].filter(([, count]) => count >= FEWEST_SENTENCES);
  return Uint32Array.from(common.map(([hash]) => hash)).sort();
}

/** The same sentences by their concepts alone. */
export function prepareConcepts(prepared: readonly PreparedSentence[]): {
  hashes: Uint32Array;
  prepared: PreparedSentence[];
} {
  const read = prepared.map((sentence) => {
    const languages = [...new Set(['de', sentence.language].filter(isLanguage))];
    return { sentence, concepts: conceptsOf(readText(sentence.text), languages) };
  });
  const hashes = tableOf(read.map(({ concepts }) => concepts.keys()));
  const rowOf = createFeatureIndex(hashes);
  return {
    hashes,
    prepared: read.map(({ sentence, concepts }) => {
      const { rows, values } = letterRows(concepts, rowOf);
      const [own, length] = [Int32Array.from(rows), rows.length];
      return { ...sentence, rows: own, values: Float32Array.from(values), letterCount: length };
    }),
  };
}

/** The features of all sentences as rows of one table, of which the hashes are given. */
export function prepareFeatures(sentences: readonly TrainingSentence[]): {
  hashes: Uint32Array;
  prepared: PreparedSentence[];
} {
  const read = sentences.map((sentence) => {
    const text = readText(sentence.text);
    const languages = ['de', sentence.language].filter(isLanguage);
    const meanings = meaningsOf(text, [...new Set(languages)]);
    return { sentence, found: text.found, letters: lettersOf(text), meanings };
  });
  const hashes = tableOf(
    read
      .filter(({ sentence }) => sentence.original === undefined)
      .map(({ letters, meanings }) => [...letters.keys(), ...meanings.keys()]),
  );
  const rowOf = createFeatureIndex(hashes);
  const prepared = read.map(({ sentence, found, letters, meanings }): PreparedSentence => {
    const ofLetters = letterRows(letters, rowOf);
    const { rows, values } = bothRows(ofLetters, plainRows(meanings, rowOf));
    return {
      ...sentence,
      rows: Int32Array.from(rows),
      values: Float32Array.from(values),
      letterCount: ofLetters.rows.length,
      ruled: found?.rule.verdict ?? 'ok',
      isScored: found?.by === 'score',
    };
  });
  return { hashes, prepared };
}
