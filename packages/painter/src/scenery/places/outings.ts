import type { Frame } from '../../layout/layout.ts';
import { type Area, fine, nthOf, pencil, times } from './areas.ts';

const AWNINGS = ['#d9675a', '#6fa8c9', '#e8b34f', '#84b56f'] as const;
const FRUIT = ['#e2574c', '#f2a23c', '#8fbf5a', '#b06a9c', '#f5d35e'] as const;

/** A big wheel, a merry-go-round and a string of lights. */
export function fair(frame: Frame): Area[] {
  const { rect, ball, oval, curve } = pencil(frame);
  const [cx, cy] = [0.24, -0.2];
  const rx = 0.17;
  const ry = (rx * frame.width) / frame.height;
  const spot = (at: number) => {
    const turn = (Math.PI * 2 * at) / 8;
    return { x: cx + Math.sin(turn) * rx, y: cy - Math.cos(turn) * ry };
  };
  return [
    curve(
      `M${cx - 0.1} .05L${cx - 0.012} ${cy}L${cx + 0.012} ${cy}L${cx + 0.1} .05L${cx + 0.075} .05L${cx} ${cy + 0.05}L${cx - 0.075} .05Z`,
      '#8fa6b8',
    ),
    oval(cx, cy, rx + 0.01, ry + 0.01, '#7fa6c4'),
    { ...oval(cx, cy, rx - 0.008, ry - 0.008, '#cfe6f0') },
    ...times(8, (at) => {
      const { x, y } = spot(at);
      return fine(
        curve(
          `M${cx - 0.004} ${cy}L${x - 0.004} ${y}L${x + 0.004} ${y}L${cx + 0.004} ${cy}Z`,
          '#7fa6c4',
        ),
      );
    }),
    ball(cx, cy, 0.022, '#e8b34f'),
    ...times(8, (at) => {
      const { x, y } = spot(at);
      return ball(x, y + 0.012, 0.026, nthOf(AWNINGS, at));
    }),
    ...times(6, (at) =>
      curve(
        `M.76 -.3L${0.6 + at * 0.053} -.17L${0.653 + at * 0.053} -.17Z`,
        at % 2 ? '#fbf3e6' : '#d9675a',
      ),
    ),
    rect(0.6, -0.17, 0.32, 0.025, '#e8b34f'),
    ...times(4, (at) => rect(0.625 + at * 0.085, -0.145, 0.012, 0.17, '#d2a445')),
    ...times(3, (at) => oval(0.675 + at * 0.085, -0.05, 0.026, 0.03, nthOf(AWNINGS, at + 1))),
    rect(0.59, 0.015, 0.34, 0.04, '#b8606c', 0.006),
    ...times(10, (at) =>
      fine(ball(0.04 + at * 0.1, -0.36 + ((at * 3) % 4) * 0.008, 0.011, nthOf(FRUIT, at))),
    ),
  ];
}

/** Furrows that run to the hills, a strip of wheat and a hedge. */
export function field(frame: Frame): Area[] {
  const { rect, curve } = pencil(frame);
  return [
    curve('M-.02 .015Q.3 -.02 .6 .01T1.02 0L1.02 .085L-.02 .085Z', '#e8cf7c'),
    ...times(16, (at) =>
      fine(rect(0.01 + at * 0.064, 0.02 + (at % 3) * 0.012, 0.006, 0.05, '#d1ae52')),
    ),
    curve('M-.02 .08L1.02 .08L1.02 .5L-.02 .5Z', '#b98c62'),
    ...times(8, (at) => {
      const [top, low] = [0.02 + at * 0.13, -0.85 + at * 0.36];
      return fine(curve(`M${top} .08L${top + 0.035} .08L${low + 0.16} .5L${low} .5Z`, '#9f744c'));
    }),
  ];
}

/** The school with its clock, a tree ring and hopscotch on the ground. */
export function schoolyard(frame: Frame): Area[] {
  const { rect, ball, curve } = pencil(frame);
  return [
    rect(0.12, -0.24, 0.62, 0.28, '#e9c3a0'),
    curve('M.08 -.24L.78 -.24L.7 -.33L.16 -.33Z', '#b5604f'),
    curve('M.34 -.24L.43 -.37L.52 -.24L.52 .04L.34 .04Z', '#f3d6b6'),
    ball(0.43, -0.25, 0.034, '#fffdf6'),
    fine(curve('M.427 -.25L.427 -.272L.433 -.272L.433 -.252L.447 -.243L.444 -.239Z', '#47515c')),
    rect(0.39, -0.1, 0.08, 0.14, '#97673e', 0.004),
    ...[0.16, 0.25, 0.56, 0.65].flatMap((x) =>
      times(2, (row) => rect(x, -0.2 + row * 0.11, 0.06, 0.07, '#bfe0ea', 0.004)),
    ),
    curve('M-.02 .07L1.02 .07L1.02 .5L-.02 .5Z', '#c9c6c0'),
    ...times(3, (at) => fine(rect(0.79, 0.2 + at * 0.05, 0.09, 0.045, '#ffffff80', 0.004))),
    ...times(2, (at) => fine(rect(0.74 + at * 0.1, 0.35, 0.09, 0.045, '#ffffff80', 0.004))),
  ];
}

/** An arch with a paw and high fences with green behind. */
export function zoo(frame: Frame): Area[] {
  const { rect, ball, oval, curve } = pencil(frame);
  return [
    ...[0.04, 0.66].flatMap((x) => [
      ...times(7, (at) => rect(x + at * 0.048, -0.1, 0.014, 0.15, '#9a7550', 0.004)),
      rect(x - 0.01, -0.075, 0.33, 0.014, '#b38a5f'),
      rect(x - 0.01, 0.0, 0.33, 0.014, '#b38a5f'),
    ]),
    rect(0.37, -0.2, 0.035, 0.26, '#c98f5c', 0.006),
    rect(0.595, -0.2, 0.035, 0.26, '#c98f5c', 0.006),
    curve('M.34 -.18Q.5 -.33 .66 -.18L.63 -.16Q.5 -.26 .37 -.16Z', '#84a86a'),
    oval(0.5, -0.285, 0.075, 0.05, '#f3e2c4'),
    fine(oval(0.5, -0.275, 0.024, 0.018, '#8a5a3c')),
    ...times(3, (at) =>
      fine(ball(0.477 + at * 0.023, -0.302 - (at % 2) * 0.008, 0.009, '#8a5a3c')),
    ),
  ];
}

/** Lamps at both sides of a street. */
export function street(frame: Frame): Area[] {
  const { rect, oval } = pencil(frame);
  return [0.05, 0.93].flatMap((x) => [
    fine(rect(x, -0.24, 0.014, 0.36, '#5f6b77', 0.004)),
    fine(rect(x - 0.018, 0.1, 0.05, 0.02, '#5f6b77', 0.006)),
    fine(oval(x + 0.007, -0.255, 0.03, 0.032, '#ffe9a8')),
    fine(rect(x - 0.022, -0.3, 0.058, 0.018, '#5f6b77', 0.006)),
  ]);
}

/** Two tents between the trees. */
export function camp(frame: Frame): Area[] {
  const { curve } = pencil(frame);
  const tent = (x: number, low: number, wide: number, fill: string, shade: string) => [
    curve(`M${x - wide} ${low}L${x} ${low - 0.17}L${x + wide} ${low}Z`, fill),
    curve(`M${x - wide * 0.3} ${low}L${x} ${low - 0.13}L${x + wide * 0.3} ${low}Z`, shade),
    fine(
      curve(`M${x} ${low - 0.17}L${x + wide} ${low}L${x + wide * 0.62} ${low}Z`, '#2a2038' + '26'),
    ),
  ];
  return [
    ...tent(0.14, 0.08, 0.13, '#e0925a', '#8a5238'),
    ...tent(0.86, 0.07, 0.12, '#6fa0b8', '#43687c'),
  ];
}

/** A basin with lanes and steps, tiles around it, a sunshade. */
export function pool(frame: Frame): Area[] {
  const { rect, curve } = pencil(frame);
  return [
    curve('M-.02 .02L1.02 .02L1.02 .6L-.02 .6Z', '#e6ddc9'),
    ...times(6, (row) => fine(rect(-0.02, 0.3 + row * 0.055, 1.04, 0.004, '#cdc2aa'))),
    curve('M.06 .05L.94 .05L1.02 .25L-.02 .25Z', '#f6f3ea'),
    curve('M.075 .06L.925 .06L1.0 .235L0 .235Z', '#64c1e2'),
    fine(curve('M.075 .06L.925 .06L.935 .085L.065 .085Z', '#4aa3c9')),
    ...[0.34, 0.66].flatMap((x) =>
      times(7, (at) => {
        const along = (at / 7) ** 1.2;
        const lane = x + (x - 0.5) * 0.2 * along;
        return fine(
          rect(
            lane - 0.008,
            0.075 + along * 0.15,
            0.016,
            0.01,
            at % 2 ? '#fbfbf7' : '#d9514b',
            0.004,
          ),
        );
      }),
    ),
    fine(rect(0.15, 0.13, 0.09, 0.006, '#ffffffb0')),
    fine(rect(0.46, 0.17, 0.12, 0.006, '#ffffffb0')),
    fine(rect(0.76, 0.12, 0.08, 0.006, '#ffffffb0')),
    rect(0.84, -0.1, 0.012, 0.15, '#a9764a'),
    curve(
      'M.74 -.08Q.76 -.17 .846 -.18Q.93 -.17 .95 -.08Q.91 -.1 .88 -.08Q.85 -.1 .81 -.08Q.78 -.1 .74 -.08Z',
      '#d9675a',
    ),
    rect(0.06, -0.03, 0.014, 0.1, '#b9c6cf'),
    rect(0.12, -0.03, 0.014, 0.1, '#b9c6cf'),
    fine(rect(0.06, 0, 0.07, 0.01, '#b9c6cf')),
    fine(rect(0.06, 0.035, 0.07, 0.01, '#b9c6cf')),
  ];
}

/** A frozen lake with the tracks of skates, up to the front of the picture. */
export function rink(frame: Frame): Area[] {
  const { curve } = pencil(frame);
  const track = (x: number, y: number, long: number) =>
    fine(
      curve(
        `M${x} ${y}Q${x + long / 2} ${y + 0.03} ${x + long} ${y - 0.005}Q${x + long / 2} ${y + 0.024} ${x} ${y}Z`,
        '#ffffff',
      ),
    );
  return [
    curve('M-.02 .13Q.12 .06 .5 .06T1.02 .13L1.02 .65L-.02 .65Z', '#f6faff'),
    curve('M-.02 .16Q.14 .08 .5 .08T1.02 .16L1.02 .65L-.02 .65Z', '#bfdff0'),
    fine(curve('M-.02 .24Q.3 .2 .6 .24T1.02 .22L1.02 .3Q.6 .27 .4 .3T-.02 .31Z', '#d3ebf6')),
    track(0.08, 0.17, 0.2),
    track(0.55, 0.14, 0.22),
    track(0.3, 0.36, 0.26),
    track(0.68, 0.4, 0.24),
    track(0.04, 0.43, 0.2),
  ];
}
