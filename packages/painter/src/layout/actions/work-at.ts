import { type Manner, mannerOf } from '../../people/manners.ts';
import { TRUNK } from '../../people/pose-of.ts';
import { PROP } from '../layout.ts';
import { ADULT, extentOf, movePieces, turnPieces } from '../piece.ts';
import { joinStacks, leadOf, type Stack, turnStack } from '../stack.ts';
import { hold } from './attach.ts';
import { spotOr, standingHeight } from './body-points.ts';
import { shrinkToHeld } from './handle.ts';
import { lowerTo } from './hang.ts';
import { bake } from './make.ts';
import { props } from './props.ts';
import { type Arrangement, hexcodeOf, type Scene } from './scene.ts';
import { faceEachOther, setBeside, touch } from './side-by-side.ts';
import { tracePiece } from './trace-props.ts';

/** The hands reach a thing on the ground or beside: at most so high it is worked on. */
const REACH = 0.62;
/** How high a small table for a cake is, and how much broader than the cake. */
const STAND = { high: 0.36, broad: 1.25 };

const WAYS = { first: 'right', second: 'right' } as const;

/** Works on a thing as its verb says: on a table, at the feet or beside, with the traces of it. */
export const workAt: Arrangement = (scene) => {
  const { agent, target, manner: name, nth } = scene;
  const manner = mannerOf(name);
  if (!manner) return agent;
  const lead = leadOf(agent);
  const tall = standingHeight(lead);
  turnStack(agent, 'right');
  // Milk is poured into a bowl: the bowl is worked on, the milk is in the hand.
  const isPoured = manner.at === 'table' && target !== undefined;
  const object = isPoured ? target : scene.object;
  const hasTable = agent.pieces.some(({ actor }) => actor.drawing.hexcode === `${PROP}table`);
  const placed = { ...scene, object, nth: hasTable ? nth : 0 };
  if (isPoured && nth === 0) hold(agent, scene.object);
  place(placed, manner, tall);
  if (target && !isPoured) dropOnto(scene.object, target, agent);
  if (name === 'tug' && ROPE.test(hexcodeOf(object)) && nth === 0) strain(agent, object, tall);
  if (placed.nth === 0) finish(name, agent, object, tall);
  const { trace } = manner;
  const isTraced = agent.pieces.some(({ actor }) => actor.drawing.hexcode === PROP + trace);
  if (!trace || isTraced) return agent;
  const hand = spotOr(lead, 0.9, 0.5, trace === 'puff' ? 'mouth' : 'hand', 'mouth');
  const spot = { hand, thing: workedOn(object, manner, tall, hand.x), low: 0, unit: 0.1 * ADULT };
  agent.pieces.push(tracePiece(trace, spot, lead.scale, lead.order + 4));
  return agent;
};

/** From this size on nothing lies on a table. */
const LARGE = 0.95;
/** What is worked on is at most so many times as tall. */
const TOWERS = 2;

const BROAD = 1.4;
const ROPE = /^1FAA2/;
/** How far a rope is drawn tight, in heights of who tugs at it. */
const TIGHT = 0.85;

/** A rope that is tugged at is straight from the hands, not in a coil. */
function strain(agent: Stack, rope: Stack, tall: number): void {
  const lead = leadOf(agent);
  const hand = spotOr(lead, 0.9, 0.5, 'hand');
  const end = { x: hand.x + tall * TIGHT, y: hand.y };
  movePieces(rope.pieces, 0, 0, 0.001);
  const { left, top } = extentOf(rope.pieces);
  movePieces(rope.pieces, hand.x - left, hand.y - top);
  agent.pieces.push(props.cord(hand, end, lead.scale, lead.order + 3, 0.01, '#c98f52'));
}

/** What a manner does besides placing: what is knocked over leans, what is sawn is at the saw. */
function finish(manner: string | undefined, agent: Stack, thing: Stack, tall: number): void {
  if (manner === 'tip') topple(thing);
  else if (manner === 'tug') raiseToHand(agent, thing);
  else if (manner === 'trip') layAtFeet(agent, thing, tall);
  else if (manner && TRUNK_WORK.has(manner)) clasp(agent, thing);
}

/** A doll that two pull at is in their hands, and not at their feet. */
function raiseToHand(agent: Stack, thing: Stack): void {
  const hand = spotOr(leadOf(agent), 0.9, 0.5, 'hand');
  const { top, bottom } = extentOf([leadOf(thing)]);
  if (top > hand.y - 0.1) movePieces(thing.pieces, 0, hand.y - top - (bottom - top) * 0.4);
}

const TRUNK_WORK = new Set(['cling', 'saw', 'chop']);

function place(scene: Scene, manner: Manner, tall: number): void {
  const { agent, object, target } = scene;
  const isLarge = object.actor.drawing.tall === undefined && object.actor.size >= LARGE;
  if (manner.at === 'table' && !isLarge) {
    bake(scene);
    return;
  }
  // A nail is driven into a board: the board is what lies there.
  const main = target && target !== object ? target : object;
  // Trees are sawn where they stand.
  lowerTo(main, tall * Math.min(manner.largest, TOWERS));
  if (manner.at === 'stand') setOnStand(agent, main, tall, manner);
  else if (manner.at === 'mouth') setAtMouth(agent, main, tall);
  else if (manner.at === 'beside') {
    // Whoever washes a car stands before it, with the hands to be seen.
    const isBroad = main.actor.drawing.tall === undefined && main.actor.size >= BROAD;
    faceEachOther(agent, main, manner.gap, isBroad && main.pieces.length === 1 ? -2 : 1);
    if (manner.gap < 0) touch(agent, main);
  } else setBeside(agent, main, manner.gap, WAYS, manner.at === 'behind' ? -1 : 1);
}

/** How large a balloon is at the lips, in heights of who blows it up. */
const BLOWN = 0.3;

/** Before the lips, where it is blown up. */
function setAtMouth(agent: Stack, thing: Stack, tall: number): void {
  const before = extentOf([leadOf(thing)]);
  movePieces(thing.pieces, 0, 0, (tall * BLOWN) / (before.bottom - before.top));
  const mouth = spotOr(leadOf(agent), 0.9, 0.3, 'mouth');
  const own = extentOf([leadOf(thing)]);
  const { right } = extentOf([leadOf(agent)]);
  const x = Math.min(right - tall * 0.02, mouth.x + tall * 0.1);
  movePieces(thing.pieces, x - own.left, mouth.y - (own.top + own.bottom) / 2);
  joinStacks(agent, thing, 3);
}

/** Where the feet are of who falls over something, and how long or high that is at most. */
const FEET = 0.3;
const LONGEST = 0.8;
const LOWEST = 0.24;
const SLENDER = 1.6;

/** A lance lies flat on the ground; a stone is where the feet are. */
function layAtFeet(agent: Stack, thing: Stack, tall: number): void {
  const before = extentOf(thing.pieces);
  const [wide, high] = [before.right - before.left, before.bottom - before.top];
  const isLong = high > wide * SLENDER;
  const most = tall * (isLong ? LONGEST : LOWEST);
  movePieces(thing.pieces, 0, 0, Math.min(1, most / high));
  if (isLong) turnPieces(thing.pieces, 90);
  const [own, lying] = [extentOf([leadOf(agent)]), extentOf(thing.pieces)];
  const x = own.left + (own.right - own.left) * FEET - (lying.left + lying.right) / 2;
  movePieces(thing.pieces, x, own.bottom - lying.bottom);
}

/** Hands or saw at the trunk, not in the crown. */
function clasp(agent: Stack, tree: Stack): void {
  if (!TRUNK.test(hexcodeOf(tree))) return;
  const lead = leadOf(agent);
  const hands = [spotOr(lead, 0.9, 0.5, 'hand'), spotOr(lead, 0.9, 0.5, 'otherHand', 'hand')];
  const reach = Math.max(...hands.map(({ x }) => x));
  const { left, right } = extentOf([leadOf(tree)]);
  const trunk = spotOr(leadOf(tree), 0.5, 0.7, 'back').x;
  movePieces(tree.pieces, reach - trunk - (right - left) * 0.02, 0);
  for (const piece of tree.pieces) piece.order = lead.order - 1;
}

/** Degrees by which a bucket leans that is knocked over. */
const TOPPLED = 58;

/** Leans over on its edge, away from who pushes. */
function topple(thing: Stack): void {
  turnPieces(thing.pieces, TOPPLED);
  const { bottom } = extentOf(thing.pieces);
  movePieces(thing.pieces, 0, -bottom);
}

/** On a small table of its own. */
function setOnStand(agent: Stack, thing: Stack, tall: number, { gap, largest }: Manner): void {
  const lead = leadOf(agent);
  shrinkToHeld(thing, lead);
  const before = extentOf(thing.pieces);
  movePieces(thing.pieces, 0, 0, (tall * largest) / (before.bottom - before.top));
  const own = extentOf(agent.pieces);
  const cake = extentOf(thing.pieces);
  const width = (cake.right - cake.left) * STAND.broad;
  const middle = own.right + gap * tall + width / 2;
  const top = -tall * STAND.high;
  movePieces(thing.pieces, middle - (cake.left + cake.right) / 2, top - cake.bottom + 0.01);
  joinStacks(agent, thing, 2);
  agent.pieces.push(props.table(middle, top, 0.02, width, lead.scale, lead.order + 1));
}

/** On top of what is worked on, small. */
function dropOnto(thing: Stack, board: Stack, agent: Stack): void {
  shrinkToHeld(thing, leadOf(agent));
  const [own, host] = [extentOf(thing.pieces), extentOf([leadOf(board)])];
  const x = host.left + (host.right - host.left) * 0.3 - (own.left + own.right) / 2;
  movePieces(thing.pieces, x, host.top + (host.bottom - host.top) * 0.25 - own.bottom);
  joinStacks(agent, thing, 3);
}

/** The part of it that is nearest to the hands. */
function workedOn(object: Stack, { at, trace }: Manner, tall: number, handX: number) {
  const { left, right, top, bottom } = extentOf([leadOf(object)]);
  const middle = (left + right) / 2;
  // Candles burn on top of the cake.
  if (at === 'stand') return { x: middle, y: top + (bottom - top) * 0.12 };
  if (trace === 'pail') return { x: left + (right - left) * 0.36, y: bottom };
  const isBroad = right - left > tall * 0.5;
  const x = isBroad ? Math.min(middle, Math.max(left + tall * 0.2, handX)) : middle;
  return { x, y: Math.max(top, bottom - tall * REACH) };
}
