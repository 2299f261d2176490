import { anchorOf, extentOf, movePieces, type Piece } from '../piece.ts';
import type { Stack } from '../stack.ts';

/** An umbrella so high that nothing but its stick comes near the face is held before large ears. */
export function isOverHead(lead: Piece, thing: Stack): boolean {
  const eyes = anchorOf(lead, 'eyes');
  const { top, bottom } = extentOf(thing.pieces);
  return eyes !== undefined && top + (bottom - top) * CANOPY < eyes.y;
}

/** How far down the roof of an umbrella reaches. */
const CANOPY = 0.55;

/** Nothing in a hand covers the face: it hangs lower, or further out where that is not enough. */
export function clearFace(lead: Piece, thing: Stack, away: number, tall: number): void {
  const [head, mouth] = [anchorOf(lead, 'head'), anchorOf(lead, 'mouth')];
  if (!head || !mouth || !lead.actor.drawing.perAdult) return;
  const half = head.size * 0.46;
  const chin = mouth.y + tall * 0.045;
  const held = extentOf(thing.pieces);
  const covers =
    held.right > head.x - half &&
    held.left < head.x + half &&
    held.top < chin &&
    held.bottom > head.y;
  if (!covers) return;
  const down = chin - held.top;
  if (down < tall * 0.3) movePieces(thing.pieces, 0, down);
  else if (away > 0) movePieces(thing.pieces, head.x + half - held.left, 0);
  else movePieces(thing.pieces, head.x - half - held.right, 0);
}
