import { extentOf, movePieces } from '../piece.ts';
import { joinStacks, leadOf, turnStack } from '../stack.ts';
import { standingHeight } from './body-points.ts';
import { lowerTo } from './hang.ts';
import type { Arrangement } from './scene.ts';

/** What somebody jumps from is at least and at most so many times as tall. */
const LEAST = 1.05;
const MOST = 2;

/** In the air beside the upper end of a board, a wall or a bed. */
export const leapFrom: Arrangement = ({ agent, object, nth }) => {
  turnStack(agent, 'right');
  const lead = leadOf(agent);
  const tall = standingHeight(lead);
  if (nth === 0) {
    lowerTo(object, tall * MOST);
    const { top, bottom } = extentOf([leadOf(object)]);
    if (object.actor.size < 1.9)
      movePieces(object.pieces, 0, 0, Math.max(1, (tall * LEAST) / (bottom - top)));
  }
  const [own, host] = [extentOf(agent.pieces), extentOf([leadOf(object)])];
  const high = host.top + tall * (0.22 + 0.3 * nth);
  movePieces(agent.pieces, host.right - own.left - tall * 0.12, high - own.bottom);
  lead.lift = -high;
  joinStacks(object, agent, 2);
  return object;
};
