import sharp from 'sharp';
import { type Bitmap, closeGaps, distanceTo, mapBitmap, regionsOf } from './bitmap.ts';
import { followLines, type Line } from './follow-lines.ts';
import { thinLines } from './thin-lines.ts';
import { outlinesOf, writeCurve } from './write-curve.ts';

type Bounds = { x: number; y: number; width: number; height: number };

/** Pixels per unit in which a drawing is looked at. */
const DENSE = 4;
/** Units around the drawing that stay empty. */
const RIM = 2;
/** Half the width of a drawing's lines, in units. */
const HALF = 1;
/** Lines nearer than this, from edge to edge, become one, in units. */
const GAP = 1.3;
/** Areas smaller than this are no pleasure to colour and go into the line, in square units. */
const SMALLEST = 4;
/** A hole smaller than this is where colour and line slipped, in square units. */
const SLIP = 30;
/** Filled ink thicker than this is no line but an eye, a nose or a tyre: its inner radius in units. */
const THICK = 1.4;
/** Thicker than an eye: an area for colouring, its inner radius in units. */
const LARGE = 2.6;
/** What stays of its edge as a line, in units. */
const EDGE = 1.2;
/** Ends that thinning leaves at corners, in units. */
const SPUR = 2.4;
/** Lines with an open end shorter than this part nothing that could be coloured, in units. */
const OPEN = 9;
/** What stays of a line between two such ends, in units. */
const STUB = 5;
/** How dark ink is at most, of 255. */
const INK = 44;
/** Colours that differ by less in each of red, green and blue need no line between them. */
const ALIKE = 64;
/** A border nearer to ink than this belongs to it, in units. */
const BESIDE = 1.6;

/** The outline of a drawing as the `d` of a path, and its lines as the inside of an SVG. */
export type Traced = { paper: string; ink: string };

/** A traced drawing as a figure for colouring: white, so that it hides what is behind it. */
export const coloringFigure = ({ paper, ink }: Traced) =>
  `<path d="${paper}" fill="#fff" fill-rule="evenodd"/>${ink}`;

/**
 * Closed lines of one width around the areas of a coloured drawing, drawn along what its pixels
 * show. Lines that slipped from their colour become one with its edge, areas too small to colour
 * close. All in the units of the drawing.
 */
export async function traceDrawing(svg: string, bounds: Bounds): Promise<Traced> {
  const seen = await look(svg, bounds);
  const ink = inkOf(seen);
  const blobs = thickOf(mapBitmap(seen.whole, (at) => seen.isDark(at) && seen.isFilled(at)));
  const { solid, within } = parted(blobs);
  const lined = mapBitmap(ink, (at, value) => value === 1 && !within.on[at]);
  const closed = fillSmall(closeGaps(lined, (GAP / 2) * DENSE));
  const radius = distanceTo(closed, 0);
  const toUnits = ({ x, y }: { x: number; y: number }) => ({
    x: bounds.x - RIM + x / DENSE,
    y: bounds.y - RIM + y / DENSE,
  });
  const { width } = closed;
  const pointOf = (at: number) => ({ x: (at % width) + 0.5, y: Math.floor(at / width) + 0.5 });
  const thin = withoutSpurs(thinLines(closed), radius);
  const lines = followLines(thin);
  const strokes: string[] = [];
  const dots: string[] = [];
  for (const { pixels, isRing, freeEnds } of lines) {
    const [first = 0] = pixels;
    if (isDot({ pixels, isRing, freeEnds })) {
      const { x, y } = toUnits(pointOf(first));
      const size = Math.max(...pixels.map((at) => radius[at] ?? 0)) / DENSE;
      if (size > 0.8) dots.push(`<circle cx="${n(x)}" cy="${n(y)}" r="${n(size)}"/>`);
    } else strokes.push(writeCurve(pixels.map(pointOf), isRing, toUnits));
  }
  const paper = outlinesOf(paperOf(seen.whole, thin));
  const white = paper.map((loop) => writeCurve(loop, true, toUnits, 2)).join('');
  const black = outlinesOf(solid)
    .map((loop) => writeCurve(loop, true, toUnits, 3))
    .join('');
  return {
    paper: white,
    ink: `<path d="${strokes.join('')}" fill="none" stroke="#000" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/><path d="${black}" fill="#000" fill-rule="evenodd"/><g fill="#000">${dots.join('')}</g>`,
  };
}

const n = (value: number) => value.toFixed(2);

type Seen = {
  width: number;
  height: number;
  /** Red, green, blue and opacity of each pixel. */
  data: Buffer;
  isDark(at: number): boolean;
  /** Whether an area of ink is drawn there, not only a line. */
  isFilled(at: number): boolean;
  /** What the drawing covers, small slips included. */
  whole: Bitmap;
  /** Pixels from the outside to a pixel of the drawing. */
  depth(at: number): number;
};

async function look(svg: string, bounds: Bounds): Promise<Seen> {
  const [width, height] = [bounds.width, bounds.height].map((side) =>
    Math.ceil((side + 2 * RIM) * DENSE),
  ) as [number, number];
  const view = `${bounds.x - RIM} ${bounds.y - RIM} ${width / DENSE} ${height / DENSE}`;
  const render = (inner: string) =>
    sharp(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${view}">${inner}</svg>`,
      ),
    )
      .ensureAlpha()
      .raw()
      .toBuffer();
  const [data, filled] = await Promise.all([render(svg), render(inkAreas(svg))]);
  const on = new Uint8Array(width * height);
  for (let at = 0; at < on.length; at++) on[at] = (data[at * 4 + 3] ?? 0) > 110 ? 1 : 0;
  const whole = { width, height, on };
  for (const hole of regionsOf(whole, 0)) {
    if (hole.length < SLIP * DENSE * DENSE) for (const at of hole) on[at] = 1;
  }
  const depths = distanceTo(whole, 0);
  const isDark = (at: number) =>
    (data[at * 4 + 3] ?? 0) > 110 &&
    Math.max(data[at * 4] ?? 0, data[at * 4 + 1] ?? 0, data[at * 4 + 2] ?? 0) <= INK;
  const isFilled = (at: number) => (filled[at * 4 + 3] ?? 0) > 110;
  return { width, height, data, whole, isDark, isFilled, depth: (at) => depths[at] ?? 0 };
}

const ELEMENT = /<(path|circle|ellipse|rect|polygon|polyline|line)\b[^>]*>/g;

/** Only what is filled with black, without its outline. */
function inkAreas(svg: string): string {
  return svg.replace(ELEMENT, (element) => {
    const fill = /\sfill="([^"]*)"/.exec(element)?.[1];
    if (fill !== undefined && !/^#0+$/.test(fill)) return '';
    return element.replace(/\sstroke="[^"]*"/, '').replace(/\s*(\/?)>$/, ' stroke="none"$1>');
  });
}

/** Dark lines, the rim of the whole, and borders between colours that no line marks. */
function inkOf({ width, height, data, whole, isDark, depth }: Seen): Bitmap {
  const on = new Uint8Array(whole.on.length);
  for (let at = 0; at < on.length; at++) {
    if (!whole.on[at]) continue;
    if (isDark(at) || depth(at) <= HALF * DENSE) on[at] = 1;
  }
  const ink = { width, height, on };
  const toInk = distanceTo(ink, 1);
  const borders = new Uint8Array(on.length);
  const differ = (at: number, to: number) => {
    for (let part = 0; part < 3; part++) {
      if (Math.abs((data[at * 4 + part] ?? 0) - (data[to * 4 + part] ?? 0)) > ALIKE) return true;
    }
    return false;
  };
  for (let at = 0; at < on.length - 2 * width; at++) {
    if (on[at] || (toInk[at] ?? 0) < 2) continue;
    if (differ(at, at + 2) || differ(at, at + 2 * width)) borders[at] = 1;
  }
  const grown = closeGaps({ width, height, on: borders }, 1.5);
  const toBorder = distanceTo(grown, 1);
  const wide = mapBitmap(grown, (at) => (toBorder[at] ?? 0) < 2);
  for (const border of regionsOf(wide, 1)) {
    const apart = border.filter((at) => (toInk[at] ?? 0) > BESIDE * DENSE).length;
    if (apart < border.length * 0.3) continue;
    for (const at of border) on[at] = 1;
  }
  const inked = { width, height, on };
  return inked;
}

/** Eyes, noses, tyres: what is black and thicker than a line. */
function thickOf(ink: Bitmap): Bitmap {
  const inner = distanceTo(ink, 0);
  const cores = mapBitmap(ink, (at) => (inner[at] ?? 0) >= THICK * DENSE);
  const toCore = distanceTo(cores, 1);
  return mapBitmap(ink, (at, value) => value === 1 && (toCore[at] ?? 0) <= THICK * DENSE);
}

/** Eyes stay black; of what is larger, tyres and noses, the inside is an area to colour. */
function parted(blobs: Bitmap): { solid: Bitmap; within: Bitmap } {
  const inner = distanceTo(blobs, 0);
  const solid = { ...blobs, on: blobs.on.slice() };
  const within = { ...blobs, on: new Uint8Array(blobs.on.length) };
  for (const blob of regionsOf(blobs, 1)) {
    if (!blob.some((at) => (inner[at] ?? 0) > LARGE * DENSE)) continue;
    for (const at of blob) {
      solid.on[at] = 0;
      if ((inner[at] ?? 0) > EDGE * DENSE) within.on[at] = 1;
    }
  }
  return { solid, within };
}

/** Areas too small to colour become ink. */
function fillSmall(ink: Bitmap): Bitmap {
  const filled = mapBitmap(ink, (_at, value) => value === 1);
  for (const area of regionsOf(ink, 0)) {
    if (area.length < SMALLEST * DENSE * DENSE) for (const at of area) filled.on[at] = 1;
  }
  return filled;
}

const isDot = ({ pixels, freeEnds }: Line) => freeEnds === 2 && pixels.length < DENSE;

/** The lines without the short ends that thinning leaves at thick places. */
function withoutSpurs(thin: Bitmap, radius: Float32Array): Bitmap {
  const apart = new Set(
    followLines(thin).flatMap((line) => (line.freeEnds === 2 ? line.pixels : [])),
  );
  for (let round = 0; round < 2; round++) {
    for (const { pixels, isRing, freeEnds } of followLines(thin)) {
      if (isRing || freeEnds !== 1) continue;
      const thick = Math.max(
        ...pixels.slice(-3).map((at) => radius[at] ?? 0),
        ...pixels.slice(0, 3).map((at) => radius[at] ?? 0),
      );
      const isShort = pixels.length <= SPUR * DENSE || pixels.length <= thick * 1.3;
      if (!isShort && pixels.length > OPEN * DENSE) continue;
      // Asked of all before any goes: the fork itself belongs to the other lines.
      const spur = pixels.filter((at) => !forks(thin, at));
      for (const at of spur) thin.on[at] = 0;
    }
    thin = thinLines(thin);
  }
  // What is left of a fork whose ends went is no eye.
  for (const line of followLines(thin)) {
    const isStub = line.freeEnds === 2 && line.pixels.length < STUB * DENSE;
    if (isStub) for (const at of line.pixels) if (!apart.has(at)) thin.on[at] = 0;
  }
  return thin;
}

/** What of the drawing lies within its lines: white, so that it hides what is behind. */
function paperOf({ width, height, on }: Bitmap, lines: Bitmap): Bitmap {
  const paper = { width, height, on: on.slice() };
  const [outside = new Int32Array()] = regionsOf(lines, 0);
  for (const at of outside) paper.on[at] = 0;
  return paper;
}

function forks({ width, on }: Bitmap, at: number): boolean {
  let neighbours = 0;
  for (const row of [-width, 0, width])
    for (const column of [-1, 0, 1])
      if (row + column !== 0) neighbours += on[at + row + column] ?? 0;
  return neighbours > 2;
}
