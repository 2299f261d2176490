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

/** Between the legs of a table. */
export function shelter(host: Stack, guest: Stack): void {
  const [before, own] = [extentOf([leadOf(host)]), extentOf(guest.pieces)];
  const broad = (own.right - own.left) / ((before.right - before.left) * 0.68);
  movePieces(host.pieces, 0, 0, Math.min(2.6, Math.max(1.5, broad)));
  const room = extentOf([leadOf(host)]);
  const fit = Math.min(
    1,
    ((room.right - room.left) * 0.68) / (own.right - own.left),
    (-room.top * 0.72) / -own.top,
  );
  movePieces(guest.pieces, 0, 0, fit);
  joinStacks(host, guest, 1);
}
