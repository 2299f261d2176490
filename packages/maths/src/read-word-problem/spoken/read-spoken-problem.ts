import { solveDegrees } from '../by-kind/solve-degrees.ts';
import { readClocks } from '../read-clocks.ts';
import { readAsked } from './asked.ts';
import { solveClocks } from './clocks.ts';
import { solveCounts } from './counts.ts';
import { solveDates } from './dates.ts';
import { solveFigure } from './figures.ts';
import { solveLegs } from './legs.ts';
import { readSpoken } from './measures.ts';
import { solvePart, solvePercentage } from './parts.ts';
import { solveProcess } from './processes.ts';
import { solveProportion } from './proportions.ts';
import { solveRelations } from './relations.ts';
import { solveSharing } from './sharing.ts';
import { solveTotal } from './totals.ts';

const LONGEST = 400;
/** Hours of the clock are no numbers of these. */
const WITHOUT_CLOCK = [
  solveDates,
  solveFigure,
  solveLegs,
  solveSharing,
  solveCounts,
  solvePercentage,
  solvePart,
  solveRelations,
  solveProcess,
  solveProportion,
  solveTotal,
];

/** Whoever divides tells the rest anyway. */
const AND_IS_LEFT =
  /(?<=wie ?viele? .*),? und (?:wie ?viele?|was) (?:\p{L}+ )?bleib\p{L}* (?:\p{L}+ )?übrig(?=[?.! ]*$)/iu;

/**
 * Problems that are known by what their numbers measure and by what is asked, in whatever words and order they are
 * told. Null of all others, and wherever a number has no place.
 *
 * @param told with capitals for nouns.
 */
export function readSpokenProblem(told: string): string | null {
  if (told.length > LONGEST) return null;
  const spoken = readSpoken(told.replace(AND_IS_LEFT, ''));
  const asked = readAsked(spoken.text);
  if (!asked || spoken.measures.length === 0) return null;
  const isOfClock = readClocks(spoken.text.toLowerCase()).clocks.length > 0;
  const degrees = solveDegrees(spoken.text);
  if (degrees !== null) return degrees;
  for (const read of isOfClock ? [solveClocks] : WITHOUT_CLOCK) {
    const text = read(spoken, asked);
    if (text !== null) return text;
  }
  return null;
}
