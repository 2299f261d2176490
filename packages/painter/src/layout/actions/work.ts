import { anchorOf, extentOf, movePieces } from '../piece.ts';
import { bringTo, joinStacks, leadOf, type Stack, turnStack } from '../stack.ts';
import { hold, seatOn } from './attach.ts';
import { board } from './board.ts';
import { pointOf, spotOr, standingHeight } from './body-points.ts';
import { sitInside } from './carry.ts';
import { shrinkToHeld } from './handle.ts';
import { lowerTo } from './hang.ts';
import { layOver } from './lay-over.ts';
import { props } from './props.ts';
import { type Arrangement, hexcodeOf, type Scene } from './scene.ts';
import { faceEachOther, setBeside, touch } from './side-by-side.ts';
import { workProps } from './work-props.ts';

const WAYS = { first: 'right', second: 'left' } as const;

/** Kneeling beside a patient with a bandage around the paw. */
export const bandage: Arrangement = ({ agent, object }) => {
  faceEachOther(agent, object, -0.02, 1);
  touch(agent, object);
  const lead = leadOf(agent);
  const patient = leadOf(object);
  const { left, right, bottom, top } = extentOf([patient]);
  const paw = anchorOf(patient, 'hand') ?? {
    x: left + (right - left) * 0.24,
    y: bottom - (bottom - top) * 0.16,
  };
  const size = Math.min(0.12, (right - left) * 0.16);
  agent.pieces.push(workProps.bandage(paw, size, lead.scale, lead.order + 3));
  return agent;
};

/** Elephants need no hose. */
const TRUNK = /^(1F418|1F9A3)/;

/** Water from a hose onto the fire. */
export const hose: Arrangement = ({ agent, object }) => {
  faceEachOther(agent, object, 0.55, 1);
  const lead = leadOf(agent);
  const hand = spotOr(lead, 0.9, 0.5, 'hand', 'mouth');
  const fire = extentOf(object.pieces);
  const to = {
    x: fire.left + (fire.right - fire.left) * 0.42,
    y: fire.top + (fire.bottom - fire.top) * 0.4,
  };
  const isTrunk = TRUNK.test(hexcodeOf(agent));
  const from = isTrunk ? spotOr(lead, 0.8, 0.4, 'mouth') : hand;
  const [pipe, water] = workProps.hose(from, 0, to, lead.scale, lead.order + 2);
  if (pipe && !isTrunk) agent.pieces.push(pipe);
  if (water) agent.pieces.push(water);
  return agent;
};

/** Bent over a pot as high as the hips. */
export const stir: Arrangement = ({ agent, object }) => {
  turnStack(agent, 'right');
  const lead = leadOf(agent);
  const tall = standingHeight(lead);
  const pot = extentOf([leadOf(object)]);
  movePieces(object.pieces, 0, 0, (tall * 0.46) / (pot.bottom - pot.top));
  const hand = spotOr(lead, 0.8, 0.55, 'hand', 'mouth');
  const now = extentOf(object.pieces);
  movePieces(object.pieces, hand.x + tall * 0.1 - (now.left + now.right) / 2, -now.bottom);
  joinStacks(agent, object, 2);
  const { top, bottom } = extentOf([leadOf(object)]);
  const low = { x: hand.x + tall * 0.1, y: top + (bottom - top) * 0.16 };
  agent.pieces.push(workProps.spoon(hand, low, lead.scale, lead.order + 2.4));
  layOver(agent, 'hand', 2.6);
  return agent;
};

const LADDER_WIDTH = 0.3;

/** Nobody climbs a ladder for what lies there. */
const LOW = /^(own-(table|school-desk|stool|bench|picnic-blanket|plate|bowl)|1FA91|1F37D)/;

/** On a ladder, with the hands at what sits high up; without a height it is taken into the arms. */
export const fetch: Arrangement = ({ agent, object, target, nth }) => {
  if (!target) {
    hold(agent, object, nth);
    return agent;
  }
  if (LOW.test(hexcodeOf(target))) return put({ agent, object, target, nth });
  const lead = leadOf(agent);
  const height = standingHeight(lead);
  const tree = extentOf([leadOf(target)]);
  movePieces(target.pieces, 0, 0, Math.max(1, (height * 1.9) / (tree.bottom - tree.top)));
  seatOn(target, object, false);
  const goal = extentOf(object.pieces);
  const way = 'right';
  turnStack(agent, way);
  const own = extentOf([lead]);
  const feet = Math.min(-0.12, goal.bottom + height * 0.62);
  movePieces(agent.pieces, goal.left - own.right + height * 0.16, feet - own.bottom);
  const x = (extentOf([lead]).left + extentOf([lead]).right) / 2;
  joinStacks(target, agent, 3);
  target.pieces.push(
    workProps.ladder(
      { x: x - 0.1, y: 0 },
      { x: x + 0.06, y: Math.max(goal.bottom, feet - height * 0.8) },
      LADDER_WIDTH,
      lead.scale,
      lead.order - 0.5,
    ),
  );
  return target;
};

/** Plates and bowls are no larger than they are in hands. */
const SMALL = 0.3;
/** Where things are put is at most so many times as tall. */
const TOWERS = 2.2;

/** Baskets, buckets and boxes are no higher than the hips of who fills them. */
const VESSEL =
  /^(1F9FA|1FAA3|1F4E6|1F392|1F6D2|1F5D1|own-(open-box|egg-basket|sack|pannier|handcart|dustbin))/;
const WAIST = 0.55;

/** Pretzels into an oven, toys into a box: before both hands, the other one beside. */
export const put: Arrangement = ({ agent, object, target, nth }) => {
  // A digger loads what it moves: it lies on the lorry already.
  if (target && nth === 0 && !agent.actor.drawing.perAdult && !agent.actor.drawing.anchors.eyes) {
    seatOn(target, object, true);
    setBeside(agent, target, 0.04, { first: 'right', second: 'right' });
    return agent;
  }
  turnStack(agent, 'right');
  const lead = leadOf(agent);
  const tall = standingHeight(lead);
  const isVessel = target !== undefined && VESSEL.test(hexcodeOf(target));
  if (nth > 0 && isPutBefore(agent, object, nth)) return agent;
  shrinkToHeld(object, lead);
  const hand = spotOr(lead, 0.9, 0.5, 'hand', 'mouth');
  bringTo(object, pointOf(leadOf(object), 0.2, 0.7), hand);
  if (nth > 0) movePieces(object.pieces, -0.1 * nth, -0.16 * nth);
  joinStacks(agent, object, 2 + nth);
  if (target && nth === 0) {
    if ((target.actor.drawing.tall ?? 1) < SMALL) shrinkToHeld(target, lead);
    lowerTo(target, tall * (isVessel ? WAIST : TOWERS));
    setBeside(agent, target, -0.06, WAYS, -2);
  }
  return agent;
};

/** What was put into a vessel before is seen at its rim. */
function isPutBefore(agent: Stack, thing: Stack, nth: number): boolean {
  const vessel = agent.pieces.find(({ actor }) => VESSEL.test(actor.drawing.hexcode));
  if (!vessel) return false;
  const host: Stack = { ...agent, actor: vessel.actor, pieces: [vessel] };
  if (!board(host, thing, nth - 1)) return false;
  agent.pieces.push(...thing.pieces);
  return true;
}

const CRANE = /^1F3D7/;
const HOVERS = /^(1F6F8|1F681|own-(drone|hot-air-balloon|zeppelin))/;

/** Below what flies there, in the light of a UFO or on a rope. */
function drawUp({ agent, object }: Pick<Scene, 'agent' | 'object'>): Stack {
  const lead = leadOf(agent);
  const own = extentOf([lead]);
  const [wide, high] = [own.right - own.left, own.bottom - own.top];
  const before = extentOf(object.pieces);
  const most = (wide * 0.55) / Math.max(before.right - before.left, before.bottom - before.top);
  movePieces(object.pieces, 0, 0, Math.min(1, most));
  const load = extentOf(object.pieces);
  const from = { x: (own.left + own.right) / 2, y: own.bottom - high * 0.12 };
  const to = { x: from.x, y: own.bottom + high * 0.3 };
  movePieces(object.pieces, to.x - (load.left + load.right) / 2, to.y - load.top);
  agent.pieces.push(props.cord(from, to, lead.scale, lead.order - 0.5, 0, '#e8c630'));
  joinStacks(agent, object, 2);
  agent.zone = 'air';
  return agent;
}
/** How much a crane may grow, and which share of its height the load and the rope have below the hook. */
const GROWN = 1.7;
const LOAD = 0.38;
const ROPE = 0.06;

/** On a rope below the hook. */
function hangOnHook({ agent, object }: Pick<Scene, 'agent' | 'object'>): Stack {
  const lead = leadOf(agent);
  const before = extentOf(object.pieces);
  const size = before.bottom - before.top;
  movePieces(
    agent.pieces,
    0,
    0,
    Math.min(GROWN, Math.max(1, size / (standingHeight(lead) * LOAD))),
  );
  const high = standingHeight(lead);
  movePieces(object.pieces, 0, 0, Math.min(1, (high * LOAD) / size));
  const load = extentOf(object.pieces);
  const hook = spotOr(lead, 0.8, 0.65, 'hand');
  const to = { x: hook.x, y: hook.y + high * ROPE };
  movePieces(object.pieces, to.x - (load.left + load.right) / 2, to.y - load.top);
  agent.pieces.push(props.cord({ x: hook.x, y: hook.y }, to, lead.scale, lead.order + 1, 0));
  joinStacks(agent, object, 2);
  return agent;
}

/** High over the head on both hands, whatever it weighs. */
export const lift: Arrangement = ({ agent, object }) => {
  const lead = leadOf(agent);
  const isTrunk = TRUNK.test(hexcodeOf(agent)) && !lead.actor.drawing.perAdult;
  if (isTrunk || lead.actor.drawing.pose === 'holdUp') {
    if (isTrunk) turnStack(agent, 'right');
    hold(agent, object);
    return agent;
  }
  if (CRANE.test(lead.actor.drawing.hexcode)) return hangOnHook({ agent, object });
  if (HOVERS.test(lead.actor.drawing.hexcode)) return drawUp({ agent, object });
  const tall = standingHeight(lead);
  const before = extentOf(object.pieces);
  const most = Math.min(
    (tall * 1.5) / (before.right - before.left),
    (tall * 0.9) / (before.bottom - before.top),
  );
  movePieces(object.pieces, 0, 0, Math.min(1, most));
  const hand = spotOr(lead, 0.8, 0.1, 'hand');
  const other = spotOr(lead, 0.2, 0.1, 'otherHand', 'hand');
  const own = extentOf(object.pieces);
  const head = anchorOf(lead, 'head');
  const isOver = head && own.right - own.left < 2 * Math.abs(hand.x - other.x);
  // Between two raised hands is the head: what is narrow is held above it.
  const high = Math.min(hand.y + tall * 0.05, other.y + tall * 0.05, isOver ? head.y : hand.y);
  movePieces(object.pieces, (hand.x + other.x) / 2 - (own.left + own.right) / 2, high - own.bottom);
  joinStacks(agent, object, 2);
  return agent;
};

export const row: Arrangement = (scene) => {
  const boat = sitInside(scene);
  const lead = leadOf(scene.agent);
  const hand = anchorOf(lead, 'hand');
  const { bottom } = extentOf([leadOf(scene.object)]);
  if (hand) {
    const blade = { x: hand.x + 0.34, y: Math.max(bottom + 0.06, hand.y + 0.4) };
    boat.pieces.push(workProps.oar(hand, blade, lead.scale, leadOf(boat).order + 2));
  }
  return boat;
};

const FIRE = /^(1F525|own-campfire)/;
const BUBBLES = /^1FAE7/;

/** Fire from the mouth of a dragon, at somebody or into the air. */
export const spit: Arrangement = ({ agent, object, target }) => {
  turnStack(agent, 'right');
  const lead = leadOf(agent);
  const mouth = spotOr(lead, 0.95, 0.3, 'mouth');
  if (FIRE.test(hexcodeOf(object))) {
    breathe(agent, mouth);
    object.pieces.splice(1);
    movePieces(object.pieces, 0, 0, 0.001);
    bringTo(object, pointOf(leadOf(object), 0.5, 0.5), mouth);
    joinStacks(agent, object, -3);
  } else if (BUBBLES.test(hexcodeOf(object))) {
    const tall = standingHeight(lead);
    const { top, bottom } = extentOf(object.pieces);
    movePieces(object.pieces, 0, 0, (tall * 0.42) / (bottom - top));
    bringTo(object, pointOf(leadOf(object), 0, 0.7), { x: mouth.x + tall * 0.24, y: mouth.y });
    joinStacks(agent, object, 2);
  } else faceEachOther(agent, object, 0.1);
  if (target) setBeside(agent, target, 0.05, WAYS);
  return agent;
};

function breathe(agent: Stack, mouth: { x: number; y: number }): void {
  const lead = leadOf(agent);
  const reach = Math.max(0.5, standingHeight(lead) * 0.55);
  agent.pieces.push(workProps.flames(mouth, reach, lead.scale, lead.order + 4));
}
