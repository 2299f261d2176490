import { extentOf, movePieces } from '../piece.ts';
import { joinStacks, leadOf, turnStack } from '../stack.ts';
import { spotOr, standingHeight } from './body-points.ts';
import type { Arrangement } from './scene.ts';

/** How large a thing is that two carry, as shares of the height of who carries it. */
const WIDE = 0.85;
const HIGH = 0.5;
/** How far the hands reach under it, as a share of its width. */
const UNDER = 0.1;

/** Two carry a thing between them: the first at its left, the second at its right, more behind. */
export const bear: Arrangement = ({ agent, object, nth }) => {
  const isLeft = nth % 2 === 0;
  turnStack(agent, isLeft ? 'right' : 'left');
  const lead = leadOf(agent);
  const tall = standingHeight(lead);
  const hand = spotOr(lead, isLeft ? 0.9 : 0.1, 0.5, 'hand', 'mouth');
  if (nth === 0) {
    const { left, right, top, bottom } = extentOf(object.pieces);
    const fit = Math.min((tall * WIDE) / (right - left), (tall * HIGH) / (bottom - top));
    movePieces(object.pieces, 0, 0, fit);
    movePieces(object.pieces, 0, hand.y - extentOf(object.pieces).bottom + tall * 0.04);
  }
  const thing = extentOf([leadOf(object)]);
  const under = (thing.right - thing.left) * UNDER;
  const away = Math.floor(nth / 2) * tall * 0.5;
  const x = isLeft ? thing.left + under - away : thing.right - under + away;
  movePieces(agent.pieces, x - hand.x, 0);
  joinStacks(object, agent, nth < 2 ? -0.5 : -0.9);
  return object;
};
