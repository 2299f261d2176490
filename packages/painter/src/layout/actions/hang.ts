import { anchorOf, extentOf, movePieces } from '../piece.ts';
import { joinStacks, leadOf, type Stack, turnStack } from '../stack.ts';
import { pointOf, spotOr, standingHeight } from './body-points.ts';
import type { Arrangement } from './scene.ts';

/** Where the bough of our drawing of one is gripped, as shares of its width and height. */
const BOUGH = { along: 0.3, down: 0.46 };
/** A star or balloon is as tall as who hangs from it. */
const ALOFT = 0.9;
/** Air below the feet, as a share of the height. */
const AIR = 0.14;

/** By both hands from a bough, a bar or a rope, the feet in the air. */
export const hang: Arrangement = ({ agent, object, nth }) => {
  const lead = leadOf(agent);
  const tall = standingHeight(lead);
  const isAloft = object.zone === 'air';
  const grip = () =>
    isAloft
      ? pointOf(leadOf(object), 0.5, 0.94)
      : spotOr(leadOf(object), BOUGH.along, BOUGH.down, 'hand');
  const own = extentOf([lead]);
  const hands = () => {
    const [one, other] = [anchorOf(lead, 'hand'), anchorOf(lead, 'otherHand')];
    if (!one || !other) return { x: (own.left + own.right) / 2, y: own.top };
    return { x: (one.x + other.x) / 2, y: Math.min(one.y, other.y) };
  };
  const needed = own.bottom - hands().y + tall * AIR;
  if (isAloft) lowerTo(object, tall * ALOFT);
  else if (nth === 0)
    movePieces(object.pieces, 0, 0, Math.max(1, needed / Math.max(0.1, -grip().y)));
  const aside = (nth % 2 === 1 ? 1 : -1) * Math.ceil(nth / 2) * (own.right - own.left) * 0.8;
  const from = hands();
  movePieces(agent.pieces, grip().x + aside - from.x, grip().y - from.y);
  joinStacks(object, agent, 2);
  if (isAloft) movePieces(object.pieces, 0, -extentOf(object.pieces).bottom);
  return object;
};

/** A stall or van is so many times as tall as who waits at it, a thing that is struck so many times. */
const STALL = 1.35;

/** Makes a thing smaller that would tower over who does something at it. */
export function lowerTo(thing: Stack, most: number): void {
  const { top, bottom } = extentOf([leadOf(thing)]);
  movePieces(thing.pieces, 0, 0, Math.min(1, most / (bottom - top)));
}

/** Air between those who wait, as a share of their height. */
const PATIENCE = 0.04;

/** One behind the other before a stall, all looking at it. */
export const queue: Arrangement = ({ agent, object, nth }) => {
  turnStack(agent, 'right');
  if (nth === 0) {
    turnStack(object, 'right');
    lowerTo(object, standingHeight(leadOf(agent)) * STALL);
  }
  const [own, line] = [extentOf(agent.pieces), extentOf(object.pieces)];
  const gap = standingHeight(leadOf(agent)) * PATIENCE;
  movePieces(agent.pieces, line.left - gap - own.right, 0);
  joinStacks(object, agent, 2);
  return object;
};
