import { readColour } from '../read-colour.ts';

const pair =
  /(?<!\p{L})(ein\p{L}*)\s+(\p{L}+)(,|\s+und)\s+(ein\p{L}*)\s+(\p{L}+)\s+(?!(?:und|oder|mit)(?!\p{L}))(\p{L}{3,})/giu;
const size = /^(?:groß|klein|dick|dünn|alt|jung|lang|kurz|lieb|bös)e[rsn]?$/iu;

/** "ein blaues und ein rotes Auto" are two cars: each gets the noun that they share. */
export function shareNoun(text: string): string {
  for (let before = '', shared = text; ; ) {
    before = shared;
    shared = shared.replace(
      pair,
      (found, one: string, first: string, joint: string, other: string, second: string, noun) =>
        isQuality(first) && isQuality(second)
          ? `${one} ${first} ${noun}${joint} ${other} ${second} ${noun}`
          : found,
    );
    if (shared === before) return shared;
  }
}

const isQuality = (word: string) =>
  size.test(word) || (/e[rsn]?$/.test(word) && readColour(word) !== undefined);
