import { TRUNK } from '../../people/pose-of.ts';
import { extentOf, movePieces } from '../piece.ts';
import { bringTo, joinStacks, leadOf, type Stack, turnStack } from '../stack.ts';
import { pointOf, spotOr, standingHeight } from './body-points.ts';
import { layOver } from './lay-over.ts';
import { type Arrangement, hexcodeOf } from './scene.ts';

/** What is climbed is so many times as tall as who climbs it; ladders and trees, not mountains. */
const TALL = 2.15;
const LADDER = /^(1FA9C|own-(rope|scaffold|climbing-frame))/;
/** So far up are the feet, as a share of the height of what is climbed. */
const FOOT = 0.2;
/** From the middle of a trunk to the body of who holds on to it, in heights of the climber. */
const BESIDE = 0.17;

/** Up a trunk with arms and legs around it, up a ladder before its rungs, up anything before it. */
export const climb: Arrangement = ({ agent, object, nth }) => {
  const isTrunk = TRUNK.test(hexcodeOf(object));
  const tall = standingHeight(leadOf(agent));
  if (nth === 0 && (isTrunk || LADDER.test(hexcodeOf(object)))) {
    const { top, bottom } = extentOf([leadOf(object)]);
    movePieces(object.pieces, 0, 0, (tall * TALL) / (bottom - top));
  }
  const host = leadOf(object);
  const spot = spotOr(host, 0.5, 0.7, 'back');
  const height = -extentOf([host]).top;
  const foot = Math.min(spot.y, -height * (isTrunk ? FOOT : 0.26));
  if (isTrunk) clasp(agent, { x: spot.x, y: foot }, tall, nth);
  else stepUp(agent, { x: spot.x, y: foot }, height, nth);
  joinStacks(object, agent, 2);
  return object;
};

/** At one side of the trunk, the next one at the other and higher; the near arm is around it. */
function clasp(agent: Stack, foot: { x: number; y: number }, tall: number, nth: number): void {
  const side = nth % 2 === 0 ? -1 : 1;
  turnStack(agent, side < 0 ? 'right' : 'left');
  const lead = leadOf(agent);
  if (!lead.actor.drawing.perAdult) {
    // Cats and squirrels run up on all fours.
    lead.angle = side * 78;
    const own = extentOf([lead]);
    const dx = foot.x + side * (own.right - own.left) * 0.42 - (own.left + own.right) / 2;
    movePieces(agent.pieces, dx, foot.y - nth * tall * 0.4 - own.bottom);
    return;
  }
  const hips = spotOr(lead, 0.5, 0.7, 'seat');
  const lowest = pointOf(lead, 0.5, 0.98).y;
  bringTo(
    agent,
    { x: hips.x, y: lowest },
    { x: foot.x + side * tall * BESIDE, y: foot.y - nth * tall * 0.4 },
  );
  layOver(agent, 'arm', 0.5);
}

/** Before what is climbed; others beside the first one and higher. */
function stepUp(agent: Stack, foot: { x: number; y: number }, height: number, nth: number): void {
  const { left, right } = extentOf([leadOf(agent)]);
  const side = nth === 0 ? 0 : nth % 2 === 1 ? 1 : -1;
  const aside = side * Math.ceil(nth / 2) * (right - left) * 0.85;
  const higher = height * 0.14 * (nth % 3);
  bringTo(agent, pointOf(leadOf(agent), 0.5, 0.98), { x: foot.x + aside, y: foot.y - higher });
}
