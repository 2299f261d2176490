import { tableOf } from '@lux/german-text/classifier/feature-table.ts';
import {
  bothRows,
  createFeatureIndex,
  type Features,
  letterRows,
  plainRows,
} from '@lux/german-text/classifier/linear-model.ts';
import { readText } from '../classifier/read-text.ts';
import { conceptsOf, lettersOf, meaningsOf } from '../classifier/sentence-features.ts';
import { isLanguage } from '../language.ts';
import type { FoundRule } from '../rules/find-rule.ts';
import type { TrainingSentence } from './read-training.ts';

export interface PreparedSentence extends TrainingSentence {
  rows: Int32Array;
  values: Float32Array;
  /** What the rules alone say. */
  ruled: 'ok' | 'blocked' | 'crisis';
  /** Whether a pattern says it or only a sum of weights. */
  ruledBy: FoundRule['by'] | undefined;
}

/**
 * The same sentences as the head for other languages reads them: by their concepts, which German
 * sentences teach as well, and by their letters where they are not German.
 */
export function prepareAbroad(prepared: readonly PreparedSentence[]): {
  hashes: Uint32Array;
  prepared: PreparedSentence[];
} {
  const read = prepared.map((sentence) => {
    const languages = [...new Set(['de', sentence.language].filter(isLanguage))];
    const text = readText(sentence.text);
    const letters: Features = sentence.language === 'de' ? new Map() : lettersOf(text);
    return { sentence, letters, concepts: conceptsOf(text, languages) };
  });
  const hashes = tableOf(
    read.map(({ letters, concepts }) => [...letters.keys(), ...concepts.keys()]),
  );
  const rowOf = createFeatureIndex(hashes);
  return {
    hashes,
    prepared: read.map(({ sentence, letters, concepts }) => {
      const { rows, values } = bothRows(letterRows(letters, rowOf), letterRows(concepts, rowOf));
      return { ...sentence, rows: Int32Array.from(rows), values: Float32Array.from(values) };
    }),
  };
}

/** A language shows in what it has often. */
const FEWEST_OF_LANGUAGE = 28;

/** The same sentences by their letters alone, of which only the common features are kept. */
export function prepareLanguages(prepared: readonly PreparedSentence[]): {
  hashes: Uint32Array;
  prepared: PreparedSentence[];
} {
  const read = prepared.map((sentence) => ({
    sentence,
    letters: lettersOf(readText(sentence.text)),
  }));
  const hashes = tableOf(
    read.map(({ letters }) => letters.keys()),
    FEWEST_OF_LANGUAGE,
  );
  const rowOf = createFeatureIndex(hashes);
  return {
    hashes,
    prepared: read.map(({ sentence, letters }) => {
      const { rows, values } = letterRows(letters, rowOf);
      return { ...sentence, rows: Int32Array.from(rows), values: Float32Array.from(values) };
    }),
  };
}

/** What fewer sentences have says little, and more would not fit. */
const FEWEST_OF_GERMAN = 5;

/** The features of all sentences as rows of one table of what German ones have. */
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
      .filter(({ sentence }) => sentence.original === undefined && sentence.language === 'de')
      .map(({ letters, meanings }) => [...letters.keys(), ...meanings.keys()]),
    FEWEST_OF_GERMAN,
  );
  const rowOf = createFeatureIndex(hashes);
  const prepared = read.map(({ sentence, found, letters, meanings }): PreparedSentence => {
    const { rows, values } = bothRows(letterRows(letters, rowOf), plainRows(meanings, rowOf));
    return {
      ...sentence,
      rows: Int32Array.from(rows),
      values: Float32Array.from(values),
      ruled: found?.rule.verdict ?? 'ok',
      ruledBy: found?.by,
    };
  });
  return { hashes, prepared };
}
