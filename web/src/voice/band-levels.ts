import { flatWaves } from './flat-waves.ts';

/** Of the 64 bands of 375 Hz the first 21, without the lowest, hold a child's voice. */
const FIRST = 1;
const PER_BAR = 2;
/** Below this a bar stays flat: the hum of the room. */
const FLOOR = 60;

/** Ten levels, 0 to 1, from the strengths per frequency; the middle bars are the low, strong ones. */
export function bandLevels(frequencies: Uint8Array): number[] {
  const bands = flatWaves.map((_, bar) => {
    const start = FIRST + bar * PER_BAR;
    const strongest = Math.max(0, ...frequencies.subarray(start, start + PER_BAR));
    return Math.min(1, Math.max(0, (strongest - FLOOR) / (255 - FLOOR)));
  });
  // From the middle outwards, left and right in turn.
  const odd = bands.filter((_, index) => index % 2 === 1).reverse();
  const even = bands.filter((_, index) => index % 2 === 0);
  return [...odd, ...even];
}
