import type { Frame } from '../../layout/layout.ts';
import { type Area, fine, nthOf, pencil, times } from './areas.ts';

const GOODS = ['#e2725f', '#f0bd55', '#8fbf78', '#7fb3d8', '#b79ad0', '#e9a0b4'] as const;

/** Shelves full of goods and a counter with a till. */
export function shop(frame: Frame): Area[] {
  const { rect, ball, curve } = pencil(frame);
  const shelf = (x: number, wide: number) => [
    rect(x, -0.44, wide, 0.46, '#d7b283', 0.006),
    ...times(3, (row) => rect(x + 0.01, -0.42 + row * 0.145, wide - 0.02, 0.115, '#f3e2c4')),
    ...times(3, (row) =>
      times(4, (at) => {
        const step = (wide - 0.03) / 4;
        const [left, low] = [x + 0.015 + at * step, -0.305 + row * 0.145];
        const colour = nthOf(GOODS, at + row * 2);
        return (at + row) % 3 === 0
          ? ball(left + step * 0.45, low - 0.032, 0.03, colour)
          : rect(left + step * 0.08, low - 0.085, step * 0.72, 0.085, colour, 0.01);
      }),
    ),
  ];
  return [
    ...shelf(0.03, 0.3),
    ...shelf(0.36, 0.28),
    rect(0.68, -0.13, 0.3, 0.17, '#c98f5c', 0.008),
    rect(0.665, -0.155, 0.33, 0.035, '#e3bd8b', 0.008),
    curve('M.8 -.155L.815 -.24L.905 -.24L.92 -.155Z', '#9aa7b4'),
    fine(rect(0.825, -0.23, 0.07, 0.03, '#d8f0e0', 0.004)),
    ...times(5, (at) =>
      curve(
        `M${0.67 + at * 0.064} -.5L${0.734 + at * 0.064} -.5L${0.734 + at * 0.064} -.43Q${0.702 + at * 0.064} -.4 ${0.67 + at * 0.064} -.43Z`,
        at % 2 ? '#fbf3e6' : '#e2725f',
      ),
    ),
  ];
}

/** High shelves with books from wall to wall. */
export function library(frame: Frame): Area[] {
  const { rect, oval, curve } = pencil(frame);
  const books = (x: number, low: number, wide: number, from: number) =>
    times(7, (at) => {
      const step = wide / 7;
      const high = 0.07 + ((at * 5 + from * 3) % 4) * 0.008;
      const book = rect(x + at * step, low - high, step * 0.86, high, nthOf(GOODS, at + from));
      return at % 2 === 0 ? book : fine(book);
    });
  return [
    ...times(3, (at) => {
      const x = 0.02 + at * 0.33;
      return [
        rect(x, -0.54, 0.3, 0.56, '#a9764a', 0.006),
        ...times(4, (row) => rect(x + 0.014, -0.52 + row * 0.132, 0.272, 0.112, '#7c5436')),
        ...times(4, (row) => books(x + 0.022, -0.408 + row * 0.132, 0.256, at + row)),
      ];
    }),
    oval(0.5, 0.2, 0.36, 0.1, '#9cb9a2'),
    fine(oval(0.5, 0.2, 0.3, 0.08, '#b7cdb8')),
    fine(curve('M.86 .05L.865 -.12L.875 -.12L.88 .05Z', '#8a5a3c')),
    curve('M.83 -.11L.85 -.2L.89 -.2L.91 -.11Z', '#f0cf84'),
  ];
}

/** Tools on the wall above a bench with a vice. */
export function workshop(frame: Frame): Area[] {
  const { rect, ball, curve } = pencil(frame);
  return [
    rect(0.3, -0.5, 0.62, 0.28, '#d9b78a', 0.01),
    curve('M.36 -.46L.48 -.46L.48 -.42L.44 -.42L.44 -.27L.4 -.27L.4 -.42L.36 -.42Z', '#8d99a6'),
    rect(0.53, -0.45, 0.03, 0.12, '#d9623f', 0.01),
    rect(0.541, -0.34, 0.008, 0.09, '#8d99a6'),
    curve('M.62 -.46L.76 -.4L.76 -.36L.62 -.42Z', '#aeb9c4'),
    curve('M.75 -.41L.83 -.42L.83 -.34L.75 -.35Z', '#b3763f'),
    ball(0.87, -0.36, 0.035, '#8d99a6'),
    fine(ball(0.87, -0.36, 0.018, '#d9b78a')),
    rect(0.24, -0.14, 0.72, 0.035, '#b88150', 0.006),
    rect(0.28, -0.105, 0.05, 0.14, '#97673e'),
    rect(0.87, -0.105, 0.05, 0.14, '#97673e'),
    rect(0.42, -0.1, 0.3, 0.1, '#a9764a', 0.008),
    fine(ball(0.57, -0.05, 0.012, '#e9cf9c')),
    rect(0.66, -0.2, 0.1, 0.06, '#5f7f9c', 0.008),
    rect(0.05, -0.3, 0.14, 0.33, '#c55b4a', 0.01),
    ...times(3, (at) => rect(0.065, -0.275 + at * 0.1, 0.11, 0.07, '#dd8272', 0.006)),
  ];
}

/** Stone walls, a small window, barrels and steps. */
export function cellar(frame: Frame): Area[] {
  const { rect, oval, curve } = pencil(frame);
  const barrel = (x: number, low: number) => [
    curve(
      `M${x} ${low}Q${x - 0.03} ${low - 0.1} ${x} ${low - 0.2}L${x + 0.13} ${low - 0.2}Q${x + 0.16} ${low - 0.1} ${x + 0.13} ${low}Z`,
      '#a8743f',
    ),
    rect(x - 0.008, low - 0.16, 0.146, 0.02, '#6b7075'),
    rect(x - 0.008, low - 0.06, 0.146, 0.02, '#6b7075'),
  ];
  return [
    ...times(5, (row) =>
      times(5, (at) =>
        fine(
          rect(
            at * 0.22 - (row % 2 ? 0.11 : 0),
            -0.6 + row * 0.125,
            0.2,
            0.108,
            (at + row) % 3 ? '#a9a3a8' : '#9b959c',
            0.02,
          ),
        ),
      ),
    ),
    rect(0.42, -0.5, 0.17, 0.14, '#7d7680', 0.01),
    rect(0.435, -0.485, 0.14, 0.11, '#f6e9a8'),
    ...times(3, (at) => rect(0.463 + at * 0.035, -0.485, 0.012, 0.11, '#6b6470')),
    fine(curve('M.435 -.375L.575 -.375L.72 .1L.4 .1Z', '#f6e9a855')),
    fine(curve('M0 -.6L.2 -.6Q.12 -.53 .09 -.47Q.03 -.43 0 -.36Z', '#ffffff40')),
    ...times(4, (at) => rect(0.76 + at * 0.06, -0.04 - at * 0.08, 0.3, 0.08, '#8b848c')),
    ...barrel(0.06, 0.06),
    ...barrel(0.24, 0.03),
    oval(0.5, 0.24, 0.3, 0.07, '#00000018'),
  ];
}

/** Below the roof: beams, a round window, a chest and boxes. */
export function attic(frame: Frame): Area[] {
  const { rect, ball, curve } = pencil(frame);
  return [
    ball(0.5, -0.34, 0.1, '#8a5f3c'),
    ball(0.5, -0.34, 0.083, '#bfe3f2'),
    fine(rect(0.494, -0.42, 0.012, 0.16, '#8a5f3c')),
    fine(rect(0.42, -0.346, 0.16, 0.012, '#8a5f3c')),
    curve('M-.02 -.65L.34 -.65L-.02 -.05Z', '#9a6b45'),
    curve('M1.02 -.65L.66 -.65L1.02 -.05Z', '#9a6b45'),
    curve('M.3 -.65L.36 -.65L.02 -.02L-.02 -.02L-.02 -.1Z', '#7c5436'),
    curve('M.7 -.65L.64 -.65L.98 -.02L1.02 -.02L1.02 -.1Z', '#7c5436'),
    rect(0.12, -0.1, 0.2, 0.13, '#b88150', 0.008),
    curve('M.12 -.1Q.13 -.17 .22 -.17Q.31 -.17 .32 -.1Z', '#a36f42'),
    rect(0.205, -0.115, 0.03, 0.045, '#e9c75f', 0.006),
    rect(0.68, -0.11, 0.16, 0.14, '#d9b78a', 0.004),
    fine(rect(0.75, -0.11, 0.02, 0.14, '#c29a68')),
    rect(0.72, -0.2, 0.11, 0.09, '#cfa873', 0.004),
  ];
}

/** A couch, a cupboard with a cross, an eye chart and a lamp. */
export function practice(frame: Frame): Area[] {
  const { rect, ball, curve } = pencil(frame);
  return [
    rect(0.05, -0.42, 0.2, 0.45, '#ffffff', 0.01),
    rect(0.07, -0.4, 0.16, 0.17, '#e3f1f5', 0.006),
    curve(
      'M.13 -.37L.17 -.37L.17 -.335L.205 -.335L.205 -.295L.17 -.295L.17 -.26L.13 -.26L.13 -.295L.095 -.295L.095 -.335L.13 -.335Z',
      '#e2574c',
    ),
    rect(0.07, -0.2, 0.16, 0.2, '#e3f1f5', 0.006),
    rect(0.35, -0.5, 0.14, 0.24, '#fffdf6', 0.008),
    ...times(4, (row) =>
      times(row + 1, (at) =>
        fine(
          rect(
            0.42 - (row + 1) * 0.014 + at * 0.028,
            -0.475 + row * 0.052,
            0.02 - row * 0.003,
            0.032 - row * 0.006,
            '#47515c',
          ),
        ),
      ),
    ),
    rect(0.56, -0.16, 0.38, 0.055, '#7fc0b4', 0.015),
    curve('M.86 -.16L.95 -.235L.975 -.2L.93 -.13Z', '#6aaea2'),
    rect(0.6, -0.105, 0.025, 0.13, '#b9c6cf'),
    rect(0.87, -0.105, 0.025, 0.13, '#b9c6cf'),
    fine(rect(0.72, -0.62, 0.012, 0.16, '#b9c6cf')),
    curve('M.66 -.4L.69 -.47L.76 -.47L.79 -.4Z', '#f0cf84'),
    fine(ball(0.725, -0.395, 0.018, '#fff7d0')),
  ];
}

/** Boards, two boxes for horses or cows, hay and a lantern. */
export function stable(frame: Frame): Area[] {
  const { rect, oval, curve } = pencil(frame);
  return [
    ...times(12, (at) => fine(rect(at / 12, -0.62, 0.004, 0.62, '#8f643f'))),
    rect(0.06, -0.44, 0.24, 0.46, '#6d4a34'),
    rect(0.7, -0.44, 0.24, 0.46, '#6d4a34'),
    rect(0.05, -0.17, 0.26, 0.2, '#c0894f', 0.006),
    rect(0.69, -0.17, 0.26, 0.2, '#c0894f', 0.006),
    fine(curve('M.05 -.17L.31 .03L.31 .005L.08 -.17Z', '#97673e')),
    fine(curve('M.95 -.17L.69 .03L.69 .005L.92 -.17Z', '#97673e')),
    rect(0.4, -0.47, 0.2, 0.17, '#7d5637', 0.006),
    rect(0.415, -0.455, 0.17, 0.14, '#bfe3f2'),
    fine(rect(0.495, -0.455, 0.01, 0.14, '#7d5637')),
    curve('M.36 .04Q.38 -.1 .5 -.11Q.62 -.1 .64 .04Z', '#e8c766'),
    fine(curve('M.42 .03Q.44 -.06 .5 -.08Q.47 -.02 .46 .03Z', '#d2ab48')),
    fine(oval(0.5, 0.22, 0.44, 0.09, '#ecd28a66')),
  ];
}

/** A counter with cakes, shelves with loaves and a brick oven. */
export function bakery(frame: Frame): Area[] {
  const { rect, ball, oval, curve } = pencil(frame);
  const loaf = (x: number, low: number) => [
    oval(x, low - 0.03, 0.045, 0.03, '#cf9248'),
    fine(oval(x - 0.01, low - 0.04, 0.008, 0.014, '#e8bd78')),
  ];
  return [
    ...times(3, (row) => [
      rect(0.4, -0.38 + row * 0.105, 0.54, 0.016, '#a9764a', 0.004),
      ...times(5, (at) => loaf(0.46 + at * 0.105, -0.38 + row * 0.105)),
    ]),
    curve('M.03 .03L.03 -.3Q.18 -.48 .33 -.3L.33 .03Z', '#c47a5c'),
    ...times(4, (row) =>
      times(3, (at) => fine(rect(0.045 + at * 0.095, -0.29 + row * 0.08, 0.08, 0.004, '#e2a489'))),
    ),
    curve('M.1 -.06L.1 -.19Q.18 -.27 .26 -.19L.26 -.06Z', '#4b3436'),
    curve('M.13 -.06Q.14 -.13 .17 -.14Q.18 -.18 .2 -.13Q.23 -.12 .23 -.06Z', '#f2a23c'),
    rect(0.4, -0.09, 0.56, 0.13, '#d7b283', 0.008),
    rect(0.385, -0.115, 0.59, 0.032, '#b88150', 0.006),
    ...times(4, (at) => ball(0.47 + at * 0.13, -0.035, 0.028, nthOf(GOODS, at))),
  ];
}
