import { extentOf, movePieces } from '../piece.ts';
import { joinStacks, leadOf, type Stack, turnStack } from '../stack.ts';

/** Who floats beside something is not lost there: at least this share of its size, grown by no more than this. */
const LEAST = 0.6;
const MOST_GROWN = 2.4;
/** Air between both, as a share of the smaller one. */
const AIR = 0.22;
/** How far up or down, as shares of the host's height, one after the other. */
const LEVELS = [-0.12, 0.1, 0.24, -0.26, 0, 0.3];

/** In water, air or space: at its side and looking at it, the next on the other side. */
export function floatBeside(host: Stack, guest: Stack, nth: number): void {
  const sizeOf = (pieces: Stack['pieces']) => {
    const { left, right, top, bottom } = extentOf(pieces);
    return Math.max(right - left, bottom - top);
  };
  const [large, small] = [sizeOf([leadOf(host)]), sizeOf(guest.pieces)];
  movePieces(guest.pieces, 0, 0, Math.min(MOST_GROWN, Math.max(1, (large * LEAST) / small)));
  const isRight = nth % 2 === 0;
  turnStack(guest, isRight ? 'left' : 'right');
  const [own, all, lead] = [
    extentOf(guest.pieces),
    extentOf(host.pieces),
    extentOf([leadOf(host)]),
  ];
  const air = Math.min(own.right - own.left, own.bottom - own.top) * AIR;
  const dx = isRight ? all.right + air - own.left : all.left - air - own.right;
  const middle = (lead.top + lead.bottom) / 2;
  const level = middle + (lead.bottom - lead.top) * (LEVELS[nth % LEVELS.length] ?? 0);
  movePieces(guest.pieces, dx, level - (own.top + own.bottom) / 2);
  joinStacks(host, guest, 1);
  settleAll(host);
}

/** The lowest of the group is at its ground line. */
function settleAll({ pieces }: Stack): void {
  movePieces(pieces, 0, -extentOf(pieces).bottom);
}
