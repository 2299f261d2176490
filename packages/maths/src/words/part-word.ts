import { numberWord } from '@lux/german-text/numbers/number-word.ts';

const OWN = new Map([
  [2, 'halb'],
  [3, 'drittel'],
  [7, 'siebtel'],
  [8, 'achtel'],
]);

/** The word for one part of so many, from 2 on: 4 is "viertel", 20 "zwanzigstel"; 2 is "halb". */
export function partWord(parts: number): string {
  const own = OWN.get(parts);
  if (own) return own;
  const word = numberWord(parts);
  return parts % 100 >= 4 && parts % 100 < 20 ? `${word}tel` : `${word}stel`;
}
