import type { AnchorName } from '../../drawings/anchors.ts';
import { anchorOf, extentOf, type Piece, type Spot, spotAt } from '../piece.ts';

/** Height of a figure as if it stood upright: a sitting child is still as tall as a child. */
export function standingHeight({ actor, scale }: Piece): number {
  return actor.drawing.perAdult
    ? actor.drawing.perAdult * scale * (actor.drawing.tall ?? 1)
    : actor.drawing.bounds.height * scale;
}

export function pointOf(piece: Piece, alongShare: number, downShare: number) {
  const { bounds } = piece.actor.drawing;
  return spotAt(piece, bounds.x + bounds.width * alongShare, bounds.y + bounds.height * downShare);
}

/** An anchor, or a guess where the drawing has none of these. */
export function spotOr(piece: Piece, along: number, down: number, ...names: AnchorName[]): Spot {
  return anchorOf(piece, ...names) ?? { ...pointOf(piece, along, down), size: 0, angle: 0 };
}

/** Where it stands; a tail may hang lower. */
export function feetOf(body: Piece, down: number) {
  const feet = body.actor.drawing.perAdult ? undefined : anchorOf(body, 'feet');
  return feet ?? pointOf(body, 0.5, down);
}

/** What stands out of a thing is narrower than this, and below it the thing is at least so broad. */
const STEM = 0.34;
const SHOULDERS = 0.55;
/** Units of a drawing from the foot of a stem to the shoulders. */
const SLOPE = 4;

/**
 * Where somebody is upon a thing that says nothing of it: beside the stem of a pumpkin or the wick
 * of a candle, not at its tip. What widens evenly, as a tent does, has no stem.
 */
export function surfaceOf(piece: Piece, down: number): Spot {
  const { top, bounds } = piece.actor.drawing;
  const reached = (y: number) => top.filter((own) => own <= y).length / Math.max(1, top.length);
  for (let y = bounds.y; y < bounds.y + bounds.height / 2; y++) {
    const isStem = y > bounds.y && reached(y) <= STEM && reached(y + SLOPE) >= SHOULDERS;
    if (!isStem) continue;
    return { ...spotAt(piece, bounds.x + bounds.width / 2, y + SLOPE), size: 0, angle: 0 };
  }
  return { ...pointOf(piece, 0.5, down), size: 0, angle: 0 };
}

const TREES = /^(own-tree$|own-apple-tree|own-birch|own-fir|1F33[2-5]|1F384)/;
/** Half of a trunk, as a share of the crown's width. */
const TRUNK = 0.08;
/** From the spine of who stands upright to the side, as a share of the height. */
const FLANK = 0.11;

/**
 * The side of a body that hands reach first: a tree is touched at its trunk and not at its crown,
 * a dragon at its belly and not at its wing.
 */
export function nearSideOf(piece: Piece, share: number): number {
  const { left, right } = extentOf([piece]);
  if (TREES.test(piece.actor.drawing.hexcode))
    return spotOr(piece, 0.5, 0.7, 'back').x - (right - left) * TRUNK;
  const neck = piece.actor.drawing.perAdult ? anchorOf(piece, 'neck') : undefined;
  const usual = left + (right - left) * share;
  return neck ? Math.max(usual, neck.x - standingHeight(piece) * FLANK) : usual;
}
