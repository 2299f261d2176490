import type { Layout, Placement } from '../layout/layout.ts';

const n = (value: number) => value.toFixed(1);

/** Boats and fish on land, as below a bridge, have water under them. */
const BOATS =
  /^(1F41F|1F420|1F421|1F988|1F42C|1F433|1F40B|26F5|1F6F6|1F6A4|1F6E5|1F6A3|1F6F3|own-(boat|ship|pirate-ship|viking-ship|raft))/;
/** How much broader than the boat a pond is, and how high it is in widths. */
const BROADER = 0.82;
const FLAT = 0.2;

const isAground = ({ actor, wadesFrom, hasShadow }: Placement) =>
  hasShadow && wadesFrom === undefined && BOATS.test(actor.drawing.hexcode);

/** Where ponds lie: middle and half the width and height of each. */
export function pondsOf({ placements }: Layout) {
  return placements.filter(isAground).map(({ actor, x, y, scale }) => {
    const { width, height } = actor.drawing.bounds;
    const rx = width * scale * BROADER;
    return { x: x + (width * scale) / 2, y: y + height * scale * 0.96, rx, ry: rx * FLAT };
  });
}

export function ponds(layout: Layout, lit: (colour: string) => string): string {
  return pondsOf(layout)
    .map(({ x, y, rx, ry }) => {
      const oval = (grow: number, fill: string) =>
        `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx * grow)}" ry="${n(ry * grow)}" fill="${lit(fill)}"/>`;
      const wave = (dx: number, dy: number) =>
        `<path d="M${n(x + dx * rx)} ${n(y + dy * ry)}q${n(rx * 0.06)} ${n(-ry * 0.16)} ${n(rx * 0.12)} 0t${n(rx * 0.12)} 0" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="${n(ry * 0.05)}"/>`;
      return oval(1.05, '#d9c48c') + oval(1, '#5fb7e5') + wave(-0.75, 0.1) + wave(0.5, 0.45);
    })
    .join('');
}

export const pondOutlines = (layout: Layout): string =>
  pondsOf(layout)
    .map(({ x, y, rx, ry }) => `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}"/>`)
    .join('');
