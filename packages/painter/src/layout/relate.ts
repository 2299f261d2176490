import type { Traits } from '../create-traits.ts';
import type { Relation } from '../wish/wish.ts';
import { mount, seatOn } from './actions/attach.ts';
import { board } from './actions/board.ts';
import { follow } from './actions/side-by-side.ts';
import { floatBeside } from './near/float-beside.ts';
import { hideBehind } from './near/hide-behind.ts';
import { hoverBeside } from './near/hover-beside.ts';
import { setOnBoard, swimIn } from './near/in-cases.ts';
import {
  FOUR_LEGGED,
  hangInCrown,
  shade,
  shiftOf,
  sitInCrown,
  standUnder,
} from './near/in-crown.ts';
import { isMoon, setBehind } from './near/set-behind.ts';
import { setOnTable } from './near/set-on-table.ts';
import { cover, shelter } from './near/shelter.ts';
import { hasDepth, sinkInto } from './near/sink-into.ts';
import { sitAtTable } from './near/sit-at-table.ts';
import { isSlope, slideDown } from './near/slide-down.ts';
import { standIn } from './near/stand-in.ts';
import { extentOf, movePieces } from './piece.ts';
import { leadOf, type Stack } from './stack.ts';

/** Tables and the like: what is below them stands between their legs. */
const roofs = /^(own-table|own-tall-bed|own-bridge|1F6CF|1FA91|26F1)/;

const BLANKET = /^own-blanket/;
const BROOM = /^1F9F9/;
const BROOM_ANGLE = 42;

/** Trees and the like: who is below them stands at their foot. */
const crowns =
  /^(1F335|own-bush|own-tree$|own-apple-tree|own-birch|own-fir|1F333|1F334|1F332|1F384|26F1)/;

/**
 * `gone` are stacks that another one carries; `joined` counts how many each carries, `taken` how
 * many are at each of its places.
 */
export type Context = {
  gone: Set<Stack>;
  traits: Traits;
  joined: Map<Stack, number>;
  taken: Map<Stack, Map<Relation, number>>;
};

/** Puts a stack where it was asked to be, seen from its host: upon or into it, or to a row. */
export function relate(stack: Stack, host: Stack, relation: Relation, context: Context): void {
  const { gone, joined } = context;
  if (gone.has(stack)) return;
  if (relation === 'on' && BROOM.test(host.actor.drawing.hexcode) && !gone.has(host)) {
    leadOf(host).angle = BROOM_ANGLE;
    host.zone = 'air';
    mount(host, stack);
    gone.add(stack);
    return;
  }
  if (relation === 'front' && isMoon(host) && stack.zone === 'air') {
    setBehind(stack, host);
    gone.add(host);
    return;
  }
  if (relation === 'behind' && isOnRoad(stack) && isOnRoad(host) && !gone.has(host)) {
    follow(stack, host, 0.12);
    gone.add(host);
    return;
  }
  const nth = joined.get(host) ?? 0;
  if (isCarried(stack, host, relation, nth, context)) {
    if (relation === 'behind') host.row = Math.min(host.row, stack.row);
    joined.set(host, nth + 1);
    gone.add(stack);
    return;
  }
  setRow(stack, host, relation, context.traits);
}

/** Cars and bicycles: who is behind another one comes after it. */
const isOnRoad = ({ zone, actor }: Stack) => zone === 'ground' && ROAD.test(actor.drawing.hexcode);
const ROAD =
  /^(1F69|1F68[0-9A-E]|1F3CE|1F3CD|1F6B2|1F6F[4-79]|1F6FB|own-(race-car|sports-car|monster-truck|quad|bobby-car|tandem|basket-bike|tricycle|balance-bike|garbage-truck|camper|dump-truck))/;

function isCarried(
  stack: Stack,
  host: Stack,
  relation: Relation,
  nth: number,
  { gone, traits }: Context,
): boolean {
  const { hexcode, anchors } = host.actor.drawing;
  const hasRoom = anchors.hall ?? anchors.inside ?? anchors.window ?? anchors.rim;
  const goesIn =
    relation === 'in' ||
    (relation === 'on' && traits.is('boat', hexcode)) ||
    (relation === 'with' && stack.actor.drawing.isPerson);
  if (relation === 'in' && SHELF.test(hexcode) && !gone.has(host)) {
    setOnBoard(host, stack, nth);
    return true;
  }
  if (goesIn && TANK.test(hexcode) && !stack.actor.drawing.isPerson) {
    swimIn(host, stack, nth, traits.is('water', stack.actor.drawing.hexcode));
    return true;
  }
  if (goesIn && hasRoom && board(host, stack, nth)) return true;
  const isSeat = (anchors.seat ?? anchors.back) && traits.is('seat', hexcode);
  if (relation === 'in' && isSeat) {
    seatOn(host, stack, false);
    return true;
  }
  if (isSlope(host) && relation === 'on' && !gone.has(host)) {
    slideDown(host, stack, nth);
    return true;
  }
  if (MUD.test(hexcode) && areOnGround(stack, host) && !gone.has(host)) {
    standIn(host, stack, nth);
    return true;
  }
  if (relation === 'on' && TABLE.test(hexcode) && !gone.has(host) && !isBeing(stack)) {
    setOnTable(host, stack, nth);
    return true;
  }
  if (
    relation === 'on' &&
    crowns.test(hexcode) &&
    (isHandy(stack) || HUNG.test(stack.actor.drawing.hexcode)) &&
    !gone.has(host)
  ) {
    hangInCrown(host, stack, nth);
    return true;
  }
  if (relation === 'on' && !gone.has(host)) {
    fitOnThing(host, stack);
    const isHeavenly = /^(1F31|2601)/.test(hexcode);
    if (host.zone === 'water' && stack.zone === 'surface') host.zone = 'surface';
    if (host.zone === 'air' && stack.zone === 'ground' && isHeavenly) host.row = 2;
    const height = -extentOf([leadOf(stack)]).top;
    const isMount = anchors.back ?? (anchors.seat && anchors.hand);
    if (nth === 0 && isMount && isBeing(stack)) mount(host, stack);
    else seatOn(host, stack, !anchors.seat && !anchors.back, shiftOf(nth) * height);
    return true;
  }
  if (relation === 'in' && crowns.test(hexcode) && isBeing(stack) && !gone.has(host)) {
    sitInCrown(host, stack, nth);
    return true;
  }
  const isHollow = isBeing(stack) || (host.actor.drawing.tall ?? 9) < HANDY;
  if (relation === 'in' && isHollow && !isBeing(host) && areOnGround(stack, host)) {
    if (hasDepth(host) && !gone.has(host)) {
      sinkInto(host, stack, nth);
      return true;
    }
  }
  if (relation === 'behind' && isBeing(stack) && !isBeing(host) && areOnGround(stack, host)) {
    hideBehind(host, stack, nth);
    return true;
  }
  if (relation === 'beside' && stack.zone === 'air' && host.zone === 'ground' && !gone.has(host)) {
    hoverBeside(host, stack, nth);
    return true;
  }
  if (relation === 'beside' && areAfloat(stack, host) && nth < MOST_BESIDE && !gone.has(host)) {
    floatBeside(host, stack, nth);
    return true;
  }
  if (relation === 'beside' && TABLE.test(hexcode) && isSeated(stack) && areOnGround(stack, host)) {
    // Dishes on the table take nobody's seat.
    const seated = host.pieces.filter(({ actor }) => actor.figure >= 0 && actor.drawing.perAdult);
    sitAtTable(host, stack, seated.length);
    return true;
  }
  if (relation === 'below' && roofs.test(hexcode) && !gone.has(host)) {
    shelter(host, stack, nth);
    return true;
  }
  if (relation === 'below' && FOUR_LEGGED.test(hexcode) && isBeing(stack) && !gone.has(host)) {
    standUnder(host, stack);
    return true;
  }
  if (relation === 'below' && BLANKET.test(hexcode) && !gone.has(host)) {
    cover(host, stack);
    return true;
  }
  if (relation === 'below' && crowns.test(hexcode) && host.zone === stack.zone) {
    shade(host, stack, nth);
    return true;
  }
  return false;
}

/** A flag on a sandcastle, a cherry on a cake: things that could be held are smaller than their host. */
function fitOnThing(host: Stack, thing: Stack): void {
  if (isBeing(thing)) return;
  const [before, under] = [extentOf(thing.pieces), extentOf([leadOf(host)])];
  const broad = (MOST_BROAD * (under.right - under.left)) / (before.right - before.left);
  movePieces(thing.pieces, 0, 0, Math.min(1, broad));
  if (thing.actor.drawing.tall === undefined) return;
  const own = extentOf(thing.pieces);
  const most = (under.bottom - under.top) * (isBeing(host) ? ON_BACK : 0.6);
  movePieces(thing.pieces, 0, 0, Math.min(1, most / (own.bottom - own.top)));
}

/** Small things, as lanterns and baubles are. */
const isHandy = (stack: Stack) => !isBeing(stack) && (stack.actor.drawing.tall ?? 9) < HANDY;

/** What lies upon something is at most so many times as broad. */
const MOST_BROAD = 1.3;

/** What an animal has on its back is at most so high beside it. */
const ON_BACK = 0.45;

/** Things lower than this may hold others: vases, jars, hats. */
const HANDY = 0.7;

/** Larger than a hand and yet in a crown. */
const HUNG = /^(own-(birdhouse|beehive)|1FAB9|1FABA)/;
const SHELF = /^own-shelf/;
const TANK = /^own-aquarium/;

const MUD = /^own-(mud|puddle)/;

const TABLE = /^own-table/;
const AT_TABLE = /^(sit|eat|drink|read|paint|stand$|hold|play|wave)/;

function isBeing({ actor: { drawing } }: Stack): boolean {
  return drawing.perAdult !== undefined || drawing.anchors.eyes !== undefined;
}

/** One at each side; who is told to be there too finds a place around them. */
const MOST_BESIDE = 2;

/** In water, air or space; sun, moon and clouds have places of their own. */
const areAfloat = (stack: Stack, host: Stack) =>
  stack.zone === host.zone &&
  /^(air|water)$/.test(host.zone) &&
  ![stack, host].some(({ actor }) => HEAVENLY.test(actor.drawing.hexcode));

const HEAVENLY = /^(1F31|1F30[8D]|2600|2601|26C5|2B50|own-rainbow)/;

const areOnGround = (stack: Stack, host: Stack) =>
  stack.zone === 'ground' && host.zone === 'ground';

/** Whoever eats, reads or only sits does it at the table, not beside it. */
function isSeated({ actor: { drawing } }: Stack): boolean {
  return drawing.perAdult !== undefined && AT_TABLE.test(drawing.pose ?? '');
}

function setRow(stack: Stack, host: Stack, relation: Relation, traits: Traits): void {
  const isBuilding = host.actor.size >= 1.9 && !traits.is('boat', host.actor.drawing.hexcode);
  if (relation === 'in' || relation === 'front') {
    stack.row = Math.max(stack.row, host.row + 1);
    if (!isBuilding && host.row >= stack.row) host.row = stack.row - 1;
    // Who stands before somebody does not cover them.
    if (!isBuilding && relation === 'front')
      host.alignedTo ??= { figure: stack.actor.figure, relation: 'behind' };
  }
  if (relation === 'behind') {
    stack.row = Math.min(stack.row, host.row - 1);
    stack.alignedTo = { figure: host.actor.figure, relation };
  }
  if (relation === 'between') {
    stack.row = Math.max(stack.row, host.row + 1);
    stack.alignedTo = { figure: host.actor.figure, relation };
  }
  if (relation === 'above') {
    stack.zone = 'air';
    stack.alignedTo = { figure: host.actor.figure, relation };
  }
  if (relation === 'below') {
    if (host.zone === 'ground' && host.row >= stack.row) host.row = stack.row - 1;
    stack.alignedTo = { figure: host.actor.figure, relation };
  }
  if (relation === 'beside' && stack.zone === 'ground') {
    stack.row = host.row;
    if (isBuilding) growBeside(host, stack);
  }
}

/** What stands beside a house or a tree is not lost there: so many times as tall it may be. */
const TOWERS = 2.1;
const MOST_GROWN = 1.7;

function growBeside(host: Stack, guest: Stack): void {
  const [high, own] = [-extentOf([leadOf(host)]).top, -extentOf([leadOf(guest)]).top];
  if (own > 0)
    movePieces(guest.pieces, 0, 0, Math.min(MOST_GROWN, Math.max(1, high / (own * TOWERS))));
}
