import { extentOf, movePieces } from '../piece.ts';
import { joinStacks, type Stack, turnStack } from '../stack.ts';

/** No flyer beside something on the ground is larger than this share of it. */
const LARGEST = 0.6;

/** In the air close to something on the ground, and looking at it; the next on the other side. */
export function hoverBeside(host: Stack, guest: Stack, nth: number): void {
  const before = extentOf(guest.pieces);
  const thing = extentOf(host.pieces);
  const height = thing.bottom - thing.top;
  const size = Math.max(before.bottom - before.top, before.right - before.left);
  movePieces(guest.pieces, 0, 0, Math.min(1, (height * LARGEST) / size));
  turnStack(guest, nth % 2 === 0 ? 'left' : 'right');
  const own = extentOf(guest.pieces);
  const gap = (own.right - own.left) * 0.15;
  const dx = nth % 2 === 0 ? thing.right + gap - own.left : thing.left - gap - own.right;
  const level = thing.top + height * (0.18 + 0.2 * Math.floor(nth / 2));
  movePieces(guest.pieces, dx, level - (own.top + own.bottom) / 2);
  joinStacks(host, guest, 1);
}
