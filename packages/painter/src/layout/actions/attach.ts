import type { AnchorName } from '../../drawings/anchors.ts';
import {
  ADULT,
  anchorOf,
  extentOf,
  facingOf,
  mirrorPieces,
  movePieces,
  type Piece,
  type Spot,
} from '../piece.ts';
import { bringTo, joinStacks, leadOf, type Stack, stackFacing, turnStack } from '../stack.ts';
import { feetOf, spotOr, standingHeight, surfaceOf } from './body-points.ts';
import { clearFace, isOverHead } from './clear-face.ts';
import { layOver } from './lay-over.ts';
import { sitOnShoulder } from './sit-on-shoulder.ts';
import { workProps } from './work-props.ts';

/** Things without a size of their own are this tall beside a grown-up. */
const USUAL_TALL = 0.3;
/** From this height on hands hold things as grown-ups' do; a mouse has a smaller cup. */
const CHILD = ADULT * 0.64;
/** Held across the body, whatever it covers. */
const ACROSS = /^(1F3B8|1F3BB|1FA97|1FA95)/;
const GLASSES = /^(1F453|1F576|1F97D)/;
const SCARF = /^(1F9E3|own-cowbell)/;
const BACKPACK = /^1F392/;
/** Held by one string, they spread when there are several. */
const ON_STRINGS = /^1F388/;
/** OpenMoji's balloon leans over by so much. */
const UPRIGHT = -26;
/** OpenMoji's swords point down; held they point up. */
const BLADE = /^1F5E1/;
/** Books, boxes, cakes: held before the chest. */
const IN_BOTH_HANDS =
  /^(1F4D[0-9A]|1F4F0|1F5FA|1F381|1F382|1F4E6|1F941|1FA97|1F9FA|1F490|1F3AE|own-knitting|own-binoculars)/;

function growTo(stack: Stack, scale: number): void {
  const lead = leadOf(stack);
  movePieces(stack.pieces, 0, 0, scale / lead.scale);
}

/** A basket in a hare's hands hides a third of it. */
const BASKET = 0.31;

const [LEAST_HELD, MOST_HELD] = [0.6, 1.5];

/** How tall a thing is in the hand of this figure; in an animal's mouth things are smaller. */
export function heldScale(thing: Piece, holder: Piece): number {
  const { drawing } = thing.actor;
  const height = standingHeight(holder);
  const share = holder.actor.drawing.perAdult
    ? Math.min(1, Math.max(0.5, height / CHILD))
    : Math.min(1, Math.max(0.45, height / ADULT));
  const isBeing = drawing.perAdult !== undefined || drawing.anchors.eyes !== undefined;
  const natural = isBeing
    ? Math.min(
        drawing.bounds.height * thing.scale,
        height * 0.5,
        (height * 0.5 * drawing.bounds.height) / drawing.bounds.width,
      )
    : Math.min(
        (drawing.tall ?? USUAL_TALL) * ADULT * share,
        drawing.anchors.inside ? height * BASKET : Number.POSITIVE_INFINITY,
      );
  // A giant ice cream is one in the hand as well.
  const wished = isBeing ? 1 : Math.min(MOST_HELD, Math.max(LEAST_HELD, thing.actor.wished ?? 1));
  return (natural * wished) / drawing.bounds.height;
}

const isUpperHat = (hexcode: string) => /^(1F3A9|1F393)/.test(hexcode);

/** Puts a thing on head, eyes, neck or back. */
export function wear(host: Stack, thing: Stack): void {
  const lead = leadOf(host);
  const piece = leadOf(thing);
  const { hexcode, anchors } = piece.actor.drawing;
  const isFrontal = facingOf(lead) === 'front';
  const isGlasses = GLASSES.test(hexcode);
  const width = lead.actor.drawing.bounds.width * lead.scale;
  const spot = isGlasses
    ? spotOr(lead, 0.5, 0.3, 'eyes')
    : SCARF.test(hexcode)
      ? spotOr(lead, 0.5, 0.45, 'neck')
      : BACKPACK.test(hexcode)
        ? spotOr(lead, 0.5, 0.35, 'back')
        : spotOr(lead, 0.5, 0.02, 'head');
  const wide = spot.size || width * 0.35;
  const factor = isGlasses ? (isFrontal ? 1.65 : 1.35) : BACKPACK.test(hexcode) ? 0 : 1;
  if (!anchors.grip || factor === 0) {
    growTo(thing, heldScale(piece, lead));
  } else {
    const fit = isUpperHat(hexcode) ? 0.85 : 1;
    growTo(thing, (wide * factor * fit) / (anchors.grip.size ?? piece.actor.drawing.bounds.width));
  }
  if (facingOf(piece) !== 'front' && facingOf(piece) !== facingOf(lead)) {
    mirrorPieces(thing.pieces);
  }
  bringTo(thing, spotOr(leadOf(thing), 0.5, 0.7, 'grip'), spot);
  // A veil falls down behind the face.
  joinStacks(host, thing, VEIL.test(hexcode) ? -1 : 3);
}

/** Its cloth is before who has it in the mouth. */
const FLAG = /^own-flag/;

const VEIL = /^own-veil/;

/** A bag in which somebody sits is so many times as large as others. */
const ROOMY = 1.5;

/** Puts a thing into a hand (or the mouth of who has none); `nth` counts what it holds already. */
export function hold(host: Stack, thing: Stack, nth = 0, ...at: AnchorName[]): void {
  const lead = leadOf(host);
  const piece = leadOf(thing);
  const { hexcode, anchors } = piece.actor.drawing;
  const isHome = thing.pieces.some((part) => part !== piece && part.actor.drawing.anchors.eyes);
  growTo(thing, heldScale(piece, lead) * (isHome ? ROOMY : 1));
  const facing = facingOf(piece);
  if (facing !== 'front' && facing !== (facingOf(lead) === 'left' ? 'left' : 'right')) {
    mirrorPieces(thing.pieces);
  }
  const isOnString = ON_STRINGS.test(hexcode);
  const hands: AnchorName[] =
    (nth % 2 === 1 && !isOnString) || (BLADE.test(hexcode) && lead.actor.drawing.pose === 'throw')
      ? ['otherHand', 'hand', 'mouth']
      : ['hand', 'mouth'];
  const names: AnchorName[] = at.length > 0 ? [...at, ...hands] : hands;
  const side = facingOf(lead) === 'left' ? 0.12 : 0.88;
  const spot = spotOr(lead, side, 0.55, ...names);
  const isCarried =
    piece.actor.drawing.perAdult !== undefined && lead.actor.drawing.pose === 'holdBoth';
  const isInBoth = (IN_BOTH_HANDS.test(hexcode) || isCarried) && at.length === 0;
  if (isInBoth) centre(lead, spot);
  const away = facingOf(lead) === 'left' ? -1 : 1;
  if (isOnString && away < 0) mirrorPieces(thing.pieces);
  if (isOnString) {
    piece.angle = away * (UPRIGHT + ([0, -26, 26, -46, 46, -13, 13][nth % 7] ?? 0));
  } else if (BLADE.test(hexcode)) {
    if (away < 0) mirrorPieces(thing.pieces);
    piece.angle = away * 172;
  } else if (nth > 1) piece.angle = nth * 9;
  // Who is carried is held by the body, below the face.
  bringTo(thing, spotOr(leadOf(thing), 0.5, isCarried ? 0.78 : 0.6, 'grip'), spot);
  if (/^(dig|sweep)$/.test(lead.actor.drawing.pose ?? '')) reachGround(thing, spot);
  const isUpright = lead.actor.drawing.perAdult !== undefined;
  const isInMouth = !isUpright && !anchors.grip?.size;
  if (isInMouth && FLAG.test(hexcode) && away > 0) mirrorPieces(thing.pieces);
  if (isInMouth && facingOf(lead) !== 'front') {
    // It hangs from beak or muzzle, below the eyes.
    const { left, right, top, bottom } = extentOf(thing.pieces);
    const hung = at[0] === 'mouth' || anchors.grip ? 0.16 : 0.42;
    movePieces(thing.pieces, away * (right - left) * 0.36, (bottom - top) * hung);
  }
  const isBehind = /^26(02|14)/.test(hexcode) || (isOnString && lead.actor.drawing.perAdult);
  const isAtHead = /^(comb|aim|phone)$/.test(lead.actor.drawing.pose ?? '');
  if (!isBehind && !isAtHead && at[0] !== 'mouth' && !ACROSS.test(hexcode) && !BLADE.test(hexcode))
    clearFace(lead, thing, away, standingHeight(lead));
  joinStacks(host, thing, isBehind && !(isOverHead(lead, thing) && !isOnString) ? -1 : 2);
  const isInMouthOnly = at[0] === 'mouth' || (isAtHead && lead.actor.drawing.pose === 'comb');
  if (isBehind || isInMouthOnly || isHome) return;
  if (TORCH.test(hexcode)) shine(host, thing, away, standingHeight(lead));
  layOver(host, names[0] === 'otherHand' ? 'otherHand' : 'hand', 2.5);
  if (isInBoth) layOver(host, 'otherHand', 2.5);
}

/** A spade is no longer than from the hand to the ground. */
function reachGround(thing: Stack, hand: Spot): void {
  const { bottom } = extentOf(thing.pieces);
  if (bottom <= 0.02 || hand.y >= 0) return;
  const factor = -hand.y / (bottom - hand.y);
  movePieces(thing.pieces, 0, 0, factor);
  bringTo(thing, { x: hand.x * factor, y: hand.y * factor }, hand);
}

const TORCH = /^1F526/;

/** Lies level in the hand, with its light ahead. */
function shine(host: Stack, torch: Stack, away: number, tall: number): void {
  const lead = leadOf(host);
  const piece = leadOf(torch);
  const { left, right, top, bottom } = extentOf([piece]);
  const from = { x: away > 0 ? right : left, y: top + (bottom - top) * 0.25 };
  const beam = workProps.beam(from, tall * 0.8, lead.scale, lead.order + 1.9);
  if (away < 0) {
    beam.x = 2 * from.x - beam.x - beam.actor.drawing.bounds.width * beam.scale;
    beam.isMirrored = true;
  }
  host.pieces.push(beam);
}

/** Between both hands. */
function centre(lead: Piece, spot: Spot): void {
  const [one, other] = [anchorOf(lead, 'hand'), anchorOf(lead, 'otherHand')];
  if (!one || !other) return;
  spot.x = (one.x + other.x) / 2;
  spot.y = Math.max(one.y, other.y);
}

const TANDEM = /^own-tandem/;

/** Sets a rider on a back, a saddle or a board; both look the same way. */
export function mount(host: Stack, rider: Stack): void {
  if (leadOf(host).actor.drawing.perAdult) {
    sitOnShoulder(host, rider);
    return;
  }
  turnStack(host, 'right');
  turnStack(rider, 'right');
  const seat = anchorOf(leadOf(host), 'seat', 'back', 'top');
  const isBoard = seat !== undefined && !anchorOf(leadOf(host), 'seat', 'back');
  const person = leadOf(rider);
  const height = standingHeight(person);
  const isMachine = leadOf(host).actor.drawing.anchors.hand !== undefined;
  const own = extentOf([leadOf(host)]);
  const [wide, tall] = [own.right - own.left, own.bottom - own.top];
  /** A bicycle is a little longer than its rider is tall, a horse a little taller. */
  const wanted = isBoard
    ? 1
    : isMachine
      ? (height * (TANDEM.test(leadOf(host).actor.drawing.hexcode) ? 1.8 : 1.1)) / wide
      : (height * 1.08) / tall;
  const factor = Math.min(1.9, Math.max(isMachine ? 0.7 : 1, wanted));
  movePieces(host.pieces, 0, 0, factor);
  const room = (tall * factor) / Math.max(0.01, height);
  if (!isBoard && !isMachine && room < 0.6)
    movePieces(rider.pieces, 0, 0, Math.max(0.45, room / 0.6));
  seatOn(host, rider, isBoard, 0, isMachine ? 0.3 : 0.06);
}

/** Sets somebody on a seat, or with the feet on something; animals sink in by a share of theirs. */
export function seatOn(
  host: Stack,
  rider: Stack,
  isStanding: boolean,
  shift = 0,
  sunk = 0.05,
): void {
  const lead = leadOf(host);
  const body = leadOf(rider);
  if (lead.actor.drawing.perAdult) {
    sitOnShoulder(host, rider);
    return;
  }
  const spot = isStanding
    ? (anchorOf(lead, 'top', 'roof', 'back', 'seat') ?? surfaceOf(lead, 0.06))
    : (anchorOf(lead, 'seat', 'back', 'top') ?? surfaceOf(lead, 0.2));
  const { anchors, perAdult } = body.actor.drawing;
  const own =
    !isStanding && anchors.seat && (perAdult || stackFacing(rider) === 'front')
      ? spotOr(body, 0.5, 0.9, 'seat')
      : feetOf(body, isStanding ? 0.99 : 1 - sunk);
  bringTo(rider, own, { x: spot.x + shift, y: spot.y });
  joinStacks(host, rider, 2);
}
