/// <reference path="./snowball-stemmers.d.ts" />
import stemmers from 'snowball-stemmers';

const stemmer = stemmers.newStemmer('german');

/** A word in small letters without its inflection (Snowball): "häuser" and "haus" are both "haus". */
export function stemWord(word: string): string {
  return stemmer.stem(word);
}
