import { anchorOf, extentOf, mirrorPieces, movePieces } from '../piece.ts';
import { joinStacks, leadOf, type Stack, turnStack } from '../stack.ts';
import { hold } from './attach.ts';
import { nearSideOf, spotOr, standingHeight } from './body-points.ts';
import { shrinkToHeld } from './handle.ts';
import { lowerTo } from './hang.ts';
import { layOver } from './lay-over.ts';
import { props } from './props.ts';
import type { Arrangement } from './scene.ts';
import { faceEachOther, follow, reachTo, setBeside, touch } from './side-by-side.ts';

/** Breast to breast, the arm of the larger one around the smaller. */
export const hug: Arrangement = ({ agent, object }) => {
  const [one, two] = [leadOf(agent), leadOf(object)];
  const tall = standingHeight(one) + standingHeight(two);
  const isSmaller = standingHeight(two) < standingHeight(one);
  const areBoth = one.actor.drawing.perAdult && two.actor.drawing.perAdult;
  const isThing = !two.actor.drawing.perAdult && !two.actor.drawing.anchors.eyes;
  // A tree is no tower beside who has the arms around it.
  if (isThing) lowerTo(object, standingHeight(one) * TOWERS);
  faceEachOther(agent, object, -0.26, isSmaller ? 1 : -1);
  if (areBoth) {
    const apart = spotOr(two, 0.5, 0.4, 'neck').x - spotOr(one, 0.5, 0.4, 'neck').x;
    movePieces(piecesOf(agent, object), tall * EMBRACE - apart, 0);
    embrace(agent, isSmaller ? agent : object);
  } else if (isThing) touch(agent, object);
  const { top } = extentOf(isThing ? [one] : agent.pieces);
  const at = { x: middleBetween(agent, object), y: top - 0.1 };
  agent.pieces.push(props.heart(at, 0.09, one.scale, one.order + 4));
  return agent;
};

/** The arm of the larger one lies over both. */
function embrace(pair: Stack, larger: Stack): void {
  const before = pair === larger ? undefined : larger.pieces.length;
  layOver(larger, 'arm', 1.5);
  if (before !== undefined) pair.pieces.push(...larger.pieces.slice(before));
}

/** Who hugs stands so far from the other, as a share of both heights. */
const EMBRACE = 0.15;

const piecesOf = (host: Stack, guest: Stack) =>
  host.pieces.filter((piece) => guest.pieces.includes(piece));

function middleBetween(first: Stack, second: Stack): number {
  const [one, two] = [extentOf([leadOf(first)]), extentOf([leadOf(second)])];
  return (one.right + two.left) / 2;
}

/** All that are chased run ahead, up and down where they swim or fly. */
export const chase: Arrangement = ({ agent, object, nth }) => {
  const lead = leadOf(agent);
  const tall = standingHeight(lead);
  if (nth === 0) {
    turnStack(agent, 'right');
    const { left, top, bottom } = extentOf([lead]);
    const at = { x: left - tall * 0.06, y: top + (bottom - top) * 0.55 };
    agent.pieces.push(props.speedLines(at, tall * 0.24, lead.scale, lead.order - 0.5));
  }
  const before = agent.pieces.length;
  follow(agent, object, nth === 0 ? 0.2 : 0.12);
  if (object.zone === 'air' && agent.zone === 'ground') flyAhead(agent, object, tall);
  if (agent.zone === 'water' || agent.zone === 'air') {
    const level = (nth % 2 === 0 ? -1 : 1) * (nth === 0 ? 0.02 : 0.16) * tall;
    movePieces(agent.pieces.slice(before), 0, level);
  }
  return agent;
};

/** How large a butterfly is beside the cat that is after it, and how high above the ground. */
const FLYER = 0.55;
const ALOFT = 0.62;

/** Before the nose of who runs below. */
function flyAhead(runner: Stack, flyer: Stack, tall: number): void {
  const before = extentOf(flyer.pieces);
  const size = Math.max(before.bottom - before.top, before.right - before.left);
  movePieces(flyer.pieces, 0, 0, Math.min(1, (tall * FLYER) / size));
  const [own, ahead] = [extentOf([leadOf(runner)]), extentOf(flyer.pieces)];
  movePieces(flyer.pieces, own.right + tall * 0.04 - ahead.left, -tall * ALOFT - ahead.bottom);
}

/** What they quarrel about is between their hands. */
export const face: Arrangement = ({ agent, object, target }) => {
  if (target) {
    shrinkToHeld(target, leadOf(agent));
    setBeside(agent, target, -0.1, { first: 'right', second: 'right' }, 1);
    const hand = spotOr(leadOf(agent), 0.9, 0.5, 'hand');
    const { top, bottom } = extentOf(target.pieces);
    movePieces([leadOf(target)], 0, hand.y - (top + bottom) / 2);
    setBeside(agent, object, -0.1, { first: 'right', second: 'left' });
    return agent;
  }
  if (!object.actor.drawing.perAdult && !object.actor.drawing.anchors.eyes)
    lowerTo(object, standingHeight(leadOf(agent)) * TOWERS);
  faceEachOther(agent, object, CLOSELY.test(agent.actor.drawing.pose ?? '') ? -0.1 : 0.1);
  if (STRIKING.test(agent.actor.drawing.pose ?? '')) strike(agent, object);
  if (agent.actor.drawing.pose === 'whisper') leanToEar(agent, object);
  return agent;
};

/** The hand before the mouth is at the head, whatever feet or tails are between them. */
function leanToEar(agent: Stack, object: Stack): void {
  const [hand, head] = [anchorOf(leadOf(agent), 'hand'), anchorOf(leadOf(object), 'head')];
  if (!hand || !head) return;
  const apart = head.x - head.size / 2 - extentOf([leadOf(agent)]).right;
  if (apart > 0) movePieces(object.pieces, -apart, 0);
}

/** With the nose at the flower, the mouth at the ear, the hands at a beard. */
const CLOSELY = /^(sniff|whisper|tug)$/;

/** With the fist or both hands ahead. */
const STRIKING = /^(box|push)$/;

/** Fist to fist where both strike, else the hands at the other one. */
function strike(agent: Stack, object: Stack): void {
  const isBack = STRIKING.test(object.actor.drawing.pose ?? '');
  const [fist, other] = [anchorOf(leadOf(agent), 'hand'), anchorOf(leadOf(object), 'hand')];
  if (isBack && fist && other) movePieces(object.pieces, fist.x - other.x, 0);
  else touch(agent, object);
}

/** What is struck or looked at is at most so many times as tall as who does it. */
const TOWERS = 1.8;

/** One has run into the other: stars where they meet. */
export const bump: Arrangement = ({ agent, object }) => {
  setBeside(agent, object, -0.05, { first: 'right', second: 'left' }, -1);
  const [lead, hit] = [leadOf(agent), leadOf(object)];
  const { right, top, bottom } = extentOf([lead]);
  const struck = extentOf([hit]);
  // Skis and arms are longer than the body that hits.
  const reached = lead.actor.drawing.perAdult
    ? spotOr(lead, 0.5, 0.4, 'neck').x + standingHeight(lead) * BODY
    : right;
  movePieces(object.pieces, reached - nearSideOf(hit, 0.12), 0);
  const low = Math.max(top, struck.top);
  const at = { x: reached, y: low + (Math.min(bottom, struck.bottom) - low) * 0.3 };
  agent.pieces.push(props.crash(at, (bottom - top) * 0.14, lead.scale, lead.order + 6));
  return agent;
};

/** Half of a body, as a share of its height. */
const BODY = 0.1;

const AT_FEET = -0.2;

/** Hand in hand, or nearly. */
export const help: Arrangement = ({ agent, object }) => {
  // Who ties somebody's shoes is at their feet.
  const isAtFeet = agent.actor.drawing.pose === 'tie';
  faceEachOther(agent, object, isAtFeet ? AT_FEET : -0.04, isAtFeet ? 1 : -1);
  return agent;
};

/** Drawn with the end to the left that is bitten off first. */
const POINTED = /^1F955/;

export const feed: Arrangement = ({ agent, object, target }) => {
  if (!target) {
    faceEachOther(agent, object, 0.04);
    return agent;
  }
  if (!agent.pieces.includes(leadOf(target))) {
    turnStack(agent, 'right');
    if (POINTED.test(target.actor.drawing.hexcode)) mirrorPieces(target.pieces);
    hold(agent, target);
  }
  faceEachOther(agent, object, 0.03, -1);
  reachTo(agent, target, object, 'mouth');
  return agent;
};

export const pet: Arrangement = ({ agent, object }) => {
  // Who knocks at a house or a door stands before it, with the hand to be seen.
  const { perAdult, anchors } = object.actor.drawing;
  const isHigh = standingHeight(leadOf(object)) >= standingHeight(leadOf(agent)) * HIGH;
  const isWall = !perAdult && !anchors.eyes && (isHigh || object.actor.size >= LARGE);
  faceEachOther(agent, object, -0.14, isWall ? -2 : 1);
  touch(agent, object);
  return agent;
};

/** From this size on it is a house or a gate; so high beside who touches it, a door or a sofa. */
const LARGE = 1.3;
const HIGH = 0.6;

export const walk: Arrangement = ({ agent, object }) => {
  follow(agent, object, 0.1);
  const lead = leadOf(agent);
  const hand = spotOr(lead, 0.9, 0.55, 'hand', 'mouth');
  const neck = spotOr(leadOf(object), 0.75, 0.35, 'neck', 'back');
  agent.pieces.push(props.cord(hand, neck, lead.scale, lead.order + 3));
  return agent;
};

const MOWER = /^E34[34]/;
/** Pushed by a handle. */
const HANDLED = /^(1F6D2|1F9BD|own-pram)/;

export const push: Arrangement = ({ agent, object }) => {
  const { hexcode, anchors } = object.actor.drawing;
  if (MOWER.test(hexcode) || (anchors.hand && HANDLED.test(hexcode))) return mow(agent, object);
  setBeside(agent, object, -0.06, { first: 'right', second: 'right' }, 1);
  touch(agent, object);
  return agent;
};

/** Both hands at the handle of a mower or a barrow, the wheels on the ground. */
function mow(agent: Stack, mower: Stack): Stack {
  turnStack(agent, 'right');
  turnStack(mower, 'right');
  const hand = spotOr(leadOf(agent), 0.9, 0.5, 'hand');
  const handle = spotOr(leadOf(mower), 0.05, 0.1, 'hand');
  const { bottom } = extentOf([leadOf(mower)]);
  const factor = Math.min(3, Math.max(0.5, -hand.y / Math.max(0.05, bottom - handle.y)));
  movePieces(mower.pieces, 0, 0, factor);
  const grip = spotOr(leadOf(mower), 0.05, 0.1, 'hand');
  movePieces(mower.pieces, hand.x - grip.x, -extentOf([leadOf(mower)]).bottom);
  joinStacks(agent, mower, -1);
  return agent;
}

export const pull: Arrangement = ({ agent, object }) => {
  const { perAdult, anchors } = agent.actor.drawing;
  if (!perAdult && !anchors.eyes) return couple(agent, object);
  follow(object, agent, 0.22);
  const lead = leadOf(agent);
  const hand = spotOr(lead, 0.1, 0.55, 'otherHand', 'hand', 'mouth');
  const load = extentOf([leadOf(object)]);
  const shaft = anchorOf(leadOf(object), 'hand');
  // Where it has none to pull at, the rope is tied to its front.
  const end = shaft ?? { x: load.right - 0.02, y: load.bottom - (load.bottom - load.top) * 0.2 };
  object.pieces.push(props.cord(hand, end, lead.scale, lead.order + 1, 0.05));
  return object;
};

/** Behind a tractor or a car: a short bar from its rear, both on the ground. */
function couple(vehicle: Stack, trailer: Stack): Stack {
  follow(trailer, vehicle, COUPLED);
  const lead = leadOf(vehicle);
  const [own, load] = [extentOf([lead]), extentOf([leadOf(trailer)])];
  const low = own.bottom - (own.bottom - own.top) * 0.24;
  const [from, to] = [
    { x: own.left + (own.right - own.left) * 0.08, y: low },
    { x: load.right - (load.right - load.left) * 0.04, y: low },
  ];
  trailer.pieces.push(props.cord(from, to, lead.scale, lead.order - 1.5, 0, '#5d6b70'));
  return trailer;
}

/** Air between a vehicle and what it pulls. */
const COUPLED = 0.05;
