import { extentOf, movePieces } from '../piece.ts';
import { joinStacks, leadOf, type Stack } from '../stack.ts';

/** Of many in a puddle every second one stands a row behind, a little aside. */
const ASIDE = 0.52;
const BACK_ROW = 0.3;
/** How much broader than all of them together it is. */
const BROADER = 1.3;

/** Feet in a puddle that is broader than all who stand in it. */
export function standIn(puddle: Stack, guest: Stack, nth: number): void {
  const lead = leadOf(puddle);
  const own = extentOf(guest.pieces);
  const [wide, tall] = [own.right - own.left, own.bottom - own.top];
  const others = puddle.pieces.filter((piece) => piece !== lead);
  const inside = nth > 0 && others.length > 0 ? extentOf(others) : undefined;
  const group = inside ? inside.right - inside.left + wide * ASIDE : wide;
  const before = extentOf([lead]);
  movePieces([lead], 0, 0, (group * BROADER) / (before.right - before.left));
  const now = extentOf([lead]);
  const middle = (now.left + now.right) / 2;
  const isBehind = nth % 2 === 1;
  const deep = (now.bottom - now.top) * (inside ? 0.22 : 0.32) + (isBehind ? tall * BACK_ROW : 0);
  if (inside) movePieces(others, middle - group / 2 - inside.left, 0);
  const left = middle + group / 2 - wide;
  movePieces(guest.pieces, left - own.left, -deep - own.bottom);
  joinStacks(puddle, guest, isBehind ? 1 : 2);
}
