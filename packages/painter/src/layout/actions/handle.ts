import { ADULT, extentOf, movePieces } from '../piece.ts';
import { bringTo, joinStacks, leadOf, type Stack, turnStack } from '../stack.ts';
import { hold, wear } from './attach.ts';
import { pointOf, spotOr, standingHeight } from './body-points.ts';
import { props } from './props.ts';
import { type Arrangement, hexcodeOf, type Scene } from './scene.ts';
import { faceEachOther, reachTo, setBeside, touch } from './side-by-side.ts';
import { canSkip, skipRope } from './skip-rope.ts';

const BALL = /^(26BD|26BE|1F3C0|1F3BE|1F3D0|1F3C8|1F3C9|1F94E|1F94F)/;

const WIND = /^(1F3BA|1F3B7|1FA88)/;

const INSTRUMENT = /^(1F3B8|1F3BB|1FA97|1F3A4)/;

const DRUMS = /^own-drums/;
const BIG_INSTRUMENT = /^(1F3B9|1F941|own-piano)/;

/** What children see animals eat; of all others they are friends. */
const PREY = /^(1F41[CFAB]|1F420|1F421|1FAB0|1FAB1|1F990|1F997|1F40C)/;
const KITE = /^1FA81/;
const TOOTHBRUSH = /^1FAA5/;

/** Its bristles, as shares of the drawing of a toothbrush. */
const BRISTLES = { along: 0.68, down: 0.15 };
/** A handle reaches from the hand to the mouth, but it is no broom. */
const LONGEST = 0.4;

/** From the hand, with the bristles at the mouth. */
function brushTeeth(agent: Stack, brush: Stack): void {
  hold(agent, brush);
  const [lead, piece] = [leadOf(agent), leadOf(brush)];
  const hand = spotOr(lead, 0.8, 0.55, 'hand');
  const mouth = spotOr(lead, 0.5, 0.35, 'mouth');
  const [grip, tip] = [
    spotOr(piece, 0.2, 0.8, 'grip'),
    pointOf(piece, BRISTLES.along, BRISTLES.down),
  ];
  const way = { x: mouth.x - hand.x, y: mouth.y - hand.y };
  const long = Math.min(Math.hypot(way.x, way.y), standingHeight(lead) * LONGEST);
  const now = { x: tip.x - grip.x, y: tip.y - grip.y };
  const turn = Math.atan2(way.y, way.x) - Math.atan2(now.y, now.x);
  movePieces(brush.pieces, 0, 0, long / Math.hypot(now.x, now.y));
  piece.angle += (turn * 180) / Math.PI;
  bringTo(brush, pointOf(piece, BRISTLES.along, BRISTLES.down), mouth);
}

export const putOn: Arrangement = ({ agent, object }) => {
  wear(agent, object);
  return agent;
};

const HEAVY = 0.7;
/** Small enough to be reached from hand to hand. */
const HANDED = 0.5;

export const take: Arrangement = ({ agent, object, nth, spot, target }) => {
  if (KITE.test(hexcodeOf(object))) return flyKite(agent, object);
  if (canSkip(agent, object)) {
    skipRope(agent, object);
    return agent;
  }
  const { tall = 0, anchors } = object.actor.drawing;
  // What is heavy stands on the ground, with a hand at it.
  if (tall > 1 || (tall > HEAVY && !anchors.grip)) {
    faceEachOther(agent, object, 0.02);
    touch(agent, object);
  } else if (spot === 'mouth') hold(agent, object, nth, 'mouth');
  else if (TOOTHBRUSH.test(hexcodeOf(object))) brushTeeth(agent, object);
  else hold(agent, object, nth);
  // Who brings something or reads to somebody looks at them.
  if (target && nth === 0) {
    faceEachOther(agent, target, 0.06, -1);
    if (tall < HANDED && spot !== 'mouth') reachTo(agent, object, target, ...HANDS);
  }
  return agent;
};

function flyKite(agent: Stack, kite: Stack): Stack {
  turnStack(agent, 'right');
  const lead = leadOf(agent);
  const piece = leadOf(kite);
  movePieces(kite.pieces, 0, 0, (0.5 * ADULT) / piece.actor.drawing.bounds.height / piece.scale);
  const hand = spotOr(lead, 0.85, 0.4, 'hand', 'mouth');
  const height = Math.max(0.7, standingHeight(lead));
  const knot = { x: hand.x + height * 0.55, y: hand.y - height * 0.95 };
  bringTo(kite, spotOr(leadOf(kite), 0.4, 0.6, 'grip'), knot);
  joinStacks(agent, kite, 1);
  agent.pieces.push(props.cord(hand, knot, lead.scale, lead.order + 0.5, 0.02));
  return agent;
}

/** At the mouth of animals, in the hand of people, who bring it there themselves. */
export const eat: Arrangement = ({ agent, object, nth }) => {
  const isPerson = agent.actor.drawing.perAdult !== undefined;
  const { perAdult, anchors } = object.actor.drawing;
  const isBeing = perAdult !== undefined || anchors.eyes !== undefined;
  if (isBeing && (isPerson || !PREY.test(hexcodeOf(object)))) {
    faceEachOther(agent, object, 0.04);
    return agent;
  }
  if (isPerson) hold(agent, object, nth);
  else hold(agent, object, nth, 'mouth');
  return agent;
};

/** A ball that has just left foot or hand, with the lines of its flight. */
export function sendBall(
  { agent, object, target, nth }: Scene,
  height: number,
  distance: number,
): Stack {
  turnStack(agent, 'right');
  const lead = leadOf(agent);
  shrinkToHeld(object, lead);
  const tall = standingHeight(lead);
  const own = extentOf([lead]);
  const ball = extentOf(object.pieces);
  const size = ball.bottom - ball.top;
  /** Further balls follow in an arc over the head, as a juggler's do. */
  const arc = nth === 0 ? 0 : -size * (0.2 + 1.25 * nth);
  const rise = nth === 0 ? 0 : tall * (1.02 - height + (nth === 1 ? 0 : 0.1));
  movePieces(
    object.pieces,
    own.right - ball.left + size * distance + arc,
    -tall * height - rise - Math.max(0, ball.bottom),
  );
  if (lead.actor.drawing.pose === 'overhead' && nth === 0) {
    movePieces(object.pieces, -size * (distance + 1.2), own.top - extentOf(object.pieces).bottom);
  }
  joinStacks(agent, object, 1);
  if (nth > 0) return agent;
  const flying = extentOf(object.pieces);
  const at = { x: flying.left - size * 0.12, y: (flying.top + flying.bottom) / 2 };
  agent.pieces.push(
    props.speedLines(at, Math.min(size * 0.7, size * distance), lead.scale, lead.order + 1),
  );
  if (target) {
    if (GOAL.test(hexcodeOf(target))) growGoal(target, tall);
    setBeside(agent, target, GOAL.test(hexcodeOf(target)) ? -0.5 : 0.12, WAYS, -2);
  }
  return agent;
}

const GOAL = /^1F945/;
const WAYS = { first: 'right', second: 'left' } as const;

/** A goal is higher than who shoots at it. */
function growGoal(goal: Stack, tall: number): void {
  const { top, bottom } = extentOf([leadOf(goal)]);
  movePieces(goal.pieces, 0, 0, Math.max(1, (tall * 1.3) / (bottom - top)));
}

export function shrinkToHeld(thing: Stack, holder: ReturnType<typeof leadOf>): void {
  const piece = leadOf(thing);
  const wanted = ((piece.actor.drawing.tall ?? 0.28) * ADULT) / piece.actor.drawing.bounds.height;
  const share = holder.actor.drawing.perAdult ? 1 : Math.min(1, standingHeight(holder) / 0.9);
  movePieces(thing.pieces, 0, 0, (wanted * Math.max(0.6, share)) / piece.scale);
}

export const play: Arrangement = (scene) => {
  const { agent, object } = scene;
  const hexcode = hexcodeOf(object);
  if (BALL.test(hexcode)) {
    turnStack(agent, 'right');
    shrinkToHeld(object, leadOf(agent));
    setBeside(agent, object, 0.05, { first: 'right', second: 'right' }, 1);
    if (scene.target) setBeside(agent, scene.target, 0.08, { first: 'right', second: 'left' });
    return agent;
  }
  if (WIND.test(hexcode)) {
    turnStack(agent, 'right');
    turnStack(object, 'right');
    hold(agent, object, 0, 'mouth');
    return agent;
  }
  if (DRUMS.test(hexcode)) return sitBehind(agent, object);
  if (BIG_INSTRUMENT.test(hexcode)) {
    const own = standingHeight(leadOf(agent));
    const piece = leadOf(object);
    movePieces(
      object.pieces,
      0,
      0,
      (own * 0.5) / (piece.actor.drawing.bounds.height * piece.scale),
    );
    setBeside(agent, object, -0.22, { first: 'right', second: 'left' }, 1);
    return agent;
  }
  if (INSTRUMENT.test(hexcode)) {
    hold(agent, object);
    return agent;
  }
  const isBeing =
    object.actor.drawing.perAdult !== undefined || object.actor.drawing.anchors.eyes !== undefined;
  if (!isBeing && object.actor.size < 0.9) shrinkToHeld(object, leadOf(agent));
  faceEachOther(agent, object, 0.06, isBeing ? 0 : 1);
  return agent;
};

/** Behind a drum kit that hides the legs. */
function sitBehind(agent: Stack, kit: Stack): Stack {
  const lead = leadOf(agent);
  const [own, drums] = [extentOf([lead]), extentOf([leadOf(kit)])];
  movePieces(kit.pieces, 0, 0, ((own.bottom - own.top) * 0.72) / (drums.bottom - drums.top));
  movePieces(kit.pieces, (own.left + own.right) / 2, 0.04);
  joinStacks(agent, kit, 2);
  return agent;
}

export const water: Arrangement = ({ agent, object }) => {
  faceEachOther(agent, object, 0.2);
  const lead = leadOf(agent);
  const hand = spotOr(lead, 0.9, 0.5, 'hand', 'mouth');
  agent.pieces.push(props.wateringCan(hand, lead.scale, lead.order + 2));
  const spout = { x: hand.x + 21 * lead.scale, y: hand.y + 2 * lead.scale };
  agent.pieces.push(props.drops(spout, 14 * lead.scale, lead.scale, lead.order + 3));
  return agent;
};

export const fish: Arrangement = ({ agent, object }) => {
  turnStack(agent, 'right');
  const lead = leadOf(agent);
  const tall = standingHeight(lead);
  const hand = spotOr(lead, 0.85, 0.5, 'hand', 'mouth');
  const tip = { x: hand.x + tall * 0.62, y: hand.y - tall * 0.4 };
  shrinkToHeld(object, lead);
  const hook = { x: tip.x, y: hand.y + tall * 0.02 };
  turnStack(object, 'right');
  leadOf(object).angle = -85;
  bringTo(object, spotOr(leadOf(object), 0.9, 0.5, 'mouth'), hook);
  joinStacks(agent, object, 2);
  agent.pieces.push(props.rod(hand, tip, hook, lead.scale, lead.order + 1));
  return agent;
};

const NEEDLE = /^1F489/;
/** What is given is taken by a hand, or by the mouth of who has none. */
const HANDS = ['hand', 'mouth'] as const;

export const give: Arrangement = ({ agent, object, target }) => {
  turnStack(agent, 'right');
  hold(agent, object);
  if (!target) return agent;
  faceEachOther(agent, target, 0.02, -1);
  const isNeedle = NEEDLE.test(hexcodeOf(object));
  reachTo(agent, object, target, ...(isNeedle ? (['belly'] as const) : HANDS));
  return agent;
};
