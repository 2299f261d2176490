import type { Verb } from '../../wish/wish.ts';
import { ADULT, anchorOf, extentOf, movePieces, pieceOf, scaleOf } from '../piece.ts';
import { bringTo, joinStacks, leadOf, type Stack, stackFacing, turnStack } from '../stack.ts';
import { board, hold, mount, pointOf, seatOn, spotOr, standingHeight, wear } from './attach.ts';
import { props } from './props.ts';
import { faceEachOther, follow, setBeside } from './side-by-side.ts';

/** `nth` counts what this verb has already joined to the same host or holder. */
export type Scene = { agent: Stack; object: Stack; target?: Stack | undefined; nth: number };

/** Joins object (and target) to the agent, or the agent to the object. Returns what stands on. */
type Arrangement = (scene: Scene) => Stack;

const BALL = /^(26BD|26BE|1F3C0|1F3BE|1F3D0|1F3C8|1F3C9|1F94E|1F94F)/;
const WIND = /^(1F3BA|1F3B7|1FA88)/;
const INSTRUMENT = /^(1F3B8|1F3BB|1FA97|1F3A4)/;
const BIG_INSTRUMENT = /^(1F3B9|1F941)/;
const PAINTERS_THINGS = /^(1F5BC|1F3A8|1F58C|1F58D|270F)/;
const BED = /^1F6CF/;
const BROOM = /^1F9F9/;
const KITE = /^1FA81/;
const BALLOON = /^1F388|^1FA82/;

const hexcodeOf = (stack: Stack) => stack.actor.drawing.hexcode;

const putOn: Arrangement = ({ agent, object }) => {
  wear(agent, object);
  return agent;
};

const take: Arrangement = ({ agent, object, nth }) => {
  if (KITE.test(hexcodeOf(object))) return flyKite(agent, object);
  if ((object.actor.drawing.tall ?? 0) > 1) faceEachOther(agent, object, 0.02);
  else hold(agent, object, nth);
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

const ride: Arrangement = ({ agent, object, nth }) => {
  if (BROOM.test(hexcodeOf(object))) leadOf(object).angle = 42;
  if (nth > 0) {
    turnStack(agent, 'right');
    seatOn(object, agent, false, -0.28 * nth * standingHeight(leadOf(agent)) * 0.8);
    return object;
  }
  mount(object, agent);
  return object;
};

const sitInside: Arrangement = (scene) => {
  const { agent, object, nth } = scene;
  turnStack(object, 'right');
  turnStack(agent, 'right');
  if (BED.test(hexcodeOf(object))) return lieDown(scene);
  return board(object, agent, nth) ? object : ride(scene);
};

/** "Auf dem Schiff" is on its deck, "auf dem Auto" on its roof. */
function goesAboard({ agent, object, nth }: Scene): boolean {
  const { rim, inside, top } = leadOf(object).actor.drawing.anchors;
  if (!rim && (!inside || top)) return false;
  turnStack(object, 'right');
  turnStack(agent, 'right');
  return board(object, agent, nth);
}

const sitOn: Arrangement = (scene) => {
  const { agent, object, nth } = scene;
  if (goesAboard(scene)) return object;
  if (BED.test(hexcodeOf(object))) turnStack(object, 'left');
  const isSeat = anchorOf(leadOf(object), 'seat');
  const way = stackFacing(object);
  if (way !== 'front') turnStack(agent, way);
  if (isSeat && agent.actor.drawing.perAdult) fitSeat(agent, object);
  seatOn(object, agent, !isSeat, asideOf(nth, agent));
  return object;
};

/** Chairs and the like grow until a sitter's feet reach the ground. */
function fitSeat(agent: Stack, object: Stack): void {
  const seat = spotOr(leadOf(object), 0.5, 0.5, 'seat');
  const body = leadOf(agent);
  const hips = spotOr(body, 0.5, 0.7, 'seat');
  const legs = extentOf([body]).bottom - hips.y;
  const factor = legs / Math.max(0.05, -seat.y);
  movePieces(object.pieces, 0, 0, Math.min(1.7, Math.max(0.75, factor)));
}

const asideOf = (nth: number, agent: Stack) =>
  (nth === 0 ? 0 : (nth % 2 === 1 ? 1 : -1) * Math.ceil(nth / 2)) *
  standingHeight(leadOf(agent)) *
  0.4;

const standOn: Arrangement = (scene) => {
  const { agent, object, nth } = scene;
  if (goesAboard(scene)) return object;
  seatOn(object, agent, true, asideOf(nth, agent));
  return object;
};

function lieDown({ agent, object: bed, nth }: Scene): Stack {
  turnStack(bed, 'left');
  const frame = leadOf(bed);
  const body = leadOf(agent);
  const isLying = agent.actor.drawing.bounds.width > agent.actor.drawing.bounds.height;
  const isPerson = agent.actor.drawing.perAdult !== undefined;
  const own = extentOf([body]);
  const length = isLying ? own.right - own.left : (own.bottom - own.top) * 1.3;
  const bedLength = frame.actor.drawing.bounds.width * frame.scale;
  movePieces(bed.pieces, 0, 0, Math.min(2.2, Math.max(0.8, (length * 1.22) / bedLength)));
  const pillow = spotOr(frame, 0.12, 0.4, 'head');
  if (isPerson && isLying) {
    const head = spotOr(body, 0, 0.5, 'head');
    if (head.x > (own.left + own.right) / 2) turnStack(agent, 'left');
    const now = extentOf([body]);
    if (spotOr(body, 0, 0.5, 'head').x > (now.left + now.right) / 2) {
      turnStack(agent, 'right');
    }
    const placed = extentOf([body]);
    movePieces(
      agent.pieces,
      pillow.x - placed.left - bedLength * 0.06,
      pillow.y - placed.bottom + (placed.bottom - placed.top) * 0.32,
    );
  } else {
    turnStack(agent, 'left');
    const from = { ...pointOf(body, 0.5, 0.78) };
    const wide = extentOf([body]);
    bringTo(agent, from, { x: pillow.x + (wide.right - wide.left) * 0.5, y: pillow.y + 0.06 });
  }
  movePieces(agent.pieces, 0, -0.1 * nth);
  joinStacks(bed, agent, 1);
  const lying = extentOf(agent.pieces);
  const [left, low] = [spotAtBed(frame, 22), spotAtBed(frame, 62)];
  bed.pieces.push(
    props.blanket(
      {
        left: Math.max(left.x, lying.left + (lying.right - lying.left) * (isLying ? 0.36 : 0.1)),
        right: low.x,
        top: Math.min(left.y, lying.top + (lying.bottom - lying.top) * (isLying ? 0.3 : 0.6)),
        bottom: low.y + 0.02,
      },
      frame.scale,
      frame.order + 2,
    ),
  );
  return bed;
}

function spotAtBed(frame: ReturnType<typeof leadOf>, x: number) {
  const { bounds } = frame.actor.drawing;
  const share = (x - bounds.x) / bounds.width;
  return pointOf(frame, share, x < 40 ? 0.42 : 0.66);
}

const flyWith: Arrangement = (scene) => {
  const { agent, object, nth } = scene;
  if (BALLOON.test(hexcodeOf(object))) {
    hold(agent, object, nth);
    agent.zone = 'air';
    return agent;
  }
  turnStack(object, 'right');
  turnStack(agent, 'right');
  const carried = board(object, agent, nth) ? object : ride(scene);
  carried.zone = 'air';
  return carried;
};

/** At the mouth of animals, in the hand of people, who bring it there themselves. */
const eat: Arrangement = ({ agent, object, nth }) => {
  const isPerson = agent.actor.drawing.perAdult !== undefined;
  const isFriend = object.actor.drawing.perAdult ?? object.actor.drawing.anchors.eyes;
  const isLarge = standingHeight(leadOf(object)) > standingHeight(leadOf(agent)) * 0.45;
  if (isFriend && (isPerson || isLarge)) {
    faceEachOther(agent, object, 0.04);
    return agent;
  }
  if (isPerson) hold(agent, object, nth);
  else hold(agent, object, nth, 'mouth');
  return agent;
};

/** A ball that has just left foot or hand, with the lines of its flight. */
function sendBall({ agent, object, target, nth }: Scene, height: number, distance: number): Stack {
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
  joinStacks(agent, object, 1);
  if (nth > 0) return agent;
  const flying = extentOf(object.pieces);
  const at = { x: flying.left - size * 0.12, y: (flying.top + flying.bottom) / 2 };
  agent.pieces.push(
    props.speedLines(at, Math.min(size * 0.7, size * distance), lead.scale, lead.order + 1),
  );
  if (target) setBeside(agent, target, 0.12, { first: 'right', second: 'left' });
  return agent;
}

function shrinkToHeld(thing: Stack, holder: ReturnType<typeof leadOf>): void {
  const piece = leadOf(thing);
  const wanted = ((piece.actor.drawing.tall ?? 0.28) * ADULT) / piece.actor.drawing.bounds.height;
  const share = holder.actor.drawing.perAdult ? 1 : Math.min(1, standingHeight(holder) / 0.9);
  movePieces(thing.pieces, 0, 0, (wanted * Math.max(0.6, share)) / piece.scale);
}

const play: Arrangement = (scene) => {
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

function setEasel(agent: Stack) {
  turnStack(agent, 'right');
  const lead = leadOf(agent);
  const own = extentOf(agent.pieces);
  const height = Math.max(0.8, standingHeight(lead) * 1.02);
  const x = own.right + height * 0.24;
  const { piece, canvas } = props.easel(x, 0, height, lead.scale, lead.order - 1);
  agent.pieces.push(piece);
  return canvas;
}

const paint: Arrangement = ({ agent, object }) => {
  const canvas = setEasel(agent);
  if (PAINTERS_THINGS.test(hexcodeOf(object)) && !/^1F5BC/.test(hexcodeOf(object))) {
    hold(agent, object);
    return agent;
  }
  const drawn = leadOf(object);
  const { bounds } = drawn.actor.drawing;
  const fit = canvas.size / Math.max(bounds.width, bounds.height * 1.15);
  movePieces(object.pieces, 0, 0, fit / drawn.scale);
  bringTo(object, pointOf(leadOf(object), 0.5, 0.5), canvas);
  joinStacks(agent, object, -0.5);
  return agent;
};

const bake: Arrangement = ({ agent, object }) => {
  turnStack(agent, 'right');
  const lead = leadOf(agent);
  const own = extentOf(agent.pieces);
  const tall = standingHeight(lead);
  const width = Math.max(own.right - own.left, tall * 0.62) * 1.5;
  const middle = (own.left + own.right) / 2 + width * 0.12;
  const top = -tall * 0.36;
  agent.pieces.push(props.table(middle, top, 0.02, width, lead.scale, lead.order + 1));
  shrinkToHeld(object, lead);
  const thing = extentOf(object.pieces);
  movePieces(object.pieces, middle + width * 0.3 - (thing.left + thing.right) / 2, top + 0.01);
  joinStacks(agent, object, 2);
  return agent;
};

const hug: Arrangement = ({ agent, object }) => {
  const isSmaller = standingHeight(leadOf(object)) < standingHeight(leadOf(agent));
  faceEachOther(agent, object, -0.26, isSmaller ? 1 : -1);
  const lead = leadOf(agent);
  const extent = extentOf(agent.pieces);
  const at = { x: middleBetween(agent, object), y: extent.top - 0.1 };
  agent.pieces.push(props.heart(at, 0.09, lead.scale, lead.order + 4));
  return agent;
};

function middleBetween(first: Stack, second: Stack): number {
  const [one, two] = [extentOf([leadOf(first)]), extentOf([leadOf(second)])];
  return (one.right + two.left) / 2;
}

const chase: Arrangement = ({ agent, object }) => {
  follow(agent, object, 0.2);
  return agent;
};

/** What is built is as large as who builds it, or nearly. */
const build: Arrangement = ({ agent, object }) => {
  const [builder, work] = [standingHeight(leadOf(agent)), standingHeight(leadOf(object))];
  const isHouse = object.actor.size >= 1.9;
  if (!isHouse && work < builder * 0.9) movePieces(object.pieces, 0, 0, (builder * 0.9) / work);
  faceEachOther(agent, object, 0.06);
  return agent;
};

const face: Arrangement = ({ agent, object }) => {
  faceEachOther(agent, object, 0.1);
  return agent;
};

const feed: Arrangement = ({ agent, object, target }) => {
  if (!target) {
    faceEachOther(agent, object, 0.04);
    return agent;
  }
  turnStack(agent, 'right');
  hold(agent, object);
  faceEachOther(agent, target, 0.03, -1);
  return agent;
};

const pet: Arrangement = ({ agent, object }) => {
  faceEachOther(agent, object, -0.14, 1);
  return agent;
};

const walk: Arrangement = ({ agent, object }) => {
  follow(agent, object, 0.1);
  const lead = leadOf(agent);
  const hand = spotOr(lead, 0.9, 0.55, 'hand', 'mouth');
  const neck = spotOr(leadOf(object), 0.75, 0.35, 'neck', 'back');
  agent.pieces.push(props.cord(hand, neck, lead.scale, lead.order + 3));
  return agent;
};

const push: Arrangement = ({ agent, object }) => {
  setBeside(agent, object, -0.06, { first: 'right', second: 'right' }, 1);
  return agent;
};

const pull: Arrangement = ({ agent, object }) => {
  follow(object, agent, 0.22);
  const lead = leadOf(agent);
  const hand = spotOr(lead, 0.1, 0.55, 'otherHand', 'hand', 'mouth');
  const end = spotOr(leadOf(object), 0.95, 0.6, 'hand');
  object.pieces.push(props.cord(hand, end, lead.scale, lead.order + 1, 0.05));
  return object;
};

const water: Arrangement = ({ agent, object }) => {
  faceEachOther(agent, object, 0.2);
  const lead = leadOf(agent);
  const hand = spotOr(lead, 0.9, 0.5, 'hand', 'mouth');
  agent.pieces.push(props.wateringCan(hand, lead.scale, lead.order + 2));
  const spout = { x: hand.x + 21 * lead.scale, y: hand.y + 2 * lead.scale };
  agent.pieces.push(props.drops(spout, 14 * lead.scale, lead.scale, lead.order + 3));
  return agent;
};

const fish: Arrangement = ({ agent, object }) => {
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

const climb: Arrangement = ({ agent, object }) => {
  const host = leadOf(object);
  const spot = spotOr(host, 0.5, 0.7, 'back');
  const height = -extentOf([host]).top;
  const foot = Math.min(spot.y, -height * 0.26);
  bringTo(agent, pointOf(leadOf(agent), 0.5, 0.98), { x: spot.x, y: foot });
  joinStacks(object, agent, 2);
  return object;
};

const comeOut: Arrangement = (scene) => {
  const { agent, object } = scene;
  const door = anchorOf(leadOf(object), 'door');
  if (!door) return sitInside(scene);
  const body = leadOf(agent);
  const factor = (door.size * 2.6) / standingHeight(body);
  movePieces(agent.pieces, 0, 0, Math.max(0.5, Math.min(1, factor)));
  bringTo(agent, pointOf(body, 0.5, 0.99), { x: door.x, y: door.y + 0.06 });
  joinStacks(object, agent, 2);
  return object;
};

const give: Arrangement = ({ agent, object, target }) => {
  turnStack(agent, 'right');
  hold(agent, object);
  if (target) faceEachOther(agent, target, 0.02, -1);
  return agent;
};

const byVerb: Record<Verb, Arrangement> = {
  wears: putOn,
  holds: take,
  carries: take,
  rides: ride,
  drives: sitInside,
  sitsIn: sitInside,
  sitsOn: sitOn,
  standsOn: standOn,
  sleepsIn: sitInside,
  fliesWith: flyWith,
  eats: eat,
  drinks: eat,
  kicks: (scene) => sendBall(scene, 0.06, 0.55),
  throws: (scene) => sendBall(scene, 0.75, 0.6),
  catches: (scene) => sendBall(scene, 0.62, 0.15),
  reads: take,
  paints: paint,
  bakes: bake,
  plays: play,
  hugs: hug,
  kisses: hug,
  chases: chase,
  looksAt: face,
  feeds: feed,
  pets: pet,
  walks: walk,
  pushes: push,
  pulls: pull,
  builds: build,
  waters: water,
  catchesFish: fish,
  climbs: climb,
  comesOutOf: comeOut,
  fights: face,
  helps: face,
  gives: give,
};

/** Verbs that each of several agents does with a thing of its own: three dogs wear three hats. */
const withOwnThing = new Set<Verb>([
  'wears',
  'holds',
  'carries',
  'eats',
  'drinks',
  'reads',
  'rides',
  'waters',
  'catchesFish',
]);

export function hasOwnThing(verb: Verb, object: Stack): boolean {
  if (!withOwnThing.has(verb)) return false;
  return verb !== 'rides' || (object.actor.drawing.bounds.width > 0 && object.actor.size < 1.2);
}

/** What somebody does without a thing that was named: paints something, whatever it is. */
export function arrangeAlone(verb: Verb, agent: Stack): void {
  if (verb !== 'paints') return;
  const canvas = setEasel(agent);
  const lead = leadOf(agent);
  agent.pieces.push(props.doodle(canvas, canvas.size, lead.scale, lead.order - 0.5));
}

/** A second copy of a thing, for the next agent. */
export function copyOf(stack: Stack): Stack {
  const actor = { ...stack.actor };
  return { ...stack, actor, pieces: [pieceOf(actor, scaleOf(actor))] };
}

/** Joins the stacks of one action into one; answers which of them stands for the whole. */
export function arrangeAction(verb: Verb, scene: Scene): Stack {
  return byVerb[verb](scene);
}
