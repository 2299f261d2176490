import { hashPair, hashText } from '@lux/german-text/classifier/hash.ts';
import type { Features } from '@lux/german-text/classifier/linear-model.ts';
import { isFamilyName } from '../names/family-names.ts';
import { NOT_NAMES } from '../names/name-words.ts';
import { isFirstName, mayBeFirstName } from '../names/read-name.ts';
import type { Said, Token } from '../tokens.ts';

/** Kinds of features; those of the sentences' meanings end below them. */
const KNOWN = 40;
const RUN = 41;
const AROUND = 42;
const SHAPE = 43;
const SHAPE_AROUND = 44;

const SHORTEST_RUN = 2;
const LONGEST_RUN = 4;
const LONGEST_WORD = 20;

/** Its hash among the words that are no names. */
export const knownHash = (key: string): number => hashText(KNOWN, key);

/** Behind these every word may be a family name: `herr Fuchs`. */
const TITLED = /^(?:frau|herr|herrn|doktor|dr|familie)$/u;

/** What could be a name: no word that is known, or one on the lists, or one behind a title. */
export function mayBePersonal(
  { tokens }: Said,
  at: number,
  isKnown: (key: string) => boolean,
): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]];
  if (token?.kind !== 'word' || token.key.length < 2) return false;
  if (isFirstName(token.text) || !isKnown(token.key)) return true;
  return (
    before?.sentence === token.sentence && TITLED.test(before.key) && !NOT_NAMES.has(token.key)
  );
}

const listOf = (text: string): string => {
  if (isFirstName(text)) return 'first';
  if (isFamilyName(text)) return 'family';
  return mayBeFirstName(text) ? 'maybe' : 'none';
};

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

/** What stands around a word, how it is written and whether a list has it. */
export function placeOfWord({ tokens, isSmall, isOwn }: Said, at: number): Features {
  const features: Features = new Map();
  const token = tokens[at];
  if (!token) return features;
  const keyAt = (place: number): string => {
    const near = tokens[place];
    return near?.sentence === token.sentence ? near.key : '.';
  };
  const isFirst = tokens[at - 1]?.sentence !== token.sentence;
  const shape = `${listOf(token.text)} ${token.isCapital && !isSmall} ${isFirst}`;
  const add = (hash: number, value = 1) => features.set(hash, value);
  const own = hashText(SHAPE, shape);
  const opening = tokens.find(({ sentence }) => sentence === token.sentence)?.key ?? '';
  add(own);
  add(hashText(SHAPE, `${shape} ${isSmall} ${isOwn(token.sentence)}`));
  add(hashPair(hashText(SHAPE, opening), own));
  const around = [-3, -2, -1, 1, 2, 3].map((step) => ({
    step,
    hash: hashText(AROUND + step * 16, keyAt(at + step)),
  }));
  for (const { step, hash } of around) {
    add(hash, Math.abs(step) > 2 ? 0.3 : 0.7);
    if (Math.abs(step) < 3) add(hashPair(hash ^ SHAPE_AROUND, own), 0.7);
  }
  const [, before, last, next, behind] = around.map(({ hash }) => hash);
  if (before === undefined || last === undefined || next === undefined || behind === undefined)
    return features;
  add(hashPair(before, last));
  add(hashPair(last, next));
  add(hashPair(next ^ SHAPE_AROUND, behind), 0.7);
  return features;
}
