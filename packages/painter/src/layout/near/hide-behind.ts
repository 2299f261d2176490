import { spotOr, standingHeight } from '../actions/body-points.ts';
import { anchorOf, extentOf, movePieces } from '../piece.ts';
import { joinStacks, leadOf, type Stack, turnStack } from '../stack.ts';

const TREES = /^(own-tree$|own-apple-tree|own-birch|1F33[345]|own-fir|1F332|1F384)/;
/** A tree is so many times as high as who hides behind its trunk, under its crown or before it. */
const TREE_TALL = 1.75;
/** Half of a trunk, as a share of the crown's width. */
const TRUNK = 0.08;
/** How much of the body the trunk hides. */
const COVERED = 0.38;
/** Of what is lower than somebody, so much of the body stays hidden. */
const LEAST_HIDDEN = 0.52;
/** Who stands further back stands a little higher in the picture. */
const BACK = 0.05;

/** Half hidden: beside a trunk, over a fence or a sofa, around the corner of a house. */
export function hideBehind(host: Stack, guest: Stack, nth: number): void {
  const side = nth % 2 === 0 ? 1 : -1;
  const tall = standingHeight(leadOf(guest));
  const isTree = TREES.test(host.actor.drawing.hexcode);
  const before = extentOf([leadOf(host)]);
  const height = before.bottom - before.top;
  const least = isTree ? tall * TREE_TALL : height < tall ? tall * LEAST_HIDDEN : 0;
  movePieces(host.pieces, 0, 0, Math.max(1, least / height));
  if (!isTree) showEyes(host, guest, tall);
  const thing = extentOf([leadOf(host)]);
  const wide = thing.right - thing.left;
  const isLow = thing.bottom - thing.top < tall;
  // Of who stands half behind it the half with the face is seen.
  if (!isTree && !isLow) turnStack(guest, side > 0 ? 'right' : 'left');
  const own = extentOf(guest.pieces);
  if (isTree) {
    standBehindTrunk(host, guest, side, tall);
    return;
  }
  const away = isLow ? (nth === 0 ? wide * 0.12 : wide * 0.3) : wide / 2;
  const middle = (thing.left + thing.right) / 2 - (own.left + own.right) / 2;
  movePieces(guest.pieces, middle + side * away, -tall * BACK - own.bottom);
  joinStacks(host, guest, -1 - nth * 0.1);
}

/** Air between the eyes of who looks over a fence and its top, as a share of the height. */
const BELOW_EYES = 0.13;
const LOWEST = 0.3;

/** Whoever is behind a low thing looks over it. */
function showEyes(host: Stack, guest: Stack, tall: number): void {
  const eyes = anchorOf(leadOf(guest), 'eyes');
  const thing = extentOf([leadOf(host)]);
  const { bottom } = extentOf(guest.pieces);
  if (!eyes || thing.bottom - thing.top > tall * 1.3) return;
  const most = Math.max(tall * LOWEST, bottom - eyes.y + tall * (BACK - BELOW_EYES));
  movePieces(host.pieces, 0, 0, Math.min(1, most / (thing.bottom - thing.top)));
}

/** One side looks out from behind the trunk; the crown is above or behind the head. */
function standBehindTrunk(host: Stack, guest: Stack, side: 1 | -1, tall: number): void {
  const tree = extentOf([leadOf(host)]);
  const trunk = spotOr(leadOf(host), 0.5, 0.7, 'back').x;
  const edge = trunk + side * (tree.right - tree.left) * TRUNK;
  // What is thrown or held is beside the body.
  const own = extentOf([leadOf(guest)]);
  const width = own.right - own.left;
  const dx = side > 0 ? edge - own.left - width * COVERED : edge - own.right + width * COVERED;
  movePieces(guest.pieces, dx, -tall * BACK - own.bottom);
  for (const piece of guest.pieces) {
    const x = side > 0 ? edge : edge - 20;
    piece.clip = { x, y: tree.bottom - 20, width: 20, height: 20, radius: 0 };
  }
  joinStacks(host, guest, 1);
}
