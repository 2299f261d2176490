import { extentOf, movePieces } from '../piece.ts';
import { joinStacks, leadOf, type Stack } from '../stack.ts';

/** Where things stand, from the middle outwards, in shares of the table's width. */
const PLACES = [0, -0.26, 0.26, -0.4, 0.4, -0.13, 0.13];
/** The first is the largest: a cake among presents. */
const LARGEST = 0.34;
const OTHERS = 0.22;
/** Eggs and apples are as large as each other. */
const TINY = 0.25;
const SMALLEST = 0.12;
/** How high things are at most, as a share of the table's height. */
const HIGH = 0.75;

/** A cake, presents, plates: side by side on the top of a table. */
export function setOnTable(table: Stack, thing: Stack, nth: number): void {
  const top = extentOf([leadOf(table)]);
  const [wide, tall] = [top.right - top.left, top.bottom - top.top];
  const before = extentOf(thing.pieces);
  const isTiny = (leadOf(thing).actor.drawing.tall ?? 1) <= TINY;
  const room = wide * (isTiny ? SMALLEST : nth === 0 ? LARGEST : OTHERS);
  movePieces(
    thing.pieces,
    0,
    0,
    Math.min(1, room / (before.right - before.left), (tall * HIGH) / (before.bottom - before.top)),
  );
  const own = extentOf(thing.pieces);
  const x = (top.left + top.right) / 2 + (PLACES[nth % PLACES.length] ?? 0) * wide;
  movePieces(thing.pieces, x - (own.left + own.right) / 2, top.top + tall * 0.05 - own.bottom);
  joinStacks(table, thing, 2 - nth * 0.1);
}
