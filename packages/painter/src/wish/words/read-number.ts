import { foldWord } from '@lux/german-text/fold-letters.ts';

const words: Record<string, number> = {
  zwei: 2,
  zwo: 2,
  beide: 2,
  beiden: 2,
  paar: 3,
  drei: 3,
  einige: 4,
  mehrere: 4,
  vier: 4,
  funf: 5,
  sechs: 6,
  viele: 6,
  vielen: 6,
  lauter: 6,
  sieben: 7,
  acht: 8,
  neun: 9,
  zehn: 10,
  elf: 11,
  zwolf: 12,
  dutzend: 12,
  hundert: 12,
  tausend: 12,
};

/** More figures than this are not readable in one picture; larger wishes show this many. */
const most = 12;

/** A German number word or digits as a count from 1 to 12; undefined for any other word. */
export function readNumber(word: string): number | undefined {
  if (/^\d+$/.test(word)) return Math.min(most, Math.max(1, Number(word)));
  return words[foldWord(word)];
}
