import type { AnchorName } from '../drawings/anchors.ts';
import type { Drawing } from '../drawings/drawing.ts';
import type { Actor, Clip } from './layout.ts';

/** Height of a grown-up where a large animal's size is 1. */
export const ADULT = 1.3;

/**
 * A drawing as part of a stack, in units where size 1 is one large animal; the ground is y = 0.
 * `x`, `y` is the top left of its bounds before it is turned by `angle` around their middle.
 */
export type Piece = {
  actor: Actor;
  x: number;
  y: number;
  scale: number;
  isMirrored: boolean;
  angle: number;
  /** Painted in rising order within its stack. */
  order: number;
  clip?: Clip;
  /** How far above the ground it jumps; its shadow stays below. */
  lift?: number;
};

export type Spot = { x: number; y: number; size: number; angle: number };

/** Units of the stack to one unit of the drawing; people keep their height in every pose. */
export function scaleOf({ drawing, size }: Actor): number {
  const { width, height } = drawing.bounds;
  if (drawing.perAdult) return (ADULT / drawing.perAdult) * size;
  return size / Math.sqrt(width * height);
}

/** A drawing standing by itself with its feet at (0, 0). */
export function pieceOf(actor: Actor, scale = scaleOf(actor)): Piece {
  const { width, height } = actor.drawing.bounds;
  return {
    actor,
    x: (-width * scale) / 2,
    y: -height * scale,
    scale,
    isMirrored: false,
    angle: 0,
    order: 0,
  };
}

/** Where a point of the drawing lies in the stack. */
export function spotAt(piece: Piece, x: number, y: number): { x: number; y: number } {
  const { bounds } = piece.actor.drawing;
  const [width, height] = [bounds.width * piece.scale, bounds.height * piece.scale];
  const along = (x - bounds.x) * piece.scale;
  const dx = (piece.isMirrored ? width - along : along) - width / 2;
  const dy = (y - bounds.y) * piece.scale - height / 2;
  const turn = (piece.angle * Math.PI) / 180;
  return {
    x: piece.x + width / 2 + dx * Math.cos(turn) - dy * Math.sin(turn),
    y: piece.y + height / 2 + dx * Math.sin(turn) + dy * Math.cos(turn),
  };
}

/** The first of these anchors that the drawing has, in the stack's units. */
export function anchorOf(piece: Piece, ...names: AnchorName[]): Spot | undefined {
  const name = names.find((wanted) => piece.actor.drawing.anchors[wanted]);
  const anchor = name && piece.actor.drawing.anchors[name];
  if (!anchor) return undefined;
  const { size = 0, angle = 0 } = anchor;
  return {
    ...spotAt(piece, anchor.x, anchor.y),
    size: size * piece.scale,
    angle: (piece.isMirrored ? -angle : angle) + piece.angle,
  };
}

/** Where the drawing looks as it stands in the stack. */
export function facingOf({ actor, isMirrored }: Piece): Drawing['facing'] {
  const { facing } = actor.drawing;
  if (facing === 'front' || !isMirrored) return facing;
  return facing === 'left' ? 'right' : 'left';
}

export type Extent = { left: number; right: number; top: number; bottom: number };

/** The box around pieces, where clips and turns are taken into account. */
export function extentOf(pieces: readonly Piece[]): Extent {
  const extents = pieces.map(extentOfPiece);
  return {
    left: Math.min(...extents.map(({ left }) => left)),
    right: Math.max(...extents.map(({ right }) => right)),
    top: Math.min(...extents.map(({ top }) => top)),
    bottom: Math.max(...extents.map(({ bottom }) => bottom)),
  };
}

function extentOfPiece(piece: Piece): Extent {
  const { x, y, width, height } = piece.actor.drawing.bounds;
  const corners = [
    spotAt(piece, x, y),
    spotAt(piece, x + width, y),
    spotAt(piece, x, y + height),
    spotAt(piece, x + width, y + height),
  ];
  const xs = corners.map((corner) => corner.x);
  const ys = corners.map((corner) => corner.y);
  const { clip } = piece;
  return {
    left: Math.max(Math.min(...xs), clip?.x ?? Number.NEGATIVE_INFINITY),
    right: Math.min(Math.max(...xs), clip ? clip.x + clip.width : Number.POSITIVE_INFINITY),
    top: Math.max(Math.min(...ys), clip?.y ?? Number.NEGATIVE_INFINITY),
    bottom: Math.min(Math.max(...ys), clip ? clip.y + clip.height : Number.POSITIVE_INFINITY),
  };
}

/** Moves and grows pieces around the origin: first the growth, then the way. */
export function movePieces(pieces: Piece[], dx: number, dy: number, factor = 1): void {
  for (const piece of pieces) {
    piece.x = piece.x * factor + dx;
    piece.y = piece.y * factor + dy;
    piece.scale *= factor;
    if (piece.lift) piece.lift *= factor;
    if (piece.clip) {
      piece.clip = {
        x: piece.clip.x * factor + dx,
        y: piece.clip.y * factor + dy,
        width: piece.clip.width * factor,
        height: piece.clip.height * factor,
        radius: piece.clip.radius * factor,
      };
    }
  }
}

/** Turns pieces around the origin. */
export function turnPieces(pieces: Piece[], degrees: number): void {
  const turn = (degrees * Math.PI) / 180;
  for (const piece of pieces) {
    const { width, height } = piece.actor.drawing.bounds;
    const half = { x: (width * piece.scale) / 2, y: (height * piece.scale) / 2 };
    const middle = { x: piece.x + half.x, y: piece.y + half.y };
    piece.x = middle.x * Math.cos(turn) - middle.y * Math.sin(turn) - half.x;
    piece.y = middle.x * Math.sin(turn) + middle.y * Math.cos(turn) - half.y;
    piece.angle += degrees;
    delete piece.clip;
  }
}

/** Mirrors pieces at x = 0. */
export function mirrorPieces(pieces: Piece[]): void {
  for (const piece of pieces) {
    piece.x = -piece.x - piece.actor.drawing.bounds.width * piece.scale;
    piece.isMirrored = !piece.isMirrored;
    piece.angle = -piece.angle;
    if (piece.clip) piece.clip = { ...piece.clip, x: -piece.clip.x - piece.clip.width };
  }
}
