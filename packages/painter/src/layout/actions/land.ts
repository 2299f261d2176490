import { extentOf, movePieces } from '../piece.ts';
import { leadOf, turnStack } from '../stack.ts';
import { seatOn } from './attach.ts';
import { standingHeight } from './body-points.ts';
import { props } from './props.ts';
import type { Arrangement } from './scene.ts';

/** Air that is left below who lands, in its own heights. */
const AIR = 0.22;
/** A bird is at most so tall beside the house on which it lands. */
const SHARE = 0.42;

/** Just above what it lands on, with the lines of its way down. */
export const land: Arrangement = ({ agent, object, nth }) => {
  turnStack(agent, 'right');
  const [own, host] = [extentOf(agent.pieces), extentOf([leadOf(object)])];
  const most = ((host.bottom - host.top) * SHARE) / (own.bottom - own.top);
  const isBuilt = object.actor.size >= 1.9;
  if (!isBuilt) movePieces(agent.pieces, 0, 0, Math.min(1, Math.max(0.4, most * 1.6)));
  const tall = standingHeight(leadOf(agent));
  seatOn(object, agent, true, nth * tall * 0.9);
  movePieces(agent.pieces, 0, -tall * AIR);
  const { left, top, bottom } = extentOf(agent.pieces);
  const lead = leadOf(agent);
  const at = { x: left, y: top + (bottom - top) * 0.3 };
  object.pieces.push(props.speedLines(at, tall * 0.3, lead.scale, lead.order));
  return object;
};
