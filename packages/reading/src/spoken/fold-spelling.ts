import { spellOutUmlauts } from '@lux/german-text/fold-letters.ts';

/** Spellings of one sound become one, in this order. None of them changes the length of a vowel. */
const FOLDS: readonly (readonly [RegExp, string])[] = [
  [/[^\p{L}\p{N}]/gu, ''],
  [/ae(?!y)/g, 'e'],
  [/[ae]y|ai/g, 'ei'],
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/dt/g, 't'],
  [/c(?![hk])/g, 'k'],
  [/y/g, 'i'],
  [/^v/, 'f'],
  // "König" and "Könich", "gehen" and "gehn".
  [/ig$/, 'ich'],
  [/(..)en$/, '$1n'],
  // "mehr" and "Meer".
  [/([aeou])h(?![aeiou])/g, '$1$1'],
  // The end of a word is hard: "Rad" and "Rat".
  [/d$/, 't'],
  [/b$/, 'p'],
  [/([^n])g$/, '$1k'],
];

/**
 * A word by its sound: what German speakers say alike is equal, however a recogniser spells it.
 * What differs in a vowel's length stays apart, because beginners misread just that ("Hüte" and
 * "Hütte").
 */
export function foldSpelling(word: string): string {
  let folded = spellOutUmlauts(word.normalize('NFC').toLowerCase());
  for (const [from, to] of FOLDS) folded = folded.replace(from, to);
  return folded;
}
