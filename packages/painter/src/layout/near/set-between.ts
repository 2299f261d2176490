import { extentOf, facingOf, mirrorPieces, movePieces } from '../piece.ts';
import { joinStacks, leadOf, type Stack, turnStack } from '../stack.ts';

/** Air at each side of who is in the middle, as a share of its width. */
const AIR = 0.12;
/** Who is between trees or houses is not lost there. */
const LEAST = 0.45;
/** Things to hold are lower than who sits between them. */
const MOST_HELD = 0.75;

/** Who holds something holds it towards the middle. */
function lookInward(side: Stack, isLeft: boolean): void {
  const lead = leadOf(side);
  turnStack(side, isLeft ? 'right' : 'left');
  const isHolding = lead.actor.drawing.perAdult && side.pieces.length > 1;
  if (isHolding && facingOf(lead) === 'front' && lead.isMirrored === isLeft)
    mirrorPieces(side.pieces);
}

/** Puts the first half to the left and the others to the right of who is between them. */
export function setBetween(middle: Stack, sides: readonly Stack[]): void {
  const heightOf = ({ pieces }: Stack) => -extentOf(pieces).top;
  const tallest = Math.max(...sides.map(heightOf));
  movePieces(middle.pieces, 0, 0, Math.max(1, (tallest * LEAST) / heightOf(middle)));
  const most = heightOf(middle) * MOST_HELD;
  const half = Math.ceil(sides.length / 2);
  const own = extentOf(middle.pieces);
  const air = (own.right - own.left) * AIR;
  let [left, right] = [own.left - air, own.right + air];
  sides.forEach((side, at) => {
    const isHeld = (side.actor.drawing.tall ?? 2) < 1 && !side.actor.drawing.anchors.eyes;
    if (isHeld) movePieces(side.pieces, 0, 0, Math.min(1, most / heightOf(side)));
    lookInward(side, at < half);
    const box = extentOf(side.pieces);
    if (at < half) {
      movePieces(side.pieces, left - box.right, -box.bottom);
      left -= box.right - box.left;
    } else {
      movePieces(side.pieces, right - box.left, -box.bottom);
      right += box.right - box.left;
    }
    joinStacks(middle, side, leadOf(side).order - 0.5);
  });
}
