import { hashPair, hashText } from '@lux/german-text/classifier/hash.ts';
import type { Features } from '@lux/german-text/classifier/linear-model.ts';
import { NOT_NAMES } from '../names/name-words.ts';
import type { Token } from '../tokens.ts';
import type { WordsOfText } from './read-words.ts';

/** Kinds of features; those of the sentences' meanings end below them. */
const KNOWN = 40;
const RUN = 41;
const AROUND = 42;
const SHAPE = 43;
const SHAPE_AROUND = 44;
const KIND_AROUND = 45;
const TAG = 46;

const SHORTEST_RUN = 2;
const LONGEST_RUN = 4;
const LONGEST_WORD = 20;

/** Its hash among the words that are no names. */
export const knownHash = (key: string): number => hashText(KNOWN, key);

/** Behind these every word may be a family name: `herr Fuchs`. */
const TITLED = /^(?:frau|herr|herrn|doktor|dr|familie|nachname|nachnamen)$/u;

/** What could be a name: no word that is known, or one on the lists, or one behind a title. */
export function mayBePersonal({ said, lists, isKnown }: WordsOfText, at: number): boolean {
  const [before, token] = [said.tokens[at - 1], said.tokens[at]];
  if (token?.kind !== 'word' || token.key.length < 2) return false;
  if (!isKnown[at]) return true;
  if (NOT_NAMES.has(token.key)) return false;
  if (lists[at] !== 'none') return true;
  return before?.sentence === token.sentence && TITLED.test(before.key);
}

/** The runs of letters of a word, which tell names and towns from words. */
export function lettersOfWord({ key }: Token): Features {
  const features: Features = new Map();
  const bordered = `_${key.slice(0, LONGEST_WORD)}_`;
  for (let length = SHORTEST_RUN; length <= LONGEST_RUN; length += 1) {
    for (let from = 0; from + length <= bordered.length; from += 1) {
      const hash = hashText(RUN, bordered, from, from + length);
      features.set(hash, (features.get(hash) ?? 0) + 1);
    }
  }
  return features;
}

/** What a word is by itself: its list, how it is written, whether it is a word. */
function shapeOf({ said, lists, isKnown }: WordsOfText, at: number): string {
  const token = said.tokens[at];
  const isWritten = token?.isCapital === true && !said.isSmall;
  return `${lists[at]} ${isKnown[at]} ${isWritten}`;
}

/** What stands around a word, how it is written and whether a list has it. */
export function placeOfWord(words: WordsOfText, at: number): Features {
  const { said, kinds, sentences } = words;
  const { tokens, isSmall, isOwn } = said;
  const features: Features = new Map();
  const token = tokens[at];
  if (!token) return features;
  const isHere = (place: number) => tokens[place]?.sentence === token.sentence;
  const add = (hash: number, value = 1) => features.set(hash, value);
  const shape = shapeOf(words, at);
  const own = hashText(SHAPE, shape);
  const { opening = '', isNobodys, length } = sentences[token.sentence] ?? {};
  add(own);
  add(hashText(SHAPE, `${shape} ${isSmall} ${isOwn(token.sentence)}`));
  add(hashText(SHAPE, `${shape} ${isNobodys} ${length}`));
  add(hashText(SHAPE, `${shape} ${!isHere(at - 1)} ${!isHere(at + 1)}`));
  add(hashPair(hashText(SHAPE, opening), own));
  const around = [-3, -2, -1, 1, 2, 3].map((step) => {
    const key = isHere(at + step) ? (tokens[at + step]?.key ?? '') : '.';
    return { step, hash: hashText(AROUND + step * 16, key) };
  });
  for (const { step, hash } of around) {
    add(hash, Math.abs(step) > 2 ? 0.3 : 0.7);
    if (Math.abs(step) < 3) add(hashPair(hash ^ SHAPE_AROUND, own), 0.7);
  }
  const kindAt = (place: number) => (isHere(place) ? (kinds[place] ?? '') : '.');
  const kindsAround = [-2, -1, 1, 2].map((step) =>
    hashText(KIND_AROUND + step * 16, kindAt(at + step)),
  );
  for (const hash of kindsAround) add(hashPair(hash, own), 0.7);
  const frame = [-2, -1, 1, 2].map((step) => kindAt(at + step)).join(' ');
  add(hashText(KIND_AROUND, frame), 0.7);
  const [, before, last, next, behind] = around.map(({ hash }) => hash);
  const [, kindBefore, kindNext] = kindsAround;
  if (before === undefined || last === undefined || next === undefined || behind === undefined)
    return features;
  add(hashPair(before, last));
  add(hashPair(last, next));
  add(hashPair(next ^ SHAPE_AROUND, behind), 0.7);
  if (kindBefore !== undefined && kindNext !== undefined) {
    add(hashPair(last, kindNext), 0.7);
    add(hashPair(kindBefore, next), 0.7);
    add(hashPair(hashPair(kindBefore, kindNext), own), 0.7);
  }
  return features;
}

/** What the word before was taken for: behind a first name stands a family name. */
export function tagFeatures(words: WordsOfText, at: number, tagBefore: string): Features {
  const { lists, kinds } = words;
  const tag = hashText(TAG, tagBefore);
  return new Map([
    [tag, 1],
    [hashPair(tag, hashText(SHAPE, lists[at] ?? '')), 1],
    [hashPair(tag, hashText(KIND_AROUND, kinds[at + 1] ?? '.')), 0.7],
  ]);
}
