import type { Frame } from '../../layout/layout.ts';
import { type Area, fine, nthOf, pencil, times } from './areas.ts';

const AWNINGS = ['#d9675a', '#6fa8c9', '#e8b34f', '#84b56f'] as const;
const FRUIT = ['#e2574c', '#f2a23c', '#8fbf5a', '#b06a9c', '#f5d35e'] as const;

/** A crane, a house of which the frame stands, a heap of earth and a barrier. */
export function buildingSite(frame: Frame): Area[] {
  const { rect, curve } = pencil(frame);
  return [
    rect(0.775, -0.44, 0.035, 0.5, '#f0b73e'),
    ...times(6, (at) =>
      fine(
        curve(
          `M.778 ${-0.4 + at * 0.07}L.807 ${-0.34 + at * 0.07}L.807 ${-0.332 + at * 0.07}L.778 ${-0.392 + at * 0.07}Z`,
          '#a8761f',
        ),
      ),
    ),
    rect(0.46, -0.47, 0.5, 0.035, '#f0b73e'),
    curve('M.77 -.47L.7925 -.54L.815 -.47Z', '#f0b73e'),
    rect(0.89, -0.435, 0.06, 0.05, '#8b929b', 0.004),
    rect(0.815, -0.435, 0.045, 0.06, '#dff1f7', 0.006),
    fine(rect(0.52, -0.435, 0.005, 0.13, '#6b7075')),
    rect(0.49, -0.31, 0.065, 0.03, '#c9805f'),
    rect(0.06, -0.3, 0.3, 0.35, '#d99a80'),
    ...times(6, (row) => fine(rect(0.06, -0.25 + row * 0.05, 0.3, 0.004, '#c17f66'))),
    rect(0.1, -0.24, 0.07, 0.1, '#7b6a72'),
    rect(0.25, -0.24, 0.07, 0.1, '#7b6a72'),
    rect(0.17, -0.08, 0.08, 0.13, '#7b6a72'),
    curve('M.06 -.3L.1 -.3L.1 -.36L.16 -.36L.16 -.3L.26 -.3L.26 -.33L.36 -.33L.36 -.3Z', '#d99a80'),
    ...times(3, (at) => rect(0.035 + at * 0.17, -0.36, 0.012, 0.42, '#9aa6b2')),
    ...times(3, (row) => rect(0.02, -0.27 + row * 0.12, 0.38, 0.016, '#c98f5c')),
    curve('M.46 .08Q.53 -.06 .6 -.04Q.68 -.07 .76 .08Z', '#a9764a'),
    fine(curve('M.52 .04Q.56 -.03 .6 -.03Q.57 .02 .57 .06Z', '#8d5f3b')),
  ];
}

/** Striped boards before the works, in front of which people stand. */
export function barrier(frame: Frame): Area[] {
  const { rect, curve } = pencil(frame);
  return [0.02, 0.8].flatMap((x) => [
    rect(x + 0.02, 0.1, 0.012, 0.1, '#8b929b'),
    rect(x + 0.15, 0.1, 0.012, 0.1, '#8b929b'),
    rect(x, 0.1, 0.18, 0.045, '#fbf7ee', 0.004),
    ...times(3, (at) =>
      fine(
        curve(
          `M${x + 0.015 + at * 0.06} .145L${x + 0.035 + at * 0.06} .1L${x + 0.06 + at * 0.06} .1L${x + 0.04 + at * 0.06} .145Z`,
          '#d9514b',
        ),
      ),
    ),
  ]);
}

/** Stalls with striped roofs, crates of fruit and vegetables. */
export function market(frame: Frame): Area[] {
  const { rect, ball, curve } = pencil(frame);
  return [0.02, 0.36, 0.7].flatMap((x, nth) => {
    const colour = nthOf(AWNINGS, nth);
    return [
      rect(x + 0.015, -0.22, 0.012, 0.28, '#a9764a'),
      rect(x + 0.253, -0.22, 0.012, 0.28, '#a9764a'),
      rect(x + 0.01, -0.045, 0.26, 0.11, '#c98f5c', 0.004),
      ...times(3, (at) => rect(x + 0.022 + at * 0.083, -0.085, 0.075, 0.05, '#e3c08d', 0.004)),
      ...times(3, (at) =>
        times(3, (each) => {
          const fruit = ball(
            x + 0.034 + at * 0.083 + each * 0.024,
            -0.092,
            0.015,
            nthOf(FRUIT, at + nth),
          );
          return fine(fruit);
        }),
      ),
      ...times(5, (at) => {
        const left = x - 0.005 + at * 0.058;
        return curve(
          `M${x + 0.03 + at * 0.044} -.27L${x + 0.074 + at * 0.044} -.27L${left + 0.058} -.19Q${left + 0.029} -.165 ${left} -.19Z`,
          at % 2 ? '#fbf3e6' : colour,
        );
      }),
    ];
  });
}

/** A platform with its roof and clock, the rails and the edge line. */
export function station(frame: Frame): Area[] {
  const { rect, ball, curve } = pencil(frame);
  return [
    rect(-0.02, -0.2, 1.04, 0.22, '#d9b79a'),
    ...times(5, (at) => rect(0.05 + at * 0.2, -0.15, 0.1, 0.1, '#bfe0ea', 0.006)),
    rect(-0.02, -0.36, 1.04, 0.05, '#7c8a97'),
    curve('M-.02 -.36L1.02 -.36L.98 -.4L.02 -.4Z', '#94a3b0'),
    ...[0.14, 0.82].flatMap((x) => [rect(x, -0.31, 0.022, 0.36, '#6b7784')]),
    ball(0.5, -0.26, 0.045, '#5f6b77'),
    ball(0.5, -0.26, 0.038, '#fffdf6'),
    fine(curve('M.497 -.26L.497 -.29L.503 -.29L.503 -.262L.52 -.25L.517 -.246Z', '#47515c')),
    fine(rect(0.493, -0.31, 0.014, 0.01, '#5f6b77')),
    rect(0.26, -0.29, 0.13, 0.05, '#4f74a8', 0.006),
    fine(rect(0.275, -0.27, 0.1, 0.012, '#ffffff')),
    rect(-0.02, 0.03, 1.04, 0.075, '#a58f7c'),
    ...times(13, (at) => fine(rect(0.01 + at * 0.08, 0.036, 0.026, 0.062, '#7d6250'))),
    rect(-0.02, 0.045, 1.04, 0.01, '#8b929b'),
    rect(-0.02, 0.08, 1.04, 0.01, '#8b929b'),
    rect(-0.02, 0.105, 1.04, 0.5, '#cfc8bd'),
    fine(rect(-0.02, 0.125, 1.04, 0.012, '#ffffff')),
    fine(rect(-0.02, 0.105, 1.04, 0.012, '#b3aca2')),
  ];
}

/** The tower, the hall with its windows and the runway. */
export function airport(frame: Frame): Area[] {
  const { rect, ball, oval, curve } = pencil(frame);
  return [
    rect(0.08, -0.28, 0.05, 0.32, '#c9d2da'),
    curve('M.05 -.34L.16 -.34L.145 -.27L.065 -.27Z', '#9cd0e6'),
    rect(0.055, -0.365, 0.1, 0.026, '#7c8a97', 0.006),
    fine(rect(0.1, -0.42, 0.008, 0.055, '#7c8a97')),
    curve('M.2 .03L.2 -.12Q.38 -.22 .62 -.12L.62 .03Z', '#e3e9ee'),
    ...times(6, (at) => rect(0.225 + at * 0.064, -0.08, 0.052, 0.07, '#9cd0e6', 0.004)),
    oval(0.84, -0.005, 0.12, 0.024, '#fbfbf7'),
    curve('M.72 -.01L.7 -.085L.735 -.085L.77 -.015Z', '#d9675a'),
    curve('M.82 0L.79 .05L.82 .05L.875 .003Z', '#b9c6cf'),
    ...times(4, (at) => fine(ball(0.79 + at * 0.03, -0.01, 0.006, '#7fb3d8'))),
    curve('M-.02 .13L1.02 .13L1.02 .36L-.02 .36Z', '#9aa3ab'),
    ...times(6, (at) => rect(0.02 + at * 0.17, 0.236, 0.1, 0.016, '#ffffff')),
    fine(rect(-0.02, 0.142, 1.04, 0.008, '#ffffff')),
    fine(rect(-0.02, 0.342, 1.04, 0.008, '#ffffff')),
  ];
}

/** Kerbs in red and white, a stand with people and a chequered banner. */
export function racetrack(frame: Frame): Area[] {
  const { rect, ball, curve } = pencil(frame);
  return [
    rect(0.03, -0.17, 0.56, 0.2, '#9aa6b8'),
    curve('M.0 -.17L.62 -.17L.59 -.22L.03 -.22Z', '#d9675a'),
    ...times(2, (row) =>
      times(9, (at) =>
        fine(
          ball(0.07 + at * 0.06 + row * 0.03, -0.12 + row * 0.07, 0.018, nthOf(FRUIT, at + row)),
        ),
      ),
    ),
    rect(0.68, -0.28, 0.014, 0.33, '#7c8a97'),
    rect(0.94, -0.28, 0.014, 0.33, '#7c8a97'),
    rect(0.68, -0.29, 0.274, 0.07, '#fbfbf7'),
    ...times(14, (at) =>
      fine(
        rect(
          0.69 + Math.floor(at / 2) * 0.036 + (at % 2) * 0.018,
          -0.28 + (at % 2) * 0.026,
          0.018,
          0.026,
          '#47515c',
        ),
      ),
    ),
    rect(-0.02, 0.1, 1.04, 0.27, '#8b929b'),
    ...times(13, (at) =>
      fine(rect(-0.02 + at * 0.08, 0.088, 0.08, 0.02, at % 2 ? '#fbfbf7' : '#d9514b')),
    ),
    ...times(9, (at) =>
      fine(rect(-0.02 + at * 0.12, 0.36, 0.12, 0.026, at % 2 ? '#fbfbf7' : '#d9514b')),
    ),
    ...times(5, (at) => rect(0.03 + at * 0.21, 0.225, 0.11, 0.014, '#ffffff')),
  ];
}
