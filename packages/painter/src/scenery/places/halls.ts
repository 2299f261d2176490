import type { Frame } from '../../layout/layout.ts';
import { type Area, fine, nthOf, pencil, times } from './areas.ts';

const GOODS = ['#e2725f', '#f0bd55', '#8fbf78', '#7fb3d8', '#b79ad0', '#e9a0b4'] as const;

/** Wall bars, a basket, a vaulting box and a blue mat. */
export function gym(frame: Frame): Area[] {
  const { rect, oval, curve } = pencil(frame);
  return [
    ...times(4, (at) => rect(0.36 + at * 0.16, -0.52, 0.13, 0.1, '#dcecf2', 0.008)),
    ...times(9, (at) => rect(0.05, -0.41 + at * 0.05, 0.24, 0.018, '#c08b55', 0.006)),
    ...times(3, (at) => rect(0.045 + at * 0.115, -0.43, 0.018, 0.45, '#a8743f')),
    rect(0.5, -0.37, 0.2, 0.15, '#fbfaf4', 0.008),
    fine(rect(0.565, -0.31, 0.07, 0.06, '#e2725f')),
    fine(rect(0.573, -0.302, 0.054, 0.044, '#fbfaf4')),
    rect(0.56, -0.232, 0.08, 0.014, '#d9623f', 0.006),
    curve('M.565 -.218L.635 -.218L.622 -.15L.578 -.15Z', '#f4f1ea'),
    curve('M.78 .03L.8 -.17L.95 -.17L.97 .03Z', '#cf9a62'),
    fine(curve('M.785 -.03L.79 -.045L.962 -.045L.965 -.03Z', '#a8743f')),
    fine(curve('M.793 -.1L.795 -.112L.955 -.112L.957 -.1Z', '#a8743f')),
    rect(0.79, -0.2, 0.17, 0.04, '#8a5a3c', 0.012),
    fine(oval(0.5, 0.22, 0.47, 0.13, '#f4ead2')),
    fine(oval(0.5, 0.22, 0.455, 0.121, '#d8a268')),
    curve('M.14 .3L.24 .1L.76 .1L.86 .3Z', '#5f97c6'),
    fine(curve('M.14 .3L.86 .3L.86 .325L.14 .325Z', '#4a7ba6')),
  ];
}

/** Striped canvas, people all around and the ring with sand. */
export function circus(frame: Frame): Area[] {
  const { rect, ball, oval, curve } = pencil(frame);
  const heads = ['#f2c9a8', '#c98a5f', '#8a5a3c', '#f6d9bd', '#a8704a'] as const;
  return [
    ...times(8, (at) =>
      curve(
        `M.5 -.95L${-0.2 + at * 0.175} -.12L${-0.025 + at * 0.175} -.12Z`,
        at % 2 ? '#f7ead2' : '#d9675a',
      ),
    ),
    rect(-0.02, -0.24, 1.04, 0.3, '#7a4b63'),
    ...times(2, (row) =>
      times(12, (at) => {
        const [x, y] = [0.03 + at * 0.085 + (row ? 0.042 : 0), -0.17 + row * 0.1];
        return [
          fine(rect(x - 0.028, y + 0.03, 0.056, 0.08, nthOf(GOODS, at + row * 2), 0.02)),
          fine(ball(x, y, 0.028, nthOf(heads, at + row))),
        ];
      }),
    ),
    ...times(13, (at) =>
      curve(
        `M${-0.02 + at * 0.08} -.3L${0.06 + at * 0.08} -.3L${0.06 + at * 0.08} -.25Q${0.02 + at * 0.08} -.22 ${-0.02 + at * 0.08} -.25Z`,
        at % 2 ? '#f0bd55' : '#c9514b',
      ),
    ),
    oval(0.5, 0.25, 0.62, 0.21, '#c9514b'),
    fine(oval(0.5, 0.235, 0.6, 0.19, '#e58b72')),
    oval(0.5, 0.265, 0.575, 0.185, '#efd39a'),
    fine(curve('M.08 -.6L.16 -.6L.62 .3L.2 .34Z', '#fff3c43a')),
    fine(curve('M.92 -.6L.84 -.6L.4 .3L.8 .34Z', '#fff3c43a')),
  ];
}

/** Lamps, a board with the menu and tables with chairs. */
export function restaurant(frame: Frame): Area[] {
  const { rect, oval, curve } = pencil(frame);
  const table = (x: number, low: number) => [
    rect(x - 0.15, low - 0.17, 0.022, 0.17, '#8a5a3c'),
    rect(x + 0.128, low - 0.17, 0.022, 0.17, '#8a5a3c'),
    rect(x - 0.15, low - 0.09, 0.07, 0.016, '#8a5a3c'),
    rect(x + 0.08, low - 0.09, 0.07, 0.016, '#8a5a3c'),
    rect(x - 0.01, low - 0.11, 0.02, 0.11, '#97673e'),
    curve(
      `M${x - 0.1} ${low - 0.12}L${x + 0.1} ${low - 0.12}L${x + 0.09} ${low - 0.06}L${x - 0.09} ${low - 0.06}Z`,
      '#fbf3e6',
    ),
    fine(oval(x, low - 0.12, 0.1, 0.014, '#ffffff')),
  ];
  return [
    rect(0.38, -0.46, 0.24, 0.2, '#8a5a3c', 0.008),
    rect(0.393, -0.448, 0.214, 0.176, '#47604f'),
    ...times(4, (at) =>
      fine(rect(0.42, -0.42 + at * 0.036, 0.13 - (at % 2) * 0.03, 0.01, '#dfe9df')),
    ),
    ...[0.2, 0.8].flatMap((x) => [
      fine(rect(x - 0.004, -0.62, 0.008, 0.16, '#6b6470')),
      curve(
        `M${x - 0.07} -.4Q${x - 0.06} -.47 ${x} -.48Q${x + 0.06} -.47 ${x + 0.07} -.4Z`,
        '#d9675a',
      ),
    ]),
    ...table(0.18, 0.05),
    ...table(0.82, 0.05),
  ];
}

/** Pillars, pictures in golden frames and a red rope. */
export function museum(frame: Frame): Area[] {
  const { rect, ball, curve } = pencil(frame);
  return [
    ...[0.02, 0.88].flatMap((x) => [
      rect(x, -0.56, 0.1, 0.58, '#ece6da'),
      rect(x - 0.015, -0.585, 0.13, 0.045, '#dcd3c2', 0.004),
      rect(x - 0.015, -0.02, 0.13, 0.05, '#dcd3c2', 0.004),
    ]),
    ...[0.2, 0.43, 0.66].flatMap((x, at) => [
      rect(x, -0.44, 0.18, 0.24, '#cfa245', 0.004),
      rect(x + 0.015, -0.425, 0.15, 0.21, at === 1 ? '#f3dfb8' : '#bfe0ea'),
      at === 1
        ? ball(x + 0.09, -0.32, 0.05, '#d98f7a')
        : curve(
            `M${x + 0.015} -.215L${x + 0.06} -.33L${x + 0.1} -.26L${x + 0.13} -.3L${x + 0.165} -.215Z`,
            '#8fb98a',
          ),
    ]),
    ...[0.22, 0.5, 0.78].flatMap((x) => [
      rect(x - 0.008, -0.12, 0.016, 0.15, '#d2a445'),
      fine(ball(x, -0.125, 0.016, '#e8c566')),
    ]),
    curve('M.22 -.1Q.36 -.02 .5 -.1L.5 -.085Q.36 0 .22 -.085Z', '#b8403c'),
    curve('M.5 -.1Q.64 -.02 .78 -.1L.78 -.085Q.64 0 .5 -.085Z', '#b8403c'),
  ];
}

/** The screen and the backs of the seats before it. */
export function cinema(frame: Frame): Area[] {
  const { rect, oval, curve } = pencil(frame);
  return [
    rect(0.16, -0.54, 0.68, 0.36, '#f7f4ea', 0.004),
    fine(curve('M.16 -.18L.84 -.18L1.1 .4L-.1 .4Z', '#fff7d822')),
    fine(oval(0.34, -0.32, 0.07, 0.07, '#f2c76a')),
    fine(curve('M.16 -.18L.36 -.34L.5 -.24L.62 -.38L.84 -.18Z', '#9cc39a')),
    ...[-0.02, 0.9].map((x) => rect(x, -0.62, 0.12, 0.66, '#a83a3f')),
    ...times(8, (at) => rect(0.04 + at * 0.118, -0.1, 0.1, 0.13, '#b8484a', 0.03)),
  ];
}

/** High windows, banners and a red carpet. */
export function hall(frame: Frame): Area[] {
  const { rect, curve } = pencil(frame);
  const window = (x: number) => [
    curve(
      `M${x} -.16L${x} -.38Q${x} -.5 ${x + 0.06} -.53Q${x + 0.12} -.5 ${x + 0.12} -.38L${x + 0.12} -.16Z`,
      '#8e8798',
    ),
    curve(
      `M${x + 0.014} -.18L${x + 0.014} -.37Q${x + 0.016} -.47 ${x + 0.06} -.5Q${x + 0.104} -.47 ${x + 0.106} -.37L${x + 0.106} -.18Z`,
      '#cfe6f2',
    ),
    fine(rect(x + 0.055, -0.49, 0.01, 0.31, '#8e8798')),
  ];
  const banner = (x: number, fill: string) => [
    rect(x - 0.01, -0.5, 0.12, 0.016, '#b3843c', 0.004),
    curve(`M${x} -.484L${x + 0.1} -.484L${x + 0.1} -.2L${x + 0.05} -.24L${x} -.2Z`, fill),
    fine(
      curve(`M${x + 0.05} -.42L${x + 0.075} -.36L${x + 0.05} -.3L${x + 0.025} -.36Z`, '#f0cf6e'),
    ),
  ];
  return [
    ...times(6, (row) =>
      times(6, (at) =>
        fine(rect(at * 0.19 - (row % 2 ? 0.09 : 0), -0.62 + row * 0.105, 0.182, 0.004, '#a49cae')),
      ),
    ),
    ...window(0.08),
    ...window(0.8),
    ...banner(0.26, '#b8484a'),
    ...banner(0.64, '#4f6fa8'),
    curve('M.4 0L.6 0L.82 .5L.18 .5Z', '#b8484a'),
    fine(curve('M.42 0L.44 0L.27 .5L.22 .5Z', '#e8c566')),
    fine(curve('M.58 0L.56 0L.73 .5L.78 .5Z', '#e8c566')),
  ];
}

/** A low shelf with toys, a string of flags and cushions. */
export function playroom(frame: Frame): Area[] {
  const { rect, ball, oval, curve } = pencil(frame);
  return [
    ...times(9, (at) =>
      curve(
        `M${0.02 + at * 0.11} ${-0.54 + (at % 2) * 0.01}L${0.1 + at * 0.11} ${-0.54 + ((at + 1) % 2) * 0.01}L${0.06 + at * 0.11} -.46Z`,
        nthOf(GOODS, at),
      ),
    ),
    rect(0.54, -0.2, 0.42, 0.23, '#d9b78a', 0.01),
    ...times(3, (at) => rect(0.555 + at * 0.135, -0.18, 0.12, 0.09, '#f6e7cc', 0.004)),
    ...times(3, (at) => rect(0.555 + at * 0.135, -0.075, 0.12, 0.09, nthOf(GOODS, at + 2), 0.008)),
    ball(0.6, -0.125, 0.032, '#e2725f'),
    rect(0.715, -0.14, 0.045, 0.05, '#7fb3d8'),
    rect(0.73, -0.178, 0.04, 0.038, '#f0bd55'),
    oval(0.875, -0.12, 0.03, 0.035, '#b3763f'),
    ball(0.875, -0.245, 0.035, '#8fbf78'),
    rect(0.6, -0.26, 0.1, 0.06, '#b79ad0', 0.006),
    oval(0.14, 0.04, 0.11, 0.04, '#e9a0b4'),
    oval(0.3, 0.06, 0.09, 0.035, '#8fbf78'),
  ];
}
