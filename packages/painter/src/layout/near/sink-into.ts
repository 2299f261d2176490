import { spotOr, standingHeight } from '../actions/body-points.ts';
import { extentOf, movePieces, type Piece, spotAt } from '../piece.ts';
import { joinStacks, leadOf, type Stack } from '../stack.ts';

/** Webs, fire, water, light: who is in them is seen whole. */
const OPEN =
  /^(1F578|1F525|own-campfire|1F308|1F4A7|1F30A|1F573|2601|2B50|2764|1F33E|1F33F|1F340|own-(rainbow|foam|lily|slope|branch))/;
/** So far below its upper edge the hips are, as a share of the thing or of who is in it. */
const DEEP = 0.2;
/** Who is in it is at most so broad as it, and the thing at least so high as this part of them. */
const BROAD = 0.8;
const LEAST = 0.62;
/** From this size on things are houses, and who is in them stands before them. */
const HOUSE = 1.9;

/** Whether any thing without a known opening may hide the lower half of who is in it. */
export function hasDepth({ actor: { drawing, size } }: Stack): boolean {
  return size < HOUSE && !OPEN.test(drawing.hexcode) && drawing.perAdult === undefined;
}

/** The upper edge over the middle of a thing: the heel of a shoe is higher than where one gets in. */
function openingOf(piece: Piece): number {
  const { top, bounds } = piece.actor.drawing;
  const count = top.length;
  const middle = top.slice(Math.floor(count * 0.4), Math.ceil(count * 0.6)).sort((a, b) => a - b);
  const y = middle[Math.floor(middle.length / 2)] ?? bounds.y;
  return spotAt(piece, bounds.x + bounds.width / 2, Math.min(y, bounds.y + bounds.height / 2)).y;
}

/** In a flowerpot, a dustbin, a pumpkin: behind its front, head and arms above its edge. */
export function sinkInto(host: Stack, guest: Stack, nth: number): void {
  const lead = leadOf(guest);
  const tall = standingHeight(lead);
  const before = extentOf([leadOf(host)]);
  movePieces(host.pieces, 0, 0, Math.max(1, (tall * LEAST) / (before.bottom - before.top)));
  const thing = extentOf([leadOf(host)]);
  const wide = thing.right - thing.left;
  const body = extentOf([lead]);
  movePieces(guest.pieces, 0, 0, Math.min(1, (wide * BROAD) / (body.right - body.left)));
  const own = extentOf([lead]);
  const high = (thing.bottom - thing.top) * DEEP;
  const edge = Math.max(
    thing.top + Math.min(high, (own.bottom - own.top) * DEEP),
    openingOf(leadOf(host)) + high * 0.5,
  );
  const hips = spotOr(lead, 0.5, lead.actor.drawing.perAdult ? 0.66 : 0.82, 'seat');
  const aside = nth === 0 ? 0 : (nth % 2 === 1 ? -0.25 : 0.25) * wide;
  const x = (thing.left + thing.right) / 2 + aside - (own.left + own.right) / 2;
  movePieces(guest.pieces, x, edge - hips.y);
  joinStacks(host, guest, -1 - nth * 0.1);
  const [left, width] = [thing.left - wide, wide * 3];
  for (const piece of guest.pieces) {
    piece.clip = {
      x: left,
      y: edge - 20,
      width,
      height: 20 + (thing.bottom - edge) * 0.5,
      radius: 0,
    };
  }
}
