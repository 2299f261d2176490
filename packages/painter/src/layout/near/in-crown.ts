import { seatOn } from '../actions/attach.ts';
import { extentOf, movePieces } from '../piece.ts';
import { joinStacks, leadOf, type Stack } from '../stack.ts';

/** Where things hang in a crown, as shares of the tree's width and height. */
const TWIGS = [
  [0.3, 0.46],
  [0.68, 0.42],
  [0.5, 0.26],
  [0.2, 0.3],
  [0.8, 0.28],
] as const;

/** Each hangs from a twig of its own. */
export function hangInCrown(tree: Stack, thing: Stack, nth: number): void {
  const [crown, own] = [extentOf([leadOf(tree)]), extentOf(thing.pieces)];
  const [wide, tall] = [crown.right - crown.left, crown.bottom - crown.top];
  movePieces(thing.pieces, 0, 0, Math.min(1, (tall * 0.2) / (own.bottom - own.top)));
  const small = extentOf(thing.pieces);
  const [along, down] = TWIGS[nth % TWIGS.length] ?? TWIGS[0];
  const x = crown.left + along * wide - (small.left + small.right) / 2;
  movePieces(thing.pieces, x, crown.top + down * tall - small.top);
  joinStacks(tree, thing, 2);
}

/** A tree is so many times as tall as who sits in its crown. */
const CROWN = 2.1;

export function sitInCrown(tree: Stack, guest: Stack, nth: number): void {
  const [crown, own] = [extentOf([leadOf(tree)]), extentOf(guest.pieces)];
  const tall = own.bottom - own.top;
  movePieces(tree.pieces, 0, 0, Math.max(1, (tall * CROWN) / (crown.bottom - crown.top)));
  seatOn(tree, guest, false, shiftOf(nth) * tall);
}

/** Beside the trunk, under the crown. */
export function shade(host: Stack, guest: Stack, nth: number): void {
  const [tree, own] = [extentOf(host.pieces), extentOf(guest.pieces)];
  movePieces(guest.pieces, 0, 0, Math.min(1, (-tree.top * 0.42) / -own.top));
  const side = nth % 2 === 0 ? 1 : -1;
  const away = (tree.right - tree.left) * (0.27 + 0.2 * Math.floor(nth / 2));
  movePieces(guest.pieces, side * away, 0.05);
  joinStacks(host, guest, 2);
}

/** Horses, cows, giraffes: there is room between their legs. */
export const FOUR_LEGGED =
  /^(1F40E|1F404|1F402|1F418|1F992|1F993|1F42[AB]|1F98C|1FACF|1F98F|1F9A3|1F995|own-(unicorn|pegasus))/;
const BELLY = 0.4;
/** How much an animal may grow for who is under it. */
const GROWN = 1.5;

/** Below the belly of a large animal, on the same ground. */
export function standUnder(host: Stack, guest: Stack): void {
  const [animal, own] = [extentOf([leadOf(host)]), extentOf(guest.pieces)];
  const share = (own.bottom - own.top) / ((animal.bottom - animal.top) * BELLY);
  const grown = Math.min(GROWN, Math.max(1, share));
  movePieces(host.pieces, 0, 0, grown);
  movePieces(guest.pieces, 0, 0, Math.min(1, grown / share));
  const [room, small] = [extentOf([leadOf(host)]), extentOf(guest.pieces)];
  const x = room.left + (room.right - room.left) * 0.5 - (small.left + small.right) / 2;
  movePieces(guest.pieces, x, room.bottom + 0.02 - small.bottom);
  joinStacks(host, guest, 1);
}

/** How far the next one is to the side, in its own heights: right, left, further right. */
export const shiftOf = (nth: number) =>
  nth === 0 ? 0 : (nth % 2 === 1 ? 1 : -1) * Math.ceil(nth / 2) * 0.35;
