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

/** How far the next one is to the side, in its own heights: right, left, further right. */
export const shiftOf = (nth: number) =>
  nth === 0 ? 0 : (nth % 2 === 1 ? 1 : -1) * Math.ceil(nth / 2) * 0.35;
