import { extentOf, movePieces, spotAt } from '../piece.ts';
import { joinStacks, leadOf, type Stack } from '../stack.ts';

/** Where flags are on a roof, as shares of its breadth; how high they are beside the building. */
const PLACES = [0.5, 0.15, 0.85, 0.33, 0.67];
const HIGH = 0.26;
/** So much of the pole is behind the roof. */
const SUNK = 0.24;

/** On the roofs and towers of a building, one beside the other. */
export function plantFlag(building: Stack, flag: Stack, nth: number): void {
  const lead = leadOf(building);
  const { bounds, top } = lead.actor.drawing;
  const share = PLACES[nth % PLACES.length] ?? 0.5;
  const roof = top[Math.floor(share * (top.length - 1))] ?? bounds.y;
  const spot = spotAt(lead, bounds.x + bounds.width * share, roof);
  const before = extentOf(flag.pieces);
  const wanted = (bounds.height * lead.scale * HIGH) / (before.bottom - before.top);
  movePieces(flag.pieces, 0, 0, wanted);
  const { left, right, top: high, bottom } = extentOf(flag.pieces);
  const pole = leadOf(flag).isMirrored ? right : left;
  movePieces(flag.pieces, spot.x - pole, spot.y - bottom + (bottom - high) * SUNK);
  joinStacks(building, flag, -0.5);
}
