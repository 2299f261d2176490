import type { Relation } from '../../wish/wish.ts';
import { feetOf } from '../actions/body-points.ts';
import { anchorOf, extentOf, movePieces, type Piece, spotAt } from '../piece.ts';
import { bringTo, joinStacks, leadOf, type Stack } from '../stack.ts';
import { hideBehind } from './hide-behind.ts';
import { roomBelow } from './room-below.ts';
import { hasDepth, sinkInto } from './sink-into.ts';

/** How much a thing may grow for who is upon or under it, and how much that one may shrink. */
const GROWN = 1.7;
const SHRUNK = 0.42;
/** One after the other at these shares of the width from the middle. */
const ASIDE = [0, 0.3, -0.3, 0.15, -0.15];

const asideOf = (nth: number) => ASIDE[nth % ASIDE.length] ?? 0;

function boxOf(pieces: readonly Piece[]) {
  const box = extentOf(pieces);
  return { ...box, wide: box.right - box.left, tall: box.bottom - box.top };
}

const grow = ({ pieces }: Stack, factor: number) => movePieces(pieces, 0, 0, factor);

/**
 * Joins a group to any drawing as it was said, by nothing but both outlines; the feet of the target
 * stand at (0, 0). `nth` counts who is there already.
 */
export function placeNear(target: Stack, guest: Stack, relation: Relation, nth: number): void {
  if (relation === 'on') standOn(target, guest, nth);
  else if (relation === 'in') goInto(target, guest, nth);
  else if (relation === 'above') hoverOver(target, guest, nth);
  else if (relation === 'below') goUnder(target, guest, nth);
  else if (relation === 'behind') hideBehind(target, guest, nth);
  else if (relation === 'front') standBefore(target, guest, nth);
  else if (relation === 'beside') standNextTo(target, guest, nth);
}

/** On its highest flat place, so broad that the feet find room there. */
function standOn(target: Stack, guest: Stack, nth: number): void {
  const base = boxOf([leadOf(guest)]).wide;
  const before = boxOf([leadOf(target)]).wide;
  grow(target, Math.min(GROWN, Math.max(1, (base * 0.75) / before)));
  const lead = leadOf(target);
  const thing = boxOf([lead]);
  grow(guest, Math.max(SHRUNK, Math.min(1, (thing.wide * 1.2) / base)));
  const body = leadOf(guest);
  const anchor = anchorOf(lead, 'seat', 'top', 'roof', 'back');
  const spot = anchor ?? flatPlace(lead, boxOf([body]).wide);
  bringTo(guest, feetOf(body, 0.97), spot);
  movePieces(guest.pieces, freePlace(target, guest, spot.x, thing.wide), 0);
  joinStacks(target, guest, 2 + nth * 0.1);
}

/** How far aside the next one covers least of who is upon it already. */
function freePlace(target: Stack, guest: Stack, x: number, wide: number): number {
  const lead = leadOf(target);
  const own = boxOf([leadOf(guest)]);
  const others = target.pieces
    .filter((piece) => piece !== lead && piece.actor.figure >= 0 && piece.order > lead.order)
    .map((piece) => boxOf([piece]));
  const room = boxOf([lead]);
  const covered = (dx: number) =>
    others.reduce((sum, other) => {
      const across = Math.min(own.right + dx, other.right) - Math.max(own.left + dx, other.left);
      return sum + Math.max(0, across);
    }, 0);
  const fits = (dx: number) =>
    x + dx > room.left + wide * 0.05 && x + dx < room.right - wide * 0.05;
  const ways = [0, 0.15, -0.15, 0.3, -0.3, 0.42, -0.42].map((share) => share * wide).filter(fits);
  const cost = (dx: number) => covered(dx) + Math.abs(dx) * 0.05;
  return ways.reduce((best, dx) => (cost(dx) < cost(best) ? dx : best), 0);
}

/** Where its upper edge is high, even and near the middle over the breadth of some feet. */
function flatPlace(piece: Piece, broad: number): { x: number; y: number } {
  const { top, bounds } = piece.actor.drawing;
  if (top.length === 0) return spotAt(piece, bounds.x + bounds.width / 2, bounds.y);
  const columns = Math.max(3, Math.round(Math.min(0.7 * top.length, (broad * 0.5) / piece.scale)));
  let best = { x: bounds.x + bounds.width / 2, y: bounds.y, cost: Number.POSITIVE_INFINITY };
  for (let from = 0; from + columns <= top.length; from++) {
    const edge = top.slice(from, from + columns).map((y) => Math.min(y, bounds.y + bounds.height));
    const [high, low] = [Math.min(...edge), Math.max(...edge)];
    const off = Math.abs(from + columns / 2 - top.length / 2) / top.length;
    const cost = (1.4 * (low - high)) / bounds.height + (high - bounds.y) / bounds.height + off;
    const y = high + (low - high) * 0.4;
    if (cost < best.cost) best = { x: bounds.x + from + columns / 2, y, cost };
  }
  return spotAt(piece, best.x, best.y);
}

/** Behind its front edge; what is too flat or too open for that shows who is in it before it. */
function goInto(target: Stack, guest: Stack, nth: number): void {
  if (hasDepth(target)) {
    sinkInto(target, guest, nth);
    return;
  }
  const [thing, own] = [boxOf([leadOf(target)]), boxOf(guest.pieces)];
  grow(guest, Math.min(1, (thing.wide * 0.5) / own.wide, (thing.tall * 0.5) / own.tall));
  const now = boxOf(guest.pieces);
  const x = (thing.left + thing.right - now.left - now.right) / 2 + asideOf(nth) * thing.wide;
  movePieces(guest.pieces, x, thing.bottom - thing.tall * 0.06 - now.bottom);
  joinStacks(target, guest, 1 + nth * 0.1);
}

/** In the air over all that is there already. */
function hoverOver(target: Stack, guest: Stack, nth: number): void {
  const [thing, before] = [boxOf([leadOf(target)]), boxOf(guest.pieces)];
  const most = Math.min(
    (1.3 * Math.max(thing.wide, thing.tall)) / before.wide,
    Math.max(1.1 * thing.tall, 0.7 * thing.wide) / before.tall,
  );
  grow(guest, Math.max(SHRUNK, Math.min(1, most)));
  const [all, own] = [boxOf(target.pieces), boxOf(guest.pieces)];
  const x = (thing.left + thing.right - own.left - own.right) / 2 + asideOf(nth) * thing.wide;
  const gap = 0.14 * Math.min(own.tall, thing.tall);
  movePieces(guest.pieces, x, all.top - gap - own.bottom);
  joinStacks(target, guest, 2);
}

/** On the ground, so far below the feet of who hangs or sits up there. */
export function placeOnGround(target: Stack, guest: Stack, high: number): void {
  const before = boxOf(guest.pieces);
  grow(guest, Math.max(0.6, Math.min(1, (high * 1.3) / before.tall)));
  const [thing, own] = [boxOf([leadOf(target)]), boxOf(guest.pieces)];
  const x = (thing.left + thing.right - own.left - own.right) / 2;
  movePieces(guest.pieces, x, thing.bottom + high + 0.02 - own.bottom);
  joinStacks(target, guest, 3);
}

/** What is under a thing without legs has it over the head, or is before its foot. */
const LIGHT = 0.9;
/** Things lower than this beside a grown-up lie upon somebody. */
const HANDY = 0.7;
/** So much of who is under a light thing is hidden by it. */
const CAPPED = 0.3;

/** Between legs, beside a stem, with a light thing over the head; else small at its foot. */
function goUnder(target: Stack, guest: Stack, nth: number): void {
  const before = boxOf(guest.pieces);
  const room = roomBelow(leadOf(target).actor.drawing);
  const { scale } = leadOf(target);
  if (room) {
    const wanted = Math.max(
      before.tall / (room.tall * scale * 0.95),
      before.wide / (room.wide * scale * 0.95),
    );
    const grown = Math.min(GROWN, Math.max(1, wanted));
    grow(target, grown);
    grow(guest, Math.min(1, grown / wanted));
    const own = boxOf(guest.pieces);
    const lead = leadOf(target);
    const spot = spotAt(lead, room.x, lead.actor.drawing.bounds.y);
    const low = boxOf([lead]).bottom;
    const aside = asideOf(nth) * room.wide * lead.scale;
    movePieces(guest.pieces, spot.x + aside - (own.left + own.right) / 2, low + 0.01 - own.bottom);
    joinStacks(target, guest, room.isOpen ? 1 : -0.5);
    return;
  }
  const thing = boxOf([leadOf(target)]);
  const isLight =
    thing.tall < LIGHT && (target.actor.drawing.tall ?? 1) < HANDY && !isBeing(target);
  if (isLight && nth === 0 && target.pieces.length === 1) {
    grow(target, Math.min(GROWN, Math.max(1, before.wide / thing.wide)));
    const own = boxOf(guest.pieces);
    movePieces(guest.pieces, -(own.left + own.right) / 2, -own.bottom);
    movePieces(target.pieces, 0, -own.tall * (1 - CAPPED));
    joinStacks(target, guest, -1);
    return;
  }
  grow(guest, Math.min(1, (thing.tall * 0.42) / before.tall, (thing.wide * 0.6) / before.wide));
  const own = boxOf(guest.pieces);
  const x = (thing.left + thing.right - own.left - own.right) / 2 + asideOf(nth) * thing.wide;
  movePieces(guest.pieces, x, thing.bottom + own.tall * 0.08 - own.bottom);
  joinStacks(target, guest, 2 + nth * 0.1);
}

function isBeing({ actor: { drawing } }: Stack): boolean {
  return drawing.perAdult !== undefined || drawing.anchors.eyes !== undefined;
}

/** A little nearer and to the side, so that most of what is behind is seen. */
function standBefore(target: Stack, guest: Stack, nth: number): void {
  const thing = boxOf([leadOf(target)]);
  const before = boxOf(guest.pieces);
  const isLarge = thing.tall > before.tall * 1.5;
  if (!isLarge) grow(guest, Math.min(1, Math.max(0.75, (thing.tall * 0.9) / before.tall)));
  const own = boxOf(guest.pieces);
  const side = nth % 2 === 0 ? 1 : -1;
  const further = Math.floor((nth + 1) / 2) * own.wide * 1.05;
  const away = isLarge
    ? thing.wide * 0.15 + side * further
    : side * (thing.wide * 0.32 + own.wide * 0.32 + Math.floor(nth / 2) * own.wide);
  const x = (thing.left + thing.right - own.left - own.right) / 2 + away;
  movePieces(guest.pieces, x, thing.bottom + 0.06 * Math.min(own.tall, thing.tall) - own.bottom);
  joinStacks(target, guest, 3 + nth * 0.1);
}

/** On the same ground, at the side where less is yet. */
function standNextTo(target: Stack, guest: Stack, nth: number): void {
  const [all, own] = [boxOf(target.pieces), boxOf(guest.pieces)];
  const gap = 0.06 * Math.min(all.wide, own.wide);
  const dx = nth % 2 === 0 ? all.right + gap - own.left : all.left - gap - own.right;
  movePieces(guest.pieces, dx, boxOf([leadOf(target)]).bottom - own.bottom);
  joinStacks(target, guest, 0.5);
}
