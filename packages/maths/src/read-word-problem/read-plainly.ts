import { solveFactorStep } from './by-kind/solve-factor-step.ts';
import { solveGifts } from './by-kind/solve-gifts.ts';
import { solveSleep } from './by-kind/solve-sleep.ts';
import { solveStillToGo } from './by-kind/solve-still-to-go.ts';
import { solveWayBack } from './by-kind/solve-way-back.ts';
import { solveByUnits } from './by-units/solve-by-units.ts';

const LONGEST = 300;

/** Problems told in a way that has one reading only: gifts, the way back, sleep, what is still to come, and times with a step. */
export const readOfWhole = (told: string): string | null =>
  told.length > LONGEST
    ? null
    : (solveFactorStep(told) ??
      solveGifts(told) ??
      solveWayBack(told) ??
      solveSleep(told) ??
      solveStillToGo(told));

/** These, and all whose every number finds its place by what it counts. Null of everything else. */
export const readPlainly = (told: string): string | null => readOfWhole(told) ?? solveByUnits(told);
