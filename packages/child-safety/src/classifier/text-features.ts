import { hashPair, hashText } from '@lux/german-text/classifier/hash.ts';
import { soundKey } from '@lux/german-text/sound-key.ts';
import { foldLetters, soundOf } from '../matching/spelling.ts';
import { spokenForms } from '../matching/spoken-forms.ts';
import { consonantsOf } from '../normalise/romanise.ts';

/** What a sentence of a child has at most; longer texts are read in passages. */
const MOST_WORDS = 60;
const LONGEST_WORD = 24;
const SHORTEST_RUN = 2;
const LONGEST_RUN = 5;

/** Kinds of features and how much one of them counts beside the others. */
const WORD = { kind: 1, value: 1 };
const PAIR = { kind: 2, value: 1 };
const GAP_PAIR = { kind: 3, value: 0.7 };
const SOUND = { kind: 4, value: 0.5 };
const LETTERS = { kind: 5, value: 0.35 };
const BONES = { kind: 6, value: 0.4 };
const FIRST = { kind: 7, value: 1 };
const LENGTH = { kind: 8, value: 0.5 };
const SCRIPT = { kind: 9, value: 0.5 };

const meantBy = new Map(
  Object.entries(spokenForms).map(([spoken, meant]) => [foldLetters(spoken), foldLetters(meant)]),
);

/** Adds up features by their hashes. */
export type FeatureSink = (hash: number, value: number) => void;

const wordsOf = (normalised: string): string[] =>
  (normalised.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [])
    .slice(0, MOST_WORDS)
    .map((word) => meantBy.get(word) ?? word);

/** The hashes of the words themselves. */
export const wordHashesOf = (normalised: string): number[] =>
  wordsOf(normalised).map((word) => hashText(WORD.kind, word));

/**
 * The features of a text's own letters: words, pairs of words, how they sound, their consonants, runs of
 * letters with the borders of words, scripts. Wants the text as `normaliseText` gives it.
 */
export function addTextFeatures(normalised: string, add: FeatureSink): void {
  const words = wordsOf(normalised);
  const hashes = words.map((word) => hashText(WORD.kind, word));
  words.forEach((word, at) => {
    const own = hashes[at] ?? 0;
    add(own, WORD.value);
    const next = hashes[at + 1];
    const afterNext = hashes[at + 2];
    if (next !== undefined) add(hashPair(own ^ PAIR.kind, next), PAIR.value);
    if (afterNext !== undefined) add(hashPair(own ^ GAP_PAIR.kind, afterNext), GAP_PAIR.value);
    addSounds(word, add);
    addRuns(word, add);
  });
  const [first] = hashes;
  if (first !== undefined) add(hashPair(FIRST.kind, first), FIRST.value);
  add(hashText(LENGTH.kind, String(Math.min(6, words.length >> 2))), LENGTH.value);
  addScripts(normalised, add);
}

function addSounds(word: string, add: FeatureSink): void {
  for (const sound of soundOf(word)) add(hashText(SOUND.kind, sound), SOUND.value);
  if (word.length > 2) add(hashText(SOUND.kind, soundKey(word)), SOUND.value);
  const bones = consonantsOf(word);
  if (bones) add(hashText(BONES.kind, bones), BONES.value);
}

function addRuns(word: string, add: FeatureSink): void {
  const bordered = `_${word.slice(0, LONGEST_WORD)}_`;
  for (let length = SHORTEST_RUN; length <= LONGEST_RUN; length += 1) {
    for (let from = 0; from + length <= bordered.length; from += 1) {
      add(hashText(LETTERS.kind, bordered, from, from + length), LETTERS.value);
    }
  }
}

const scripts = [/[a-z]/g, /[\u0400-\u04ff]/g, /[\u0600-\u06ff]/g];

function addScripts(text: string, add: FeatureSink): void {
  scripts.forEach((script, at) => {
    if (script.test(text)) add(hashText(SCRIPT.kind, String(at)), SCRIPT.value);
    script.lastIndex = 0;
  });
}
