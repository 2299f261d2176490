import { alignWords } from './alignment/align-words.ts';
import { findStates, type WordState } from './alignment/find-states.ts';
import { splitText } from './text/split-text.ts';
import { splitTranscript } from './text/split-transcript.ts';

export interface ReadingCheck {
  /** The share of the text's words that were read in their order, 0 to 1. */
  similarity: number;
  isCorrect: boolean;
  /** In the text's order, as `splitText` splits it. */
  words: { word: string; state: WordState }[];
}

/** SPEC 5, 9: above this a reading counts as correct. */
const SIMILARITY_THRESHOLD = 0.7;
/** Below this a recogniser has guessed. */
const SURE_CONFIDENCE = 0.5;

/**
 * Compares what a recogniser heard with the text a child was to read (SPEC 5, 9). Spelling, umlauts,
 * dialect, digits, words written together or apart do not cost. With a `confidence` (0 to 1) that is
 * low no word is `again`. A reading that is not correct and has no word `again` was not heard well,
 * and is no mistake of the child.
 */
export function compareReading(
  text: string,
  transcript: string,
  { confidence = 1 }: { confidence?: number } = {},
): ReadingCheck {
  const texts = splitText(text.normalize('NFC')).map(({ word }) => word);
  const heards = splitTranscript(transcript);
  const states = findStates(texts, heards, alignWords(texts, heards));
  const isSure = confidence >= SURE_CONFIDENCE;
  const words = texts.map((word, index) => {
    const state = states[index] ?? 'unheard';
    return { word, state: state === 'again' && !isSure ? ('unheard' as const) : state };
  });
  const readCount = words.filter(({ state }) => state === 'read').length;
  const similarity = words.length === 0 ? 0 : readCount / words.length;
  return { similarity, isCorrect: similarity > SIMILARITY_THRESHOLD, words };
}

const MINUTE_MS = 60_000;

/** How many words somebody reads in a minute, rounded; 0 where no time has passed. */
export function wordsPerMinute(wordCount: number, durationMs: number): number {
  return durationMs > 0 ? Math.round((wordCount * MINUTE_MS) / durationMs) : 0;
}
