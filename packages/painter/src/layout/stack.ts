import type { Drawing } from '../drawings/drawing.ts';
import type { Relation } from '../wish/wish.ts';
import type { Actor } from './layout.ts';
import { facingOf, mirrorPieces, movePieces, type Piece, pieceOf } from './piece.ts';

/** An actor with all that is fixed to it: placed as one. The first piece is the actor's own. */
export type Stack = {
  actor: Actor;
  pieces: Piece[];
  zone: 'ground' | 'air' | 'water' | 'surface';
  /** 0 is far; larger is nearer. */
  row: number;
  /** Runs to the right, wherever in the picture it is. */
  isHeading?: boolean;
  /** In the air, and this figure on the ground looks at it. */
  lookedAtBy?: number;
  /** Stays at the x of this figure ("über", "unter"). */
  alignedTo?: { figure: number; relation: Relation };
};

export function createStack(actor: Actor, zone: Stack['zone']): Stack {
  return {
    actor,
    pieces: [pieceOf(actor)],
    zone,
    row: actor.size >= 1.9 && zone === 'ground' ? 0 : 2,
  };
}

export function leadOf(stack: Stack): Piece {
  const [lead] = stack.pieces;
  if (!lead) throw new Error('a stack without a piece');
  return lead;
}

export function stackFacing(stack: Stack): Drawing['facing'] {
  return facingOf(leadOf(stack));
}

/** Turns a stack so that its first figure looks that way; frontal ones look everywhere. */
export function turnStack(stack: Stack, way: 'left' | 'right'): void {
  const facing = stackFacing(stack);
  if (facing !== 'front' && facing !== way) mirrorPieces(stack.pieces);
}

/** Makes the guest's pieces part of the host, `order` above or below the host's first piece. */
export function joinStacks(host: Stack, guest: Stack, order: number): void {
  // Whoever gives three flowers to somebody stands before them once.
  if (host === guest || host.pieces.includes(leadOf(guest))) return;
  const base = leadOf(host).order + order - leadOf(guest).order;
  for (const piece of guest.pieces) piece.order += base;
  host.pieces.push(...guest.pieces);
}

/** Moves the guest so that its point lies on the host's. */
export function bringTo(
  guest: Stack,
  from: { x: number; y: number },
  to: { x: number; y: number },
): void {
  movePieces(guest.pieces, to.x - from.x, to.y - from.y);
}
