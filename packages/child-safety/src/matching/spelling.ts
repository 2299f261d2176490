import { spellOutUmlauts, stripMarks } from '@lux/german-text/fold-letters.ts';

const INVISIBLE = /[\u00AD\u200B-\u200F\u2060\uFEFF]/g;

/** One spelling for all: small letters, ä as ae, ß as ss, no accents, no invisible characters. */
export function foldLetters(text: string): string {
  return stripMarks(spellOutUmlauts(text.normalize('NFKC').toLowerCase().replace(INVISIBLE, '')));
}

/** Below this many letters too many German words sound alike ("Hase", "hasse"). */
const MIN_LETTERS = 5;

/**
 * How a folded word sounds, for children who write as they hear: "fater", "schlegt", "ferhaun",
 * "imer" sound like "vater", "schlägt", "verhauen", "immer". Two keys, because a lost h and a lost
 * double letter must not be forgiven together: "stehlen" is not "stellen".
 */
export function soundOf(word: string): string[] {
  if (word.length < MIN_LETTERS || !/^[a-z]+$/.test(word)) return [];
  const heard = word
    .replace(/ph|v/g, 'f')
    .replace(/sch(?=[pt])/g, 's')
    .replace(/aeu/g, 'eu')
    .replace(/ae/g, 'e')
    .replace(/ai|ay|ey/g, 'ei')
    .replace(/ie/g, 'i')
    .replace(/dt|th/g, 't')
    .replace(/chs|cks|ks/g, 'x')
    .replace(/(?<=[aeiou])en$/, 'n');
  return [
    `~1${heard
      .replace(/([a-z])\1/g, '$1')
      .replace(/ck/g, 'k')
      .replace(/tz/g, 'z')}`,
    `~2${heard.replace(/(?<=[aeiou])h(?![aeiou])/g, '')}`,
  ];
}

/** Figures and signs that stand for letters in a disguised word: "h1lf3". */
export const disguises: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '€': 'e',
  '!': 'i',
  '|': 'i',
};
