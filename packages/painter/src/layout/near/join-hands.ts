import { spotOr } from '../actions/body-points.ts';
import { faceEachOther } from '../actions/side-by-side.ts';
import { mirrorPieces, movePieces } from '../piece.ts';
import { leadOf, type Stack, stackFacing } from '../stack.ts';

/** Side by side, hand in hand. */
export function joinHands(first: Stack, second: Stack): void {
  // Both look at us: the second one gives the other hand.
  if (stackFacing(second) === 'front') mirrorPieces(second.pieces);
  faceEachOther(first, second);
  const one = spotOr(leadOf(first), 0.9, 0.5, 'hand');
  const other = spotOr(leadOf(second), 0.1, 0.5, 'hand');
  movePieces(second.pieces, one.x - other.x, 0);
}
