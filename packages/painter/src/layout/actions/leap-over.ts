import { extentOf, movePieces, turnPieces } from '../piece.ts';
import { joinStacks, leadOf, type Stack, turnStack } from '../stack.ts';
import { type Arrangement, hexcodeOf } from './scene.ts';

/** In the air above what it jumps over. */
export const jumpOver: Arrangement = ({ agent, object, nth }) => {
  if (leadOf(object).lift && agent !== object) return leapBeside(object, agent);
  if (nth > 0 && lineUp(agent, object, nth)) return agent;
  turnStack(agent, 'right');
  if (!leadOf(agent).actor.drawing.perAdult) rise(agent);
  const [body, hurdle] = [extentOf(agent.pieces), extentOf(object.pieces)];
  const tall = body.bottom - body.top;
  const highest = tall * (leadOf(object).actor.drawing.perAdult ? 0.8 : 0.6);
  const isWater = /^own-(brook|puddle)/.test(hexcodeOf(object));
  const most = (isWater ? tall * 0.4 : highest) / (hurdle.bottom - hurdle.top);
  if (most < 1) movePieces(object.pieces, 0, 0, most);
  const now = extentOf(object.pieces);
  movePieces(object.pieces, (body.left + body.right) / 2 - (now.left + now.right) / 2, 0);
  const lift = now.bottom - now.top + tall * 0.02;
  movePieces(agent.pieces, 0, -lift);
  for (const piece of agent.pieces) if (piece === leadOf(agent)) piece.lift = lift;
  joinStacks(agent, object, -1);
  return agent;
};

/** The next one leaps behind the first, over the same thing, which is as broad as both. */
function leapBeside(first: Stack, next: Stack): Stack {
  turnStack(next, 'right');
  const lead = leadOf(first);
  const [jumper, own] = [extentOf([lead]), extentOf(next.pieces)];
  const wide = own.right - own.left;
  movePieces(next.pieces, jumper.left - own.right + wide * 0.12, jumper.bottom - own.bottom);
  for (const piece of next.pieces) if (piece === leadOf(next) && lead.lift) piece.lift = lead.lift;
  joinStacks(first, next, 0.1);
  for (const piece of first.pieces)
    if (WATER.test(piece.actor.drawing.hexcode)) {
      const { left, right } = extentOf([piece]);
      movePieces([piece], -(left + right) / 2, 0);
      movePieces([piece], 0, 0, 1.3);
      movePieces([piece], jumper.left, -extentOf([piece]).bottom);
    }
  return first;
}

const WATER = /^own-(brook|puddle)/;

/** The next car or hurdle beside the first, as large as it. */
function lineUp(agent: Stack, next: Stack, nth: number): boolean {
  const known = agent.pieces.filter(({ actor }) => actor.figure === next.actor.figure);
  const [first] = known;
  if (!first) return false;
  movePieces(next.pieces, 0, 0, first.scale / leadOf(next).scale);
  const [all, own] = [extentOf(known), extentOf(next.pieces)];
  const gap = (own.right - own.left) * 0.06;
  const x = nth % 2 === 1 ? all.right + gap - own.left : all.left - gap - own.right;
  movePieces(next.pieces, x, -own.bottom);
  joinStacks(agent, next, -1 - nth * 0.1);
  return true;
}

/** Degrees by which who leaps on four legs rises. */
const RISE = -16;

/** Forelegs up, where it stood. */
function rise(stack: Stack): void {
  const before = extentOf(stack.pieces);
  turnPieces(stack.pieces, RISE);
  const now = extentOf(stack.pieces);
  const dx = (before.left + before.right - now.left - now.right) / 2;
  movePieces(stack.pieces, dx, before.bottom - now.bottom);
}

/** Through a ring: half of it before the body, half behind. */
export const jumpThrough: Arrangement = ({ agent, object }) => {
  turnStack(agent, 'right');
  const [body, ring] = [extentOf(agent.pieces), extentOf(object.pieces)];
  const tall = body.bottom - body.top;
  movePieces(object.pieces, 0, 0, (tall * 1.5) / (ring.bottom - ring.top));
  const now = extentOf(object.pieces);
  const middle = (body.left + body.right) / 2;
  movePieces(object.pieces, middle - (now.left + now.right) / 2, 0);
  movePieces(agent.pieces, 0, (now.top + now.bottom) / 2 - (body.top + body.bottom) / 2);
  const hoop = leadOf(object);
  const { left, right, top, bottom } = extentOf([hoop]);
  joinStacks(agent, object, -1);
  const clip = { x: left, y: top, width: (right - left) / 2, height: bottom - top, radius: 0 };
  agent.pieces.push({ ...hoop, order: leadOf(agent).order + 2, clip });
  return agent;
};
