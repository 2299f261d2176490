import { shareEqually } from './by-kind/share-equally.ts';
import { solveDegrees } from './by-kind/solve-degrees.ts';
import { solveLaps } from './by-kind/solve-laps.ts';
import { solvePacks } from './by-kind/solve-packs.ts';
import { solvePairs } from './by-kind/solve-pairs.ts';
import { solvePrices } from './by-kind/solve-prices.ts';
import { solveTogether } from './by-kind/solve-together.ts';
import { solveUnequalSharing } from './by-kind/solve-unequal-sharing.ts';
import { isSensible } from './is-sensible.ts';
import { solveWorksheet } from './worksheet/solve-worksheet.ts';

const READINGS = [
  solvePacks,
  solvePairs,
  solvePrices,
  solveTogether,
  solveWorksheet,
  solveDegrees,
  solveUnequalSharing,
  solveLaps,
  shareEqually,
];

/** In characters: what is longer is no problem of these. */
const LONGEST = 1_000;

/** The readings that take few problems, and those surely; null where none of them takes the text. */
export function readSurely(told: string): string | null {
  if (told.length > LONGEST) return null;
  for (const read of READINGS) {
    const solved = read(told);
    if (solved !== null && isSensible(told, solved)) return solved;
  }
  return null;
}
