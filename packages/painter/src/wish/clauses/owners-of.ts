import type { Reading } from '../sentence/reading.ts';
import { haveSense } from './actions/sense-of.ts';

/** Of "ein Affe auf einem Elefanten mit Hut" the elephant wears it; a tree wears none. */
export function ownersOf(
  reading: Reading,
  subjects: number[],
  nearest: number[],
  target: number,
): number[] {
  const { wish, lexicon } = reading;
  const thing = wish.figures[target];
  const canHave = (at: number) => {
    const figure = wish.figures[at];
    return Boolean(figure && thing && haveSense(figure, thing, lexicon));
  };
  // "ein Mann auf einem Pferd mit rotem Mantel": horses wear hats, but no coats.
  const key = lexicon.classes.wornKey(thing?.label ?? '') ?? '';
  const isRider = (at: number) => wish.figures[at]?.person !== undefined;
  const isMount = (at: number) => !isRider(at) && subjects.some((subject) => subject !== at);
  if (BODY_WEAR.test(key) && nearest.every(isMount) && subjects.some(isRider)) return subjects;
  if (nearest.some(canHave)) return thing && thing.count === 1 ? nearest.slice(-1) : nearest;
  return subjects;
}

/** Made for shoulders, hands and feet of people. */
const BODY_WEAR = /^(cape|backpack|boots|gloves|apron|tie|belt|headphones|medal)$/;
