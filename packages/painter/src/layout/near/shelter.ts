import { extentOf, movePieces } from '../piece.ts';
import { joinStacks, leadOf, type Stack } from '../stack.ts';

/** Only the upper third looks out. */
export function cover(host: Stack, guest: Stack): void {
  const [cloth, own] = [extentOf(host.pieces), extentOf(guest.pieces)];
  const factor = ((own.right - own.left) * 1.2) / (cloth.right - cloth.left);
  const least = ((own.bottom - own.top) * 0.6) / (cloth.bottom - cloth.top);
  movePieces(host.pieces, 0, 0, Math.max(factor, least));
  const height = -extentOf(host.pieces).top;
  const raised = Math.max(0, height - (own.bottom - own.top) * 0.6);
  movePieces(guest.pieces, -(own.left + own.right) / 2, -raised);
  joinStacks(host, guest, -1);
}

/** Between the legs of a table or the piers of a bridge; who comes next is at one of the sides. */
export function shelter(host: Stack, guest: Stack, nth: number): void {
  const [before, own] = [extentOf([leadOf(host)]), extentOf(guest.pieces)];
  const broad = (own.right - own.left) / ((before.right - before.left) * WITHIN);
  if (nth === 0) movePieces(host.pieces, 0, 0, Math.min(2.6, Math.max(1.5, broad)));
  const room = extentOf([leadOf(host)]);
  const wide = (room.right - room.left) * WITHIN;
  const fit = Math.min(
    1,
    (nth === 0 ? wide : wide * NEXT) / (own.right - own.left),
    (-room.top * 0.72) / -own.top,
  );
  movePieces(guest.pieces, 0, 0, fit);
  const now = extentOf(guest.pieces);
  const aside = (SIDES[nth % SIDES.length] ?? 0) * wide;
  movePieces(guest.pieces, (room.left + room.right) / 2 + aside - (now.left + now.right) / 2, 0);
  joinStacks(host, guest, 1 + nth * 0.1);
}

/** The room between the legs, and that of each further guest, as shares of the breadth. */
const WITHIN = 0.68;
const NEXT = 0.36;
const SIDES = [0, -0.34, 0.34, -0.17, 0.17];
