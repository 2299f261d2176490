import { anchorOf, extentOf, movePieces, turnPieces } from '../piece.ts';
import { joinStacks, leadOf, type Stack, turnStack } from '../stack.ts';

/** How steep the drawing falls, in degrees. */
const STEEP = 40;
/** A slope is so many times as long as who slides down. */
const LONG = 2.3;

export const isSlope = ({ actor: { drawing } }: Stack) =>
  /^own-(grass-)?slope$/.test(drawing.hexcode);

/** Down a slope, turned as it falls; each further one a little higher. */
export function slideDown(slope: Stack, guest: Stack, nth: number): void {
  turnStack(guest, 'right');
  const own = extentOf(guest.pieces);
  const before = extentOf([leadOf(slope)]);
  const wide = own.right - own.left;
  movePieces(slope.pieces, 0, 0, Math.max(1, (wide * LONG) / (before.right - before.left)));
  const spot = anchorOf(leadOf(slope), 'back') ?? { x: 0, y: -1 };
  movePieces(guest.pieces, -(own.left + own.right) / 2, -own.bottom);
  turnPieces(guest.pieces, STEEP);
  const turn = (STEEP * Math.PI) / 180;
  const back = nth * wide * 0.85;
  movePieces(guest.pieces, spot.x - back * Math.cos(turn), spot.y - back * Math.sin(turn));
  joinStacks(slope, guest, 2);
}
