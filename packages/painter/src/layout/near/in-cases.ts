import { extentOf, movePieces } from '../piece.ts';
import { joinStacks, leadOf, type Stack } from '../stack.ts';

/** Middles of fish in a tank, as shares of its width and height; all are of one size. */
const SWUM = [
  [0.36, 0.42],
  [0.68, 0.56],
  [0.34, 0.72],
  [0.66, 0.32],
  [0.5, 0.56],
] as const;
const FISH = 0.34;
/** Snails and chests lie on the sand, the next ones crawl at the panes. */
const LAID = [
  [0.2, 0.8],
  [0.8, 0.8],
  [0.5, 0.44],
  [0.22, 0.5],
  [0.5, 0.8],
  [0.78, 0.5],
] as const;
const CRAWLER = 0.24;

/** Whole in the water of a tank, one beside and below the other. */
export function swimIn(tank: Stack, fish: Stack, nth: number, isAfloat = true): void {
  const [box, before] = [extentOf([leadOf(tank)]), extentOf(fish.pieces)];
  const [wide, tall] = [box.right - box.left, box.bottom - box.top];
  const largest = isAfloat ? FISH : CRAWLER;
  const most = Math.min(
    (wide * largest) / (before.right - before.left),
    (tall * largest) / (before.bottom - before.top),
  );
  movePieces(fish.pieces, 0, 0, most);
  const spots = isAfloat ? SWUM : LAID;
  const [along, down] = spots[nth % spots.length] ?? SWUM[0];
  moveTo(fish, box.left + wide * along, box.top + tall * down);
  joinStacks(tank, fish, 1 + nth * 0.1);
}

/** On the lowest board of a shelf, which is free: middles as shares of its width. */
const ALONG = [0.5, 0.22, 0.78, 0.36, 0.64];
const BOARD = { low: 0.95, tall: 0.26, wide: 0.27 };
/** How much a shelf may grow for who sits in it. */
const GROWN = 1.6;

export function setOnBoard(shelf: Stack, thing: Stack, nth: number): void {
  const before = extentOf(thing.pieces);
  const first = extentOf([leadOf(shelf)]);
  const wanted = Math.max(
    (before.bottom - before.top) / ((first.bottom - first.top) * BOARD.tall),
    (before.right - before.left) / ((first.right - first.left) * BOARD.wide),
  );
  if (nth === 0) movePieces(shelf.pieces, 0, 0, Math.min(GROWN, Math.max(1, wanted)));
  const box = extentOf([leadOf(shelf)]);
  const [wide, tall] = [box.right - box.left, box.bottom - box.top];
  const fit = Math.min(
    1,
    (tall * BOARD.tall) / (before.bottom - before.top),
    (wide * BOARD.wide) / (before.right - before.left),
  );
  movePieces(thing.pieces, 0, 0, fit);
  const own = extentOf(thing.pieces);
  const x = box.left + wide * (ALONG[nth % ALONG.length] ?? 0.5);
  moveTo(thing, x, box.top + tall * BOARD.low - (own.bottom - own.top) / 2);
  joinStacks(shelf, thing, 1 + nth * 0.1);
}

function moveTo({ pieces }: Stack, x: number, y: number): void {
  const { left, right, top, bottom } = extentOf(pieces);
  movePieces(pieces, x - (left + right) / 2, y - (top + bottom) / 2);
}
