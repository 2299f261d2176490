import type { Place } from '../../wish/setting.ts';
import type { Frame } from '../layout.ts';

/** Below the horizon, as shares of the picture's height. */
const LINES: Partial<Record<Place, number>> = {
  sea: 0.09,
  river: 0.13,
  lake: 0.15,
  pool: 0.15,
  beach: 0.075,
};

/** The y at which boats and swimmers meet the water of a place; undefined on land and under water. */
export function waterlineOf(place: Place, { height, horizon }: Frame): number | undefined {
  const share = LINES[place];
  return share === undefined ? undefined : horizon + height * share;
}

/** A brook, river or lake in the land: who does not swim stands at its bank. */
export const isInland = (place: Place) => /^(river|lake|pool|beach)$/.test(place);
