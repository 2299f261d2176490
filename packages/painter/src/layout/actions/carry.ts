import { hasDepth, sinkInto } from '../near/sink-into.ts';
import { anchorOf, extentOf, movePieces } from '../piece.ts';
import { bringTo, joinStacks, leadOf, type Stack, stackFacing, turnStack } from '../stack.ts';
import { hold, mount, seatOn } from './attach.ts';
import { board } from './board.ts';
import { pointOf, spotOr, standingHeight } from './body-points.ts';
import { lowerTo } from './hang.ts';
import { lieDown } from './lie-down.ts';
import { pinOn } from './pin-on.ts';
import { props } from './props.ts';
import { type Arrangement, hexcodeOf, type Scene } from './scene.ts';
import { setBeside } from './side-by-side.ts';

const BED = /^(1F6CF|own-hammock|26B0)/;

const SOFA = /^1F6CB/;

const BROOM = /^1F9F9/;

const BRIDGE = /^own-bridge/;

/** So many times as high as who is on top, so that they are not lost there. */
const HEIGHTS = /^(26F0|1F3D4|own-iceberg|own-rock)/;
const HIGH = 1.7;
const BRANCH = /^own-branch/;
const BRANCHED = 2;

function heightOf({ pieces }: Stack): number {
  const { top, bottom } = extentOf(pieces);
  return bottom - top;
}

/** A bridge is longer than what crosses it. */
function span(bridge: Stack, traveller: Stack): void {
  const [own, arch] = [extentOf(traveller.pieces), extentOf([leadOf(bridge)])];
  const wanted = ((own.right - own.left) * 1.7) / (arch.right - arch.left);
  movePieces(bridge.pieces, 0, 0, Math.max(1, wanted));
}

const BALLOON = /^1F388|^1FA82/;

export const ride: Arrangement = ({ agent, object, nth }) => {
  if (BROOM.test(hexcodeOf(object))) leadOf(object).angle = 42;
  if (nth > 0) {
    turnStack(agent, 'right');
    if (TANDEM.test(hexcodeOf(object))) {
      seatOn(object, agent, false, -SADDLES * leadOf(object).scale, 0.3);
      return object;
    }
    seatOn(object, agent, false, -0.32 * nth * standingHeight(leadOf(agent)));
    for (const piece of agent.pieces) piece.order -= nth;
    return object;
  }
  if (MIGHTY.test(hexcodeOf(object))) movePieces(object.pieces, 0, 0, MIGHTIER);
  mount(object, agent);
  return object;
};

/** The second saddle of a tandem is so many units behind the first. */
const TANDEM = /^own-tandem/;
const SADDLES = 28;

/** Dragons and dinosaurs are drawn compact: they grow where somebody sits on them. */
const MIGHTY =
  /^(1F409|1F432|1F996|1F995|1F40B|1F433|own-(triceratops|stegosaurus|pterosaur|ankylosaurus))/;
const MIGHTIER = 1.7;

export const sitInside: Arrangement = (scene) => {
  const { agent, object, nth } = scene;
  turnStack(object, 'right');
  turnStack(agent, 'right');
  if (BED.test(hexcodeOf(object))) return lieDown(scene);
  if (MATS.test(hexcodeOf(object))) return lieUpon(scene);
  return board(object, agent, nth) ? object : ride(scene);
};

/** Flat things that are as long as who lies on them. */
const MATS = /^own-(towel|picnic-blanket|carpet|hay|leaf-pile|gold-pile|air-mattress|sleeping-bag)/;
/** So many times as broad as the body. */
const LONGER = 1.25;

function lieUpon({ agent, object, nth }: Scene): Stack {
  const [body, mat] = [extentOf([leadOf(agent)]), extentOf([leadOf(object)])];
  const grown = ((body.right - body.left) * LONGER) / (mat.right - mat.left);
  if (nth === 0) movePieces(object.pieces, 0, 0, Math.min(2.4, Math.max(1, grown)));
  seatOn(object, agent, true, asideOf(nth, agent));
  return object;
}

/** "Auf dem Schiff" is on its deck, "auf dem Auto" on its roof. */
function goesAboard({ agent, object, nth }: Scene): boolean {
  const { rim, inside, top } = leadOf(object).actor.drawing.anchors;
  if (!rim && (!inside || top)) return false;
  turnStack(object, 'right');
  turnStack(agent, 'right');
  return board(object, agent, nth);
}

export const sitOn: Arrangement = (scene) => {
  const { agent, object, nth, spot } = scene;
  if (spot === 'head' || spot === 'mouth') return perchOn(object, agent, spot);
  if (spot) return pinOn(object, agent, spot, nth);
  if (goesAboard(scene)) return object;
  if (BED.test(hexcodeOf(object))) turnStack(object, 'left');
  if (SEESAW.test(hexcodeOf(object)) && nth === 1) return sitAcross(object, agent);
  const isSeat = anchorOf(leadOf(object), 'seat');
  const way = stackFacing(object);
  if (way !== 'front') turnStack(agent, way);
  if (BED.test(hexcodeOf(object))) turnStack(object, 'left');
  if (nth === 0 && isSeat) fitSeat(agent, object);
  if (HEIGHTS.test(hexcodeOf(object)) && nth === 0)
    lowerTo(object, standingHeight(leadOf(agent)) * HIGH);
  if (BRANCH.test(hexcodeOf(object)) && nth === 0) lowerTo(object, heightOf(agent) * BRANCHED);
  seatOn(object, agent, !isSeat, isWide(object) ? sideBySide(nth, agent) : asideOf(nth, agent));
  return object;
};

const TRUNKS = /^(1F418|1F9A3)/;

/** How much wider than a head what sits on it may be. */
const PERCH = 1.5;

/** A bird on a head, a ball on a nose. */
function perchOn(host: Stack, guest: Stack, spot: 'head' | 'mouth'): Stack {
  const lead = leadOf(host);
  const own = extentOf([leadOf(host)]);
  // An elephant's nose is the tip of its trunk.
  const isTrunk = spot === 'mouth' && !lead.actor.drawing.perAdult && TRUNKS.test(hexcodeOf(host));
  const head = spotOr(lead, 0.2, 0.05, isTrunk ? 'hand' : spot, 'head');
  const wide = Math.max(
    spotOr(lead, 0.2, 0.05, 'head').size || (own.right - own.left) * 0.25,
    (own.bottom - own.top) * 0.14,
  );
  const before = extentOf(guest.pieces);
  const size = Math.max(before.right - before.left, (before.bottom - before.top) * 0.8);
  movePieces(guest.pieces, 0, 0, Math.min(1, (wide * PERCH) / size));
  const now = extentOf(guest.pieces);
  // On the crown or hat that is worn there.
  const worn = host.pieces.filter(
    (piece) => piece !== lead && Math.abs(middleOf(piece) - head.x) < wide * 0.5,
  );
  const top =
    spot === 'head' ? Math.min(head.y, extentOf([lead, ...worn]).top + wide * 0.25) : head.y;
  const onto = worn.length > 0 ? top : head.y;
  const high = onto + (now.bottom - now.top) * 0.06;
  movePieces(guest.pieces, head.x - (now.left + now.right) / 2, high - now.bottom);
  joinStacks(host, guest, 4);
  return host;
}

function middleOf(piece: Stack['pieces'][number]): number {
  const { left, right } = extentOf([piece]);
  return (left + right) / 2;
}

const SEESAW = /^own-seesaw/;

/** At the other end, looking at the first one. */
function sitAcross(seesaw: Stack, agent: Stack): Stack {
  const end = spotOr(leadOf(seesaw), 0.8, 0.5, 'back');
  turnStack(agent, 'left');
  bringTo(agent, spotOr(leadOf(agent), 0.5, 0.85, 'seat'), end);
  joinStacks(seesaw, agent, 2);
  return seesaw;
}

/** Benches and sofas have room for two. */
const isWide = ({ actor: { drawing } }: Stack) =>
  drawing.anchors.seat !== undefined &&
  drawing.tall === undefined &&
  drawing.bounds.width > drawing.bounds.height * 1.1;

/** The first two sit in the middle, then left and right of them, then in front. */
const PLACES = [-0.24, 0.26, -0.72, 0.74, 0.01, -0.48, 0.5];

function sideBySide(nth: number, agent: Stack): number {
  const tall = standingHeight(leadOf(agent));
  // A child that comes last sits between two grown-ups.
  if (nth === 2 && tall < SMALL) return 0.01;
  return (PLACES[nth % PLACES.length] ?? 0) * Math.max(0.9, tall);
}

const SMALL = 0.95;

/** Chairs grow until a sitter's feet reach the ground, and until an animal fits on them. */
function fitSeat(agent: Stack, object: Stack): void {
  const seat = spotOr(leadOf(object), 0.5, 0.5, 'seat');
  const body = leadOf(agent);
  const own = extentOf([body]);
  if (!agent.actor.drawing.perAdult) {
    const room = extentOf([leadOf(object)]);
    const factor = ((own.right - own.left) * 0.75) / (room.right - room.left);
    movePieces(object.pieces, 0, 0, Math.min(3, Math.max(1, factor)));
    return;
  }
  const legs = own.bottom - spotOr(body, 0.5, 0.7, 'seat').y;
  const factor = Math.min(1.7, Math.max(0.75, legs / Math.max(0.05, -seat.y)));
  movePieces(
    object.pieces,
    0,
    0,
    isWide(object) ? factor * (SOFA.test(hexcodeOf(object)) ? 1.1 : 1.4) : factor,
  );
}

/** Beside the first one, and the next on the other side; long ones need more room than high ones. */
function asideOf(nth: number, agent: Stack): number {
  const { left, right } = extentOf([leadOf(agent)]);
  const step = Math.max((right - left) * 0.8, standingHeight(leadOf(agent)) * 0.4);
  return (nth === 0 ? 0 : (nth % 2 === 1 ? 1 : -1) * Math.ceil(nth / 2)) * step;
}

export const standOn: Arrangement = (scene) => {
  const { agent, object, nth } = scene;
  if (goesAboard(scene)) return object;
  if (BRIDGE.test(hexcodeOf(object))) span(object, agent);
  if (HEIGHTS.test(hexcodeOf(object)) && nth === 0)
    lowerTo(object, standingHeight(leadOf(agent)) * HIGH);
  if (FOOTHOLD.test(hexcodeOf(object)) && nth === 0) growUnder(object, agent);
  seatOn(object, agent, true, asideOf(nth, agent));
  return object;
};

/** Stools, drums and balls on which circus animals stand. */
const FOOTHOLD = /^(1F941|26BD|1F3C0|1FA91|1F4E6|own-(stool|stump|podium|open-box))/;
const UNDER = 0.62;

/** Nearly as broad as who stands upon it. */
function growUnder(thing: Stack, guest: Stack): void {
  const [own, on] = [extentOf([leadOf(thing)]), extentOf([leadOf(guest)])];
  const factor = ((on.right - on.left) * UNDER) / (own.right - own.left);
  movePieces(thing.pieces, 0, 0, Math.min(2, Math.max(1, factor)));
}

/** Furniture and machines that do not fly by themselves. */
const CARRIES =
  /^(1F6CB|1F6C1|1FA91|1F6BD|1F6CF|1F6B2|1F6F9|own-(vacuum|armchair|beach-chair|rocking-chair|surfboard|pram|flying-carpet))/;

export const flyWith: Arrangement = (scene) => {
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
  if (nth === 0 && CARRIES.test(hexcodeOf(object))) {
    const lead = leadOf(object);
    const { left, top, bottom } = extentOf([lead]);
    const at = { x: left - (bottom - top) * 0.1, y: (top + bottom) / 2 };
    carried.pieces.push(props.speedLines(at, (bottom - top) * 0.4, lead.scale, lead.order - 0.5));
  }
  return carried;
};

export const comeOut: Arrangement = (scene) => {
  const { agent, object } = scene;
  // Who has come to somebody is out already: the thing stands behind them.
  const isWithOthers = agent.pieces.some(
    (piece) => piece !== leadOf(agent) && piece.actor.drawing.perAdult !== undefined,
  );
  if (isWithOthers) {
    setBeside(object, agent, -0.3, { first: 'right', second: 'right' }, 2);
    return object;
  }
  const door = anchorOf(leadOf(object), 'door');
  if (!door) {
    const { rim, inside, window, hall, seat } = leadOf(object).actor.drawing.anchors;
    const isClosed = !(rim ?? inside ?? window ?? hall ?? seat);
    const isLying = BED.test(hexcodeOf(object)) || object.zone !== 'ground';
    if (!isClosed || isLying || !hasDepth(object)) return sitInside(scene);
    sinkInto(object, agent, scene.nth);
    return object;
  }
  const body = leadOf(agent);
  const factor = (door.size * 2.6) / standingHeight(body);
  movePieces(agent.pieces, 0, 0, Math.max(0.5, Math.min(1, factor)));
  bringTo(agent, pointOf(body, 0.5, 0.99), { x: door.x, y: door.y + 0.06 });
  joinStacks(object, agent, 2);
  return object;
};
