import { anchorOf, extentOf, movePieces, type Piece, type Spot } from '../piece.ts';
import { bringTo, joinStacks, leadOf, type Stack } from '../stack.ts';
import { pointOf, spotOr, standingHeight } from './body-points.ts';

/** How far down a figure without an anchor has its hips; who walks on four legs shows its chest. */
function hipsOf({ actor: { drawing } }: Piece): number {
  if (drawing.perAdult) return 0.66;
  if (drawing.bounds.width <= drawing.bounds.height) return 0.75;
  return drawing.anchors.neck ? 0.9 : 0.74;
}

/** Lets somebody look out of a pane, stand behind a railing or sit inside. */
export function board(host: Stack, guest: Stack, nth: number): boolean {
  const lead = leadOf(host);
  const hall = anchorOf(lead, 'hall');
  if (hall) {
    enter(host, guest, hall, nth);
    return true;
  }
  const pane = anchorOf(lead, 'window');
  const rim = anchorOf(lead, 'rim');
  const inside = anchorOf(lead, 'inside');
  const isTaken = host.pieces.some(({ clip }) => clip !== undefined && clip.radius > 0);
  if (pane && (!isTaken || !(rim ?? inside))) {
    if (isTaken) return false;
    lookOut(host, guest, pane);
    return true;
  }
  const spot = rim ?? inside;
  if (!spot) return false;
  const body = leadOf(guest);
  if (isContent(guest)) {
    fill(host, guest, spot, nth);
    return true;
  }
  const width = Math.min(body.actor.drawing.bounds.width * body.scale, standingHeight(body) * 0.62);
  const most = WINDOW.test(lead.actor.drawing.hexcode) ? 9 : 1.1;
  const isLong = LONG_BOAT.test(lead.actor.drawing.hexcode);
  const wide = spot.size * (nth === 0 || isLong ? 1.5 : NEXT);
  const fit = Math.min(most, wide / width);
  // A tub or a car grows for the first one, rather than that one shrinks to a doll.
  const grown =
    nth === 0 && body.actor.drawing.perAdult ? Math.min(GROWN, Math.max(1, 1 / fit)) : 1;
  movePieces(host.pieces, 0, 0, grown);
  movePieces(guest.pieces, 0, 0, fit * grown);
  Object.assign(spot, anchorOf(lead, rim ? 'rim' : 'inside'));
  const hips = spotOr(body, 0.5, hipsOf(body), 'seat');
  const aside =
    nth === 0
      ? 0
      : (nth % 2 === 1 ? -1 : 1) * Math.ceil(nth / 2) * spot.size * (isLong ? 0.92 : 0.62);
  const isTub = TUB.test(lead.actor.drawing.hexcode);
  // Babies sit up: their heads are seen over the edge.
  const isBaby = INFANT.test(body.actor.drawing.hexcode);
  if (standingHeight(body) < BABY) hips.y -= standingHeight(body) * (isTub || !isBaby ? 0.1 : 0.3);
  bringTo(guest, hips, {
    x: spot.x + aside,
    y:
      spot.y +
      (rim
        ? Math.min(
            spot.size * (body.actor.drawing.perAdult ? 0.3 : 0.1),
            standingHeight(body) * 0.22,
          )
        : 0),
  });
  joinStacks(host, guest, rim ? 1 : -1 - nth * 0.1);
  if (!rim && (isTub || isLong || (lead.actor.drawing.tall ?? 2) < 1)) {
    // Legs do not hang out beside a basket or below a tub.
    for (const piece of guest.pieces) {
      piece.clip = {
        x: spot.x - 20,
        y: spot.y - 20,
        width: 40,
        height: 20 + (isLong ? 0.1 : 0.03),
        radius: 0,
      };
    }
  }
  if (rim) {
    for (const piece of guest.pieces) {
      piece.clip = { x: rim.x - 20, y: rim.y - 20, width: 40, height: 20, radius: 0 };
    }
  }
  return true;
}

const TUB = /^(1F6C1|own-hot-tub)/;

/** In these one sits behind the other. */
const LONG_BOAT = /^(1F6F6|own-(boat|raft))/;

/** How much a vehicle may grow for who sits in it, and how broad the next one is at most. */
const GROWN = 1.5;
const NEXT = 1.1;

/** How much a house may grow for who is in it. */
const ROOMY = 2;

/** On the floor of a cave or a garage, whole; a second one beside the first. */
function enter(host: Stack, guest: Stack, hall: Spot, nth: number): void {
  const own = extentOf(guest.pieces);
  let fit = Math.min(
    (hall.size * (nth === 0 ? 0.92 : 0.5)) / (own.right - own.left),
    (hall.size * 0.9) / (own.bottom - own.top),
  );
  // The house grows for the first one, rather than that one shrinks to a doll.
  if (nth === 0 && fit < 1) {
    const grown = Math.min(ROOMY, 1 / fit);
    movePieces(host.pieces, 0, 0, grown);
    const wider = anchorOf(leadOf(host), 'hall') ?? hall;
    Object.assign(hall, wider);
    fit *= grown;
  }
  movePieces(guest.pieces, 0, 0, fit);
  const { left, right, bottom } = extentOf(guest.pieces);
  const aside = nth === 0 ? 0 : (nth % 2 === 1 ? 0.3 : -0.3) * hall.size;
  const low = hall.y + hall.size * (nth === 0 ? 0 : 0.06);
  movePieces(guest.pieces, hall.x + aside - (left + right) / 2, low - bottom);
  joinStacks(host, guest, 1 + nth);
}

const INFANT = /^1F476/;
/** Who is smaller is a baby, or a small animal. */
const BABY = 0.68;

/** Whoever looks out fills it. */
const WINDOW = /^own-window/;

const NEST = /^1FAB[9A]/;
/** Where in a basket one more thing lies, in sizes of its opening; the first in the middle. */
const HEAP = [0, -0.34, 0.34, -0.17, 0.17, -0.5, 0.5];

/** Eggs, apples, toys. */
function isContent({ actor: { drawing } }: Stack): boolean {
  return drawing.perAdult === undefined && drawing.anchors.eyes === undefined;
}

/** In a heap over the rim; eggs lie open in a nest. */
function fill(host: Stack, guest: Stack, spot: Spot, nth: number): void {
  const before = extentOf(guest.pieces);
  const size = Math.max(before.bottom - before.top, before.right - before.left);
  movePieces(guest.pieces, 0, 0, (spot.size * 0.55) / size);
  if (VASE.test(host.actor.drawing.hexcode)) {
    arrangeIn(host, guest, spot, nth);
    return;
  }
  const own = extentOf(guest.pieces);
  if (FOAM.test(guest.actor.drawing.hexcode)) {
    cover(host, guest, spot);
    return;
  }
  const isNest = NEST.test(host.actor.drawing.hexcode);
  const up = isNest ? 0 : nth > 2 ? spot.size * 0.2 : 0;
  const x = spot.x + (HEAP[nth % HEAP.length] ?? 0) * spot.size * (isNest ? 1 : 1.3);
  const low = spot.y + spot.size * (isNest ? 0.28 : -0.04) - up;
  movePieces(guest.pieces, x - (own.left + own.right) / 2, low - own.bottom);
  joinStacks(host, guest, isNest ? 1 + nth * 0.1 : -1 - nth * 0.1);
}

const VASE = /^(1F3FA|own-jug)/;
/** Flowers are so many times as long as the vase is wide, and a third of them stands in it. */
const LONG = 3;
const FANNED = [0, -16, 16, -30, 30];

function arrangeIn(vase: Stack, flower: Stack, spot: Spot, nth: number): void {
  const before = extentOf(flower.pieces);
  movePieces(flower.pieces, 0, 0, (spot.size * LONG) / (before.bottom - before.top));
  const own = extentOf(flower.pieces);
  const turn = FANNED[nth % FANNED.length] ?? 0;
  const x = spot.x + Math.sin((turn * Math.PI) / 180) * spot.size * 1.3;
  const low = spot.y + spot.size * LONG * 0.34;
  movePieces(flower.pieces, x - (own.left + own.right) / 2, low - own.bottom);
  leadOf(flower).angle = turn;
  joinStacks(vase, flower, -1 - nth * 0.1);
}

const FOAM = /^own-foam/;

/** Over the rim, before who sits in it. */
function cover(host: Stack, foam: Stack, spot: Spot): void {
  const before = extentOf(foam.pieces);
  movePieces(foam.pieces, 0, 0, (spot.size * 1.25) / (before.right - before.left));
  const own = extentOf(foam.pieces);
  const low = spot.y + spot.size * 0.1;
  movePieces(foam.pieces, spot.x - (own.left + own.right) / 2, low - own.bottom);
  joinStacks(host, foam, 2);
}

function lookOut(host: Stack, guest: Stack, pane: Spot): void {
  const body = leadOf(guest);
  const head = anchorOf(body, 'head');
  const extent = extentOf([body]);
  const wide = head?.size || (extent.right - extent.left) * 0.8;
  const eyes = anchorOf(body, 'eyes');
  const brow = head && eyes ? (eyes.y - head.y) * 1.25 : 0;
  movePieces(
    guest.pieces,
    0,
    0,
    pane.size / Math.max(wide / (body.actor.drawing.perAdult ? 1.3 : 1), brow),
  );
  const top = head
    ? spotOr(leadOf(guest), 0.5, 0, 'head')
    : { ...pointOf(leadOf(guest), 0.5, 0), size: 0 };
  bringTo(guest, top, { x: pane.x, y: pane.y - pane.size * 0.72 });
  joinStacks(host, guest, 1);
  const r = pane.size;
  for (const piece of guest.pieces) {
    piece.clip = { x: pane.x - r, y: pane.y - r, width: r * 2, height: r * 2, radius: r };
  }
}
