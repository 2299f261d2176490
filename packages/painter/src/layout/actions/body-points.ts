import type { AnchorName } from '../../drawings/anchors.ts';
import { anchorOf, type Piece, type Spot, spotAt } from '../piece.ts';

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
