import type { Frame } from '../../layout/layout.ts';

/**
 * One area of a backdrop; what is too fine for colouring is left out there. Curves are absolute or
 * relative SVG in pixels.
 */
export type Area = { path: string; fill: string; isFine?: boolean };

const n = (value: number) => value.toFixed(1);

export const box = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  radius = 0,
): Area => {
  const r = Math.min(radius, width / 2, height / 2);
  const path =
    r > 0
      ? `M${n(x + r)} ${n(y)}h${n(width - 2 * r)}q${n(r)} 0 ${n(r)} ${n(r)}v${n(height - 2 * r)}q0 ${n(r)} ${n(-r)} ${n(r)}h${n(2 * r - width)}q${n(-r)} 0 ${n(-r)} ${n(-r)}v${n(2 * r - height)}q0 ${n(-r)} ${n(r)} ${n(-r)}Z`
      : `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}Z`;
  return { path, fill };
};

export const disc = (x: number, y: number, rx: number, fill: string, ry = rx): Area => ({
  path: `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 0 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 0 ${n(-2 * rx)} 0Z`,
  fill,
});

export const fine = (area: Area): Area => ({ ...area, isFine: true });

/**
 * A pencil for one frame: x in shares of its width, y in shares of its height from the horizon
 * down (above it negative), so that one drawing serves square, upright and broad pictures.
 */
export function pencil({ width, height, horizon }: Frame) {
  const [at, down] = [(x: number) => x * width, (y: number) => horizon + y * height];
  const small = Math.min(width, height);
  return {
    rect: (x: number, y: number, wide: number, high: number, fill: string, radius = 0) =>
      box(at(x), down(y), wide * width, high * height, fill, radius * small),
    /** Round in every frame; `r` in shares of its smaller side. */
    ball: (x: number, y: number, r: number, fill: string) => disc(at(x), down(y), r * small, fill),
    oval: (x: number, y: number, rx: number, ry: number, fill: string) =>
      disc(at(x), down(y), rx * width, fill, ry * height),
    /** "M.1 -.2L.3 0Q…Z": absolute commands whose numbers are pairs of such shares. */
    curve: (path: string, fill: string): Area => ({
      path: path.replace(
        /(-?[\d.]+)[ ,]+(-?[\d.]+)/g,
        (_, x, y) => `${n(at(Number(x)))} ${n(down(Number(y)))}`,
      ),
      fill,
    }),
  };
}

/** One of several colours, again and again. */
export const nthOf = (colours: readonly string[], at: number) =>
  colours[at % colours.length] ?? '#ffffff';

/** The same drawn so many times, `at` counts. */
export const times = (count: number, draw: (at: number) => Area | Area[]): Area[] =>
  Array.from({ length: count }, (_, at) => draw(at)).flat();

export function paintAreas(areas: readonly Area[], lit: (colour: string) => string): string {
  return areas
    .map(({ path, fill }) => {
      const opacity =
        fill.length > 7
          ? ` fill-opacity="${(Number.parseInt(fill.slice(7), 16) / 255).toFixed(2)}"`
          : '';
      return `<path d="${path}" fill="${lit(fill.slice(0, 7))}"${opacity}/>`;
    })
    .join('');
}

/** Between its edges an area needs so many pens, else there is nothing to colour. */
const THINNEST = 4;

export function outlineAreas(areas: readonly Area[], pen = 0): string {
  return areas
    .flatMap(({ path, isFine }) =>
      isFine || isThin(path, pen * THINNEST) ? [] : `<path d="${path}"/>`,
    )
    .join('');
}

/** A straight bar thinner than that: a post, a rail, a shelf. */
function isThin(path: string, least: number): boolean {
  const [, wide, high] = /^M[-\d.]+ [-\d.]+h([-\d.]+)v([-\d.]+)h[-\d.]+Z$/.exec(path) ?? [];
  const round = /^M[-\d.]+ [-\d.]+h([-\d.]+)q([\d.]+) 0 [^v]*v([-\d.]+)/.exec(path);
  const sides = round
    ? [Number(round[1]) + 2 * Number(round[2]), Number(round[3]) + 2 * Number(round[2])]
    : wide && high
      ? [Number(wide), Number(high)]
      : [];
  return sides.some((side) => Math.abs(side) < least);
}
