import type { Placement } from '../layout.ts';
import { extentOf, movePieces, type Piece } from '../piece.ts';
import type { Stack } from '../stack.ts';

/** A stack around the middle of its ground line (0, 0), in units where size 1 is 1 wide. */
export type StackBox = {
  left: number;
  right: number;
  top: number;
  pieces: Piece[];
};

export function stackBox({ pieces }: Stack): StackBox {
  const { left, right, top } = extentOf(pieces);
  movePieces(pieces, -(left + right) / 2, 0);
  const half = (right - left) / 2;
  return { left: -half, right: half, top, pieces };
}

/** The box moved and scaled into the picture; `x` is the middle, `y` the ground line, in pixels. */
export function placeBox(
  box: StackBox,
  at: {
    x: number;
    y: number;
    unit: number;
    isMirrored: boolean;
    depth: number;
    hasShadow: boolean;
  },
): Placement[] {
  return box.pieces.map((piece) => {
    const { actor, scale, clip } = piece;
    const width = actor.drawing.bounds.width * scale;
    const left = at.isMirrored ? -piece.x - width : piece.x;
    const low = piece.y + actor.drawing.bounds.height * scale;
    const clipLeft = clip && (at.isMirrored ? -clip.x - clip.width : clip.x);
    return {
      actor,
      x: at.x + left * at.unit,
      y: at.y + piece.y * at.unit,
      scale: scale * at.unit,
      isMirrored: at.isMirrored !== piece.isMirrored,
      angle: at.isMirrored ? -piece.angle : piece.angle,
      depth: at.depth + piece.order * 0.1,
      hasShadow:
        at.hasShadow && (low > -0.06 || piece.lift !== undefined) && !clip && piece.order > -1,
      ...(piece.lift === undefined ? {} : { lift: piece.lift * at.unit }),
      ...(clip && clipLeft !== undefined
        ? {
            clip: {
              x: at.x + clipLeft * at.unit,
              y: at.y + clip.y * at.unit,
              width: clip.width * at.unit,
              height: clip.height * at.unit,
              radius: clip.radius * at.unit,
            },
          }
        : {}),
    };
  });
}
