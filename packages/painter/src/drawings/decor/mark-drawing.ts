import { drawLetters } from '../../scenery/draw-letters.ts';
import type { Drawing } from '../drawing.ts';

export const MARKS = [
  'broken',
  'dirty',
  'wet',
  'shiny',
  'loved',
  'sick',
  'burning',
  'bursting',
] as const;

/** What an adjective leaves to be seen on a figure: "kaputt", "schmutzig", "nass". */
export type Mark = (typeof MARKS)[number];

type Box = Drawing['bounds'];

const ink = (width: number) =>
  `stroke="#000" stroke-width="${width.toFixed(2)}" stroke-linecap="round" stroke-linejoin="round"`;

/** Where marks lie, as shares of the figure's width and height. */
const SPOTS = [
  [0.34, 0.5],
  [0.62, 0.62],
  [0.5, 0.38],
  [0.42, 0.78],
  [0.68, 0.82],
] as const;
const AROUND = [
  [0.04, 0.12],
  [0.96, 0.1],
  [0.02, 0.52],
  [0.97, 0.48],
  [0.8, 0.02],
] as const;

/** Where flames stand and how high they are, as shares of the figure. */
const FLAMES = [
  [0.24, 0.3, 0.3],
  [0.72, 0.26, 0.36],
  [0.48, 0.16, 0.42],
  [0.14, 0.74, 0.24],
  [0.86, 0.76, 0.26],
] as const;

/** So much of a flame lies on what burns. */
const ROOTED = 0.4;

/** The drawing with its mark, in pictures and on colouring pages; `lines` are its own. */
export function markDrawing(drawing: Drawing, lines: string, mark: Mark): Drawing {
  const drawn = shapes[mark](drawing.bounds, drawing.top);
  const outlined = drawn.replace(/fill="#\w+"/g, 'fill="#fff"');
  // What flies apart is seen before the flash.
  const isBehind = mark === 'bursting';
  return {
    ...drawing,
    svg: isBehind ? drawn + drawing.svg : drawing.svg + drawn,
    lines: isBehind ? outlined + lines : lines + outlined,
  };
}

/** A vehicle with its number on a white disc. */
export function numberDrawing(drawing: Drawing, lines: string, text: string): Drawing {
  const { x, y, width, height } = drawing.bounds;
  const r = Math.min(width * 0.2, height * 0.26);
  const [middle, low] = [x + width * 0.52, y + height * 0.54];
  const disc = `<circle cx="${middle}" cy="${low}" r="${r}" fill="#fff" ${ink(1.6)}/>`;
  const letters = drawLetters(text, {
    x: middle,
    y: low + r * 0.5,
    size: r * 1.45,
    widest: r * 1.5,
  });
  return { ...drawing, svg: drawing.svg + disc + letters, lines: lines + disc + letters };
}

const shapes: Record<Mark, (box: Box, top: readonly number[]) => string> = {
  broken: (box) => {
    const { at, unit } = scaled(box);
    const crack = (share: readonly [number, number], way: number) => {
      const { x, y } = at(share);
      const d = `M${x} ${y - unit * 2.4}l${way * unit} ${unit * 1.3}l${-way * unit * 1.2} ${unit * 0.9}l${way * unit * 1.1} ${unit * 1.5}l${-way * unit * 0.5} ${unit * 1.3}`;
      return `<path d="${d}" fill="none" ${ink(unit * 0.42)}/>`;
    };
    return crack([0.36, 0.44], 1) + crack([0.66, 0.6], -1);
  },
  dirty: (box) =>
    spots(
      box,
      ({ x, y }, unit) =>
        blob(x, y, unit * 1.25, '#7a5636') + blob(x + unit * 1.7, y + unit, unit * 0.5, '#7a5636'),
    ),
  wet: (box) =>
    spots(box, ({ x, y }, unit) => drop(x, y, unit), AROUND) +
    spots(box, ({ x, y }, unit) => drop(x, y, unit * 0.8)),
  burning: ({ x, y, width, height }, top) => {
    const unit = Math.min(width, height);
    return FLAMES.map(([along, down, size]) => {
      // On what is painted there, not in the air above a back.
      const edge = top[Math.round(along * (top.length - 1))] ?? y;
      const foot = Math.max(y + down * height, edge + size * unit * ROOTED);
      return flame(x + along * width, Math.min(y + height, foot), size * unit);
    }).join('');
  },
  bursting: ({ x, y, width, height }) => {
    const [middle, centre] = [x + width / 2, y + height / 2];
    const reach = Math.max(width, height);
    const flash = (size: number, fill: string) => {
      const tips = Array.from({ length: 22 }, (_, at) => {
        const turn = (at / 22) * Math.PI * 2;
        const far = reach * size * (at % 2 === 0 ? 1 : 0.68);
        return `${(middle + Math.cos(turn) * far).toFixed(2)} ${(centre + Math.sin(turn) * far).toFixed(2)}`;
      });
      return `<path d="M${tips.join('L')}Z" fill="${fill}" ${ink(reach * 0.024)}/>`;
    };
    return flash(0.86, '#f1842c') + flash(0.66, '#fcd94b');
  },
  shiny: (box) => spots(box, ({ x, y }, unit) => star(x, y, unit * 1.5), AROUND),
  loved: (box) =>
    spots(box, ({ x, y }, unit) => heart(x, y, unit * 1.2), AROUND.slice(0, 2).concat([AROUND[4]])),
  sick: (box) => {
    const { at, unit } = scaled(box);
    const { x, y } = at([0.62, 0.3]);
    return `<g transform="rotate(-24 ${x} ${y})"><rect x="${x}" y="${y}" width="${unit * 4.4}" height="${unit}" rx="${unit * 0.5}" fill="#f4f9fd" ${ink(unit * 0.3)}/><circle cx="${x + unit * 4.2}" cy="${y + unit * 0.5}" r="${unit * 0.8}" fill="#ea5a47" ${ink(unit * 0.3)}/></g>`;
  },
};

function scaled({ x, y, width, height }: Box) {
  return {
    unit: Math.min(width, height) * 0.055,
    at: ([across, down]: readonly [number, number]) => ({
      x: x + width * across,
      y: y + height * down,
    }),
  };
}

function spots(
  box: Box,
  draw: (spot: { x: number; y: number }, unit: number) => string,
  where: readonly (readonly [number, number])[] = SPOTS,
): string {
  const { at, unit } = scaled(box);
  return where.map((share) => draw(at(share), unit)).join('');
}

const blob = (x: number, y: number, r: number, fill: string) =>
  `<path d="M${x - r} ${y}q${r * 0.1} ${-r * 0.9} ${r} ${-r * 0.8}q${r * 1.2} 0 ${r} ${r * 0.9}q${-r * 0.2} ${r * 0.9} ${-r} ${r * 0.8}q${-r * 1.1} 0 ${-r} ${-r * 0.9}z" fill="${fill}" ${ink(r * 0.2)}/>`;
const drop = (x: number, y: number, r: number) =>
  `<path d="M${x} ${y - r * 1.5}q${r * 1.6} ${r * 2} 0 ${r * 2.6}q${-r * 1.6} ${-r * 0.6} 0 ${-r * 2.6}z" fill="#61b2e4" ${ink(r * 0.3)}/>`;
const star = (x: number, y: number, r: number) =>
  `<path d="M${x} ${y - r}l${r * 0.28} ${r * 0.72}l${r * 0.72} ${r * 0.28}l${-r * 0.72} ${r * 0.28}l${-r * 0.28} ${r * 0.72}l${-r * 0.28} ${-r * 0.72}l${-r * 0.72} ${-r * 0.28}l${r * 0.72} ${-r * 0.28}z" fill="#fcea2b" ${ink(r * 0.16)}/>`;
const heart = (x: number, y: number, r: number) =>
  `<path d="M${x} ${y + r}q${-r * 1.8} ${-r * 1.2} ${-r * 0.9} ${-r * 1.9}q${r * 0.7} ${-r * 0.3} ${r * 0.9} ${r * 0.5}q${r * 0.2} ${-r * 0.8} ${r * 0.9} ${-r * 0.5}q${r * 0.9} ${r * 0.7} ${-r * 0.9} ${r * 1.9}z" fill="#ea5a47" ${ink(r * 0.2)}/>`;
/** A flame with its foot at (x, y). */
const flame = (x: number, y: number, h: number) =>
  `<path d="M${x} ${y}c${-h * 0.5} 0 ${-h * 0.5} ${-h * 0.5} ${-h * 0.18} ${-h * 0.66}c0 ${h * 0.16} ${h * 0.08} ${h * 0.2} ${h * 0.12} ${h * 0.14}c${h * 0.1} ${-h * 0.2} ${-h * 0.06} ${-h * 0.34} ${h * 0.1} ${-h * 0.5}c${h * 0.04} ${h * 0.3} ${h * 0.42} ${h * 0.46} ${h * 0.34} ${h * 0.74}c${-h * 0.04} ${h * 0.18} ${-h * 0.2} ${h * 0.28} ${-h * 0.38} ${h * 0.28}z" fill="#f1842c" ${ink(Math.max(0.8, h * 0.06))}/><path d="M${x} ${y - h * 0.06}c${-h * 0.22} 0 ${-h * 0.2} ${-h * 0.22} ${-h * 0.02} ${-h * 0.4}c${h * 0.04} ${h * 0.12} ${h * 0.22} ${h * 0.16} ${h * 0.18} ${h * 0.28}c${-h * 0.02} ${h * 0.08} ${-h * 0.08} ${h * 0.12} ${-h * 0.16} ${h * 0.12}z" fill="#fcd94b"/>`;
