import { standingHeight } from '../actions/attach.ts';
import { around, propPiece } from '../actions/props.ts';
import { setBeside } from '../actions/side-by-side.ts';
import { extentOf } from '../piece.ts';
import { leadOf, type Stack } from '../stack.ts';

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
  const { scale, order } = leadOf(first);
  const size = standingHeight(leadOf(first)) * 0.13;
  for (const [share, lift, colour] of [
    [0.2, 0.1, '#8967aa'],
    [0.5, 0.6, '#e4513f'],
    [0.8, 0, '#4a9be0'],
  ] as const) {
    const at = { x: left + (right - left) * share, y: top - size * (0.6 + lift) };
    first.pieces.push(note(at, size, colour, scale, order + 3));
  }
  return others;
}

/** A quaver. */
function note(
  at: { x: number; y: number },
  size: number,
  colour: string,
  scale: number,
  order: number,
) {
  const [x, y, s] = [at.x / scale, at.y / scale, size / scale];
  const n = (value: number) => value.toFixed(2);
  const draw = (fill: string) =>
    `<path d="M${n(x + s * 0.22)} ${n(y + s * 0.3)}V${n(y - s * 0.6)}Q${n(x + s * 0.3)} ${n(y - s * 0.3)} ${n(x + s * 0.6)} ${n(y - s * 0.12)}" fill="none" stroke="#000" stroke-width="1.8" stroke-linecap="round"/><ellipse cx="${n(x)}" cy="${n(y + s * 0.3)}" rx="${n(s * 0.26)}" ry="${n(s * 0.2)}" fill="${fill}" stroke="#000" stroke-width="1.6"/>`;
  return propPiece('note', scale, order, around([at], size * 0.8), {
    colour: draw(colour),
    lines: draw('#fff'),
  });
}
