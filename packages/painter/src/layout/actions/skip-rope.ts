import { anchorOf, extentOf, movePieces } from '../piece.ts';
import { leadOf, type Stack } from '../stack.ts';
import { standingHeight } from './body-points.ts';
import { around, propPiece, stroke } from './props.ts';

const ROPE = /^own-jump-rope/;
const n = (value: number) => value.toFixed(2);

/** Whether this is a rope, and somebody has two hands to swing it. */
export const canSkip = (agent: Stack, rope: Stack) =>
  ROPE.test(rope.actor.drawing.hexcode) &&
  agent.actor.drawing.pose === 'jump' &&
  anchorOf(leadOf(agent), 'otherHand') !== undefined;

/** The rope in both hands swings below the feet. */
export function skipRope(agent: Stack, rope: Stack): void {
  const lead = leadOf(agent);
  const [hand, other] = [anchorOf(lead, 'hand'), anchorOf(lead, 'otherHand')];
  if (!hand || !other) return;
  const { scale, order } = lead;
  const [wide, { bottom }] = [standingHeight(lead) * 0.5, extentOf([lead])];
  const side = hand.x > other.x ? 1 : -1;
  // The middle of such a curve lies at three quarters of the way to its handles.
  const low = bottom + standingHeight(lead) * 0.34;
  const at = (x: number, y: number) => `${n(x / scale)} ${n(y / scale)}`;
  const path = `M${at(hand.x, hand.y)}C${at(hand.x + side * wide, low)} ${at(other.x - side * wide, low)} ${at(other.x, other.y)}`;
  const corners = [
    { x: hand.x + side * wide * 0.6, y: hand.y },
    { x: other.x - side * wide * 0.6, y: low - standingHeight(lead) * 0.2 },
  ];
  agent.pieces.push(
    propPiece('skipping-rope', scale, order - 0.5, around(corners, 0.02), {
      colour: `<path d="${path}" ${stroke('#000', 2.6)}/><path d="${path}" ${stroke('#e8803c', 1.5)}/>`,
      lines: `<path d="${path}" ${stroke('#000', 4.6)}/><path d="${path}" ${stroke('#fff', 2.2)}/>`,
    }),
  );
  movePieces(rope.pieces, 0, 0, 0.001);
  const { left, top } = extentOf(rope.pieces);
  movePieces(rope.pieces, hand.x - left, hand.y - top);
  agent.pieces.push(...rope.pieces);
}
