import { extentOf, movePieces } from '../piece.ts';
import { joinStacks, type Stack } from '../stack.ts';

const MOON = /^(1F315|1F31D|1F31B|1F31C|1F319|1F31E|2600)/;

/** The moon, large and round behind who flies there. */
export function setBehind(flyer: Stack, moon: Stack): void {
  const own = extentOf(flyer.pieces);
  const size = Math.max(own.right - own.left, own.bottom - own.top) * 1.15;
  const before = extentOf(moon.pieces);
  movePieces(moon.pieces, 0, 0, size / (before.bottom - before.top));
  const now = extentOf(moon.pieces);
  const dx = (own.left + own.right - now.left - now.right) / 2;
  movePieces(moon.pieces, dx, (own.top + own.bottom - now.top - now.bottom) / 2);
  joinStacks(flyer, moon, -4);
}

export const isMoon = ({ actor }: Stack) => MOON.test(actor.drawing.hexcode);
