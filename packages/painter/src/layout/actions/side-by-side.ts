import { anchorOf, extentOf, movePieces, type Piece } from '../piece.ts';
import { joinStacks, leadOf, type Stack, turnStack } from '../stack.ts';
import { nearSideOf, standingHeight } from './body-points.ts';

export type Ways = { first: 'left' | 'right'; second: 'left' | 'right' };

/**
 * Sets the second stack to the right of the first; `gap` in heights of the smaller one, negative
 * where they overlap. Both stay on the ground line of the first.
 */
export function setBeside(first: Stack, second: Stack, gap: number, ways: Ways, order = 0): void {
  turnStack(first, ways.first);
  turnStack(second, ways.second);
  const [one, two] = [extentOf(first.pieces), extentOf(second.pieces)];
  const height = Math.min(standingHeight(leadOf(first)), standingHeight(leadOf(second)));
  movePieces(second.pieces, one.right - two.left + gap * height, 0);
  joinStacks(first, second, order);
}

/** Facing each other with a little air between. */
export function faceEachOther(first: Stack, second: Stack, gap = 0.12, order = 0): void {
  setBeside(first, second, gap, { first: 'right', second: 'left' }, order);
}

/** How far into a body a hand that touches it lies, as a share of its breadth. */
const TOUCHING = 0.2;

/** The hand of a person is at what stands to the right of them, if it is high enough for it. */
export function touch(agent: Stack, thing: Stack): void {
  const hand = agent.actor.drawing.perAdult && anchorOf(leadOf(agent), 'hand');
  if (!hand) return;
  // Of a cat on a table it is the cat that is as high as the hand.
  const reached = thing.pieces.filter((piece) => {
    const { top, bottom } = extentOf([piece]);
    return piece.actor.figure >= 0 && top <= hand.y + 0.05 && bottom >= hand.y - 0.05;
  });
  const touched = reached.includes(leadOf(thing)) ? [leadOf(thing)] : reached.slice(0, 1);
  if (touched.length === 0) return;
  const side = Math.min(...touched.map((piece) => nearSideOf(piece, TOUCHING)));
  movePieces(thing.pieces, hand.x - side, 0);
}

/** So near may two come whose hand and mouth must meet, as a share of the smaller one's height. */
const NEAREST = 0.3;

/** Sets the second one so that its mouth or hand is at what the first one holds out to it. */
export function reachTo(
  agent: Stack,
  held: Stack,
  other: Stack,
  ...at: ('mouth' | 'hand' | 'belly')[]
): void {
  const [thing, lead] = [extentOf([leadOf(held)]), leadOf(other)];
  const spot = at.flatMap((name) => spotAtBody(lead, name)).at(0);
  if (spot === undefined) return;
  const own = extentOf([leadOf(agent)]);
  const reached = thing.right - (thing.right - thing.left) * 0.15;
  const least = own.right - extentOf([lead]).left - standingHeight(lead) * NEAREST;
  movePieces(other.pieces, Math.max(reached - spot, Math.min(0, least)), 0);
}

/** How far from the left that part of a body is that looks to the left. */
function spotAtBody(lead: Piece, name: 'mouth' | 'hand' | 'belly'): number[] {
  if (name === 'belly') return [nearSideOf(lead, 0.3)];
  const spot = anchorOf(lead, name);
  return spot ? [spot.x] : [];
}

/** One behind the other, both looking to the right; the first one is behind. */
export function follow(first: Stack, second: Stack, gap = 0.15): void {
  setBeside(first, second, gap, { first: 'right', second: 'right' });
}
