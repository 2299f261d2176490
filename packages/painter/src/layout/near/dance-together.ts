import { standingHeight } from '../actions/body-points.ts';
import { setBeside } from '../actions/side-by-side.ts';
import { extentOf } from '../piece.ts';
import { leadOf, type Stack } from '../stack.ts';
import { note } from './show-moves.ts';

/** No longer chain of dancers than this. */
const MOST = 5;

/** Dancers of one wish take each other by the hand, with music above them. Returns those joined. */
export function danceTogether(dancers: readonly Stack[]): Stack[] {
  const [first, ...others] = dancers.slice(0, MOST);
  if (!first || others.length === 0) return [];
  for (const other of others) {
    setBeside(first, other, -0.13, { first: 'right', second: 'left' });
  }
  const { left, right, top } = extentOf(first.pieces);
  const lead = leadOf(first);
  const size = standingHeight(lead) * 0.13;
  for (const [nth, share, lift] of [
    [0, 0.2, 0.1],
    [1, 0.5, 0.6],
    [2, 0.8, 0],
  ] as const) {
    const at = { x: left + (right - left) * share, y: top - size * (0.6 + lift) };
    first.pieces.push(note(at, size, nth, lead));
  }
  return others;
}
