import { hashPair, hashText } from '@lux/german-text/classifier/hash.ts';
import type { Features } from '@lux/german-text/classifier/linear-model.ts';
import type { Word } from './request-words.ts';

/** The class of a word that belongs to no way of asking: `E` English, `N` a German noun, `?` unknown. */
export type ClassOf = (word: string) => string;

const START = '<s>';
const END = '</s>';
const STEM = 5;
const [WORD, CLASS, PAIR, TRIPLE, SKIP, EDGE, MARK, STEMS, COUNT, TAG] = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
];

/** Words of the ways to ask as they are, all others by their class. */
export const plainOf = (words: readonly Word[], frame: ReadonlySet<string>, classOf: ClassOf) =>
  words.map(({ lower }) => (frame.has(lower) ? lower : classOf(lower)));

/** What is counted for the task that is asked. */
export function taskFeatures(
  words: readonly Word[],
  plain: readonly string[],
  classOf: ClassOf,
): Features {
  const features: Features = new Map();
  const add = (hash: number, value: number) =>
    features.set(hash, (features.get(hash) ?? 0) + value);
  const hashes = [START, ...plain, END].map((each) => hashText(WORD, each));
  const classes = words.map(({ lower }) => classOf(lower));
  for (const [at, hash] of hashes.entries()) {
    add(hash, 1);
    const [next, second] = [hashes[at + 1], hashes[at + 2]];
    if (next === undefined) continue;
    add(hashPair(hash ^ PAIR, next), 0.9);
    if (second === undefined) continue;
    add(hashPair(hashPair(hash ^ TRIPLE, next), second), 0.6);
    add(hashPair(hash ^ SKIP, second), 0.4);
  }
  for (const { lower } of words) if (lower.length > STEM) add(hashText(STEMS, lower, 0, STEM), 0.5);
  for (const each of new Set(words.map(({ before }) => before)))
    if (each !== '') add(hashText(MARK, each), 0.4);
  for (const each of new Set(classes)) add(hashText(CLASS, each), 0.6);
  const english = classes.filter((each) => each === 'E').length;
  const isMost = english * 2 > words.length ? 'most' : String(Math.min(3, english));
  add(hashText(COUNT, `english ${isMost}`), 0.9);
  add(hashText(COUNT, `words ${Math.min(6, words.length >> 1)}`), 0.4);
  add(hashPair(hashText(EDGE, plain[0] ?? ''), hashText(EDGE, plain.at(-1) ?? '')), 0.5);
  return features;
}

/** What is counted for what one word of the sentence is: of the frame, asked of, or a detail. */
export function tagFeatures(
  words: readonly Word[],
  plain: readonly string[],
  classOf: ClassOf,
  at: number,
  task: string,
): Features {
  const features: Features = new Map();
  const of = (place: number) => plain[place] ?? (place < 0 ? START : END);
  const markAt = (place: number) => words[place]?.before ?? '';
  const own = classOf(words[at]?.lower ?? '');
  const told = [
    `0 ${of(at)}`,
    `c ${own}`,
    `-1 ${of(at - 1)}`,
    `+1 ${of(at + 1)}`,
    `-2 ${of(at - 2)}`,
    `+2 ${of(at + 2)}`,
    `-10 ${of(at - 1)} ${of(at)}`,
    `01 ${of(at)} ${of(at + 1)}`,
    `-2-1 ${of(at - 2)} ${of(at - 1)}`,
    `12 ${of(at + 1)} ${of(at + 2)}`,
    `-1c ${of(at - 1)} ${own}`,
    `c1 ${own} ${of(at + 1)}`,
    `m ${markAt(at)} ${markAt(at + 1)}`,
    `first ${Math.min(at, 3)}`,
    `last ${Math.min(words.length - at, 4)}`,
    `marks ${marksIn(words, 0, at)} ${marksIn(words, at + 1, words.length)}`,
    `lang ${languageIn(words, 0, at)} ${languageIn(words, at + 1, words.length)}`,
    `from ${fromMark(words, at)
      .map((place) => of(place))
      .join(' ')}`,
    `cc ${classOf(words[at - 1]?.lower ?? '')} ${own} ${classOf(words[at + 1]?.lower ?? '')}`,
  ];
  for (const each of told) {
    const hash = hashText(TAG, each);
    features.set(hash, 0.6);
    features.set(hashPair(hash, hashText(TAG, task)), 1);
  }
  features.set(hashText(TAG, `task ${task}`), 1);
  return features;
}

/** The first two words of the part between marks that a word stands in. */
function fromMark(words: readonly Word[], at: number): number[] {
  let start = at;
  while (start > 0 && (words[start]?.before ?? '') === '') start -= 1;
  return [start, start + 1];
}

const marksIn = (words: readonly Word[], from: number, to: number) =>
  Math.min(2, words.slice(Math.max(1, from), to).filter(({ before }) => before !== '').length);

const LANGUAGE = /^(?:engl|deutsch|german|britisch|amerika)/;
const languageIn = (words: readonly Word[], from: number, to: number) =>
  words.slice(from, to).some(({ lower }) => LANGUAGE.test(lower)) ? 'named' : '';
