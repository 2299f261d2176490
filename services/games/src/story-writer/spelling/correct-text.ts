import type { Language } from '../language/create-language.ts';
import { confusionsIn } from './confusions.ts';
import { correctWord } from './correct-word.ts';
import { missesCapital } from './misses-capital.ts';
import { turnsOf, variantsOf } from './misspelling-variants.ts';
import { isWellFormed } from './well-formed.ts';

export interface Correction {
  written: string;
  right: string;
  /** `confusion`: a word that exists, but not here. `capital`: a noun in small letters. */
  kind: 'letters' | 'confusion' | 'capital';
}

export interface CorrectedText {
  text: string;
  /** Each once, in the order of the text. */
  corrections: Correction[];
}

interface Known {
  language: Language;
  typical: Readonly<Record<string, string>>;
  /** Names of persons, in capitals or not. */
  isName: (word: string) => boolean;
  /** Words LUX's own texts have, small. */
  isRight: (word: string) => boolean;
}

const WORD = /\p{L}[\p{L}’'-]*/gu;
const DETERMINER =
  /^(?:der|die|das|den|dem|des|ein|eine|einen|einem|einer|(?:mein|dein|sein|ihr|unser|kein)(?:e|en|em|er)?|im|am|zum|zur|vom|beim|ins)$/iu;
/** A shorter word with a capital may be a name. */
const SHORTEST_NAMELESS = 5;
/** A name of so many letters is hardly near a noun by chance. */
const LONG = 7;
const CALLED =
  /(?:heißt|hieß|heißen|hießen|heiße|heist|namens|names|name ist|name war|genannt)\s+$/iu;

/**
 * A child's text as it should be spelt, as far as LUX is sure, with what was wrong in it. Names and
 * words of fantasy stay; so does the order of the words.
 */
export function correctText(written: string, known: Known): CorrectedText {
  const corrections = new Map<string, Correction>();
  const note = (from: string, to: string, kind: Correction['kind']) => {
    const key = `${kind}:${from.toLowerCase()}`;
    if (!corrections.has(key)) corrections.set(key, { written: from, right: to, kind });
  };
  const spelt = written.replaceAll(WORD, (word, at: number) => {
    const right = correctionOf(word, written, at, known);
    // A capital alone is told as that, where it is sure.
    if (right === null || right.toLowerCase() === word.toLowerCase()) return word;
    const isStart = /(?:^|[.!?…]["“”]?\s+|[„“"])$/u.test(written.slice(0, at));
    const shown = isStart && /^\p{Lu}/u.test(word) ? upperFirst(right) : right;
    if (shown === word) return word;
    note(word, shown, 'letters');
    return shown;
  });
  const { text: meant, found } = confusionsIn(spelt, known.isName);
  for (const { written: from, right } of found) note(from, right, 'confusion');
  const text = meant.replaceAll(WORD, (word, at: number) => {
    if (!missesCapital(word, meant, at, known.language)) return word;
    const right = upperFirst(word);
    note(word, right, 'capital');
    return right;
  });
  return { text, corrections: [...corrections.values()] };
}

/** What a word should be; null where it is right, a name, or nobody knows. */
function correctionOf(
  word: string,
  text: string,
  at: number,
  { language, typical, isName, isRight }: Known,
): string | null {
  const small = word.toLowerCase();
  const before = text.slice(Math.max(0, at - 24), at);
  if (CALLED.test(before)) return language.isFunctionWord(word) ? null : upperFirst(word);
  const listed = Object.hasOwn(typical, small) ? typical[small] : undefined;
  if (listed !== undefined && !(isName(word) && /^\p{Lu}/u.test(word))) return listed;
  if (isName(word) || /[’'-]/u.test(word)) return null;
  if (language.isKnown(word)) return missesLetter(word, before, language);
  if (isRight(small) || isWellFormed(word, language)) return null;
  if (/^(\p{L}{2,})s$/u.test(word) && isName(word.slice(0, -1))) return null;
  const isCapital = /^\p{Lu}/u.test(word);
  const kind = /(\p{L}{3,})\s+$/u.exec(before)?.[1] ?? '';
  // `der kleine Bager`: what stands before it only describes it.
  const isDescribing = /^\p{Ll}/u.test(kind) && language.isAdjective(kind);
  const being = language.isFunctionWord(kind) || isDescribing ? null : language.noun(kind);
  // `Das Küken Pips`: what stands behind somebody's kind is a name.
  if (isCapital && being !== null && language.isBeing(being.lemma)) return null;
  if (!isCapital && being !== null && language.isBeing(being.lemma)) {
    // `der roboter blip`: a name, unless it is a doing or a small word but for one letter.
    const meant = variantsOf(small).find(
      (one) =>
        language.finite(one).length > 0 ||
        language.participle(one) !== null ||
        language.isAdjective(one) ||
        language.isJoined(one) ||
        language.isFunctionWord(one),
    );
    return meant ?? upperFirst(word);
  }
  if (!isCapital) {
    // `zibo ging los`: at the beginning a name nobody knows is likelier than a slip.
    const isFirst = /(?:^|[.!?…]\s+)$/u.test(text.slice(0, at));
    const after = /^\s+(\p{L}+)/u.exec(text.slice(at + word.length))?.[1] ?? '';
    const isDoing = language.finite(after).some(({ person }) => person === 'er');
    return isFirst && isDoing ? nearest(word, language) : correctWord(word, language);
  }
  const last = /(\p{L}+)\s+$/u.exec(before)?.[1] ?? '';
  if (DETERMINER.test(last)) {
    const right = correctWord(word, language);
    // `den Risß`: behind an article the noun is meant, whatever else is spelt so.
    return right !== null && language.noun(upperFirst(right)) !== null ? upperFirst(right) : null;
  }
  const isStart = /(?:^|[.!?…]["“”]?\s+|[„“"])$/u.test(text.slice(0, at));
  if (!isStart) {
    // A name comes again, and is no noun but for a letter.
    const isRepeated = text.split(word).length > 2;
    const meant = isRepeated ? null : correctWord(word, language);
    const isMeant = meant !== null && /^\p{Lu}/u.test(meant);
    return isMeant && (isOneStep(word, meant) || word.length > LONG) ? meant : null;
  }
  const right = nearest(word, language);
  return right === null ? null : upperFirst(right);
}

/** `in meinem Bet`: a form of a verb, where only a noun can stand. */
function missesLetter(word: string, before: string, language: Language): string | null {
  const last = /(\p{L}+)\s+$/u.exec(before)?.[1] ?? '';
  if (!/^\p{Lu}\p{Ll}{2,}$/u.test(word) || !DETERMINER.test(last) || language.noun(word) !== null)
    return null;
  if (
    language.isFunctionWord(word) ||
    language.isAdjective(word) ||
    language.isInfinitive(word.toLowerCase())
  )
    return null;
  const right = variantsOf(word.toLowerCase()).find(
    (one) => language.isCommon(one) && language.noun(upperFirst(one)) !== null,
  );
  return right === undefined ? null : upperFirst(right);
}

function isOneStep(word: string, meant: string): boolean {
  const small = word.toLowerCase();
  // `Pips` is called so, and no peep.
  const isDrawn = meant.toLowerCase().replace('ie', 'i') === small;
  const near = small.length < SHORTEST_NAMELESS && isDrawn ? [] : variantsOf(small);
  return [...near, ...turnsOf(small)].includes(meant.toLowerCase());
}

/** One step away, and a small word: `Aba`, `Plözlich`; a name is no such word. */
function nearest(word: string, language: Language): string | null {
  const found = variantsOf(word.toLowerCase()).filter((one) => language.isFunctionWord(one));
  return found[0] ?? null;
}

function upperFirst(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
