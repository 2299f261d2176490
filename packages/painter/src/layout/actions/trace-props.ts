import type { Trace } from '../../people/manners.ts';
import type { Piece } from '../piece.ts';
import { around, type Point, propPiece, stroke } from './props.ts';

const n = (value: number) => value.toFixed(2);
const ink = 'stroke="#000" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round"';

/** Where a trace is seen: the hand that works, the middle of the thing, and a tenth of a grown-up. */
export type TraceSpot = { hand: Point; thing: Point; low: number; unit: number };

type Draw = (spot: TraceSpot) => {
  shapes: string;
  /** Colours that become white on a colouring page. */
  points: Point[];
};

const circles = (at: Point, unit: number, spots: readonly [number, number, number][]) =>
  spots.map(([dx, dy, r]) => ({ x: at.x + dx * unit, y: at.y + dy * unit, r: r * unit }));

const BUBBLES = [
  [-0.9, 0.2, 0.42],
  [-0.2, -0.3, 0.55],
  [0.6, 0.1, 0.46],
  [0.1, 0.5, 0.5],
  [1.2, -0.5, 0.26],
  [-1.1, -0.7, 0.22],
  [0.5, -1.1, 0.3],
] as const;

const CLOUD = [
  [-0.7, 0, 0.4],
  [0, -0.2, 0.5],
  [0.7, 0.05, 0.36],
] as const;

const bubbles = (
  at: Point,
  unit: number,
  spots: readonly (readonly [number, number, number])[],
  fill: string,
) => ({
  shapes: circles(at, unit, spots as readonly [number, number, number][])
    .map(({ x, y, r }) => `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}" ${ink}/>`)
    .join(''),
  points: [
    { x: at.x - 1.6 * unit, y: at.y - 1.6 * unit },
    { x: at.x + 1.6 * unit, y: at.y + 1.2 * unit },
  ],
});

/** Rays around a point, from `inner` to `outer`. */
const rays = (at: Point, unit: number, count: number, from: number, to: number) =>
  Array.from({ length: count }, (_, nth) => {
    const turn = -Math.PI + ((nth + 0.5) / count) * Math.PI;
    const spot = (reach: number) =>
      `${n(at.x + Math.cos(turn) * reach * unit)} ${n(at.y + Math.sin(turn) * reach * unit)}`;
    return `M${spot(from)}L${spot(to)}`;
  }).join('');

const star = ({ x, y }: Point, r: number) =>
  `<path d="M${n(x)} ${n(y - r)}Q${n(x + r * 0.16)} ${n(y - r * 0.16)} ${n(x + r)} ${n(y)}Q${n(x + r * 0.16)} ${n(y + r * 0.16)} ${n(x)} ${n(y + r)}Q${n(x - r * 0.16)} ${n(y + r * 0.16)} ${n(x - r)} ${n(y)}Q${n(x - r * 0.16)} ${n(y - r * 0.16)} ${n(x)} ${n(y - r)}Z" fill="#fcea2b" ${ink}/>`;

const between = (one: Point, other: Point, share: number): Point => ({
  x: one.x + (other.x - one.x) * share,
  y: one.y + (other.y - one.y) * share,
});

const DRAWS: Record<Trace, Draw> = {
  chips: ({ thing, unit }) => ({
    shapes: [
      [-1.1, -0.5],
      [-0.4, -1],
      [0.5, -0.9],
      [1.1, -0.3],
    ]
      .map(([dx = 0, dy = 0]) => {
        const [x, y] = [thing.x + dx * unit, thing.y + dy * unit];
        return `<path d="M${n(x)} ${n(y)}l${n(unit * 0.34)} ${n(-unit * 0.2)}l${n(unit * 0.12)} ${n(unit * 0.26)}Z" fill="#e2b676" ${ink}/>`;
      })
      .join(''),
    points: circles(thing, unit, [[0, -0.4, 0]]),
  }),
  impact: ({ thing, unit }) => ({
    shapes: `<path d="${rays(thing, unit, 5, 0.8, 1.5)}" ${stroke('#ffffff', 4.4)}/><path d="${rays(thing, unit, 5, 0.8, 1.5)}" ${stroke('#e8762a', 2)}/>`,
    points: [thing],
  }),
  foam: ({ thing, hand, unit }) => bubbles(between(hand, thing, 0.3), unit, BUBBLES, '#e8f6fd'),
  sparkles: ({ thing, unit }) => ({
    shapes: (
      [
        [-1.2, -1, 0.5],
        [0.9, -1.4, 0.62],
        [1.5, 0.2, 0.42],
        [-0.3, -0.1, 0.4],
      ] as const
    )
      .map(([dx, dy, r]) => star({ x: thing.x + dx * unit, y: thing.y + dy * unit }, r * unit))
      .join(''),
    points: [thing],
  }),
  dust: ({ thing, low, unit }) =>
    bubbles({ x: thing.x, y: low - unit * 0.4 }, unit, CLOUD, '#ddd3bf'),
  pail: ({ thing, low, unit }) => {
    const [x, y, w] = [thing.x, low, unit * 1.1];
    return {
      shapes: `<path d="M${n(x - w)} ${n(y - unit * 1.8)}L${n(x - w * 0.72)} ${n(y)}H${n(x + w * 0.72)}L${n(x + w)} ${n(y - unit * 1.8)}Z" fill="#9fb4c0" ${ink}/><ellipse cx="${n(x)}" cy="${n(y - unit * 1.8)}" rx="${n(w)}" ry="${n(unit * 0.36)}" fill="#fff" ${ink}/><path d="M${n(x - unit * 0.2)} ${n(y - unit * 3)}V${n(y - unit * 1.9)}M${n(x + unit * 0.2)} ${n(y - unit * 3)}V${n(y - unit * 1.9)}" ${stroke('#000', 1.2)}/>`,
      points: [
        { x: x - w, y: y - unit * 3 },
        { x: x + w, y },
      ],
    };
  },
  soil: ({ thing, low, unit }) => ({
    shapes: `<path d="M${n(thing.x - unit * 1.8)} ${n(low)}Q${n(thing.x - unit)} ${n(low - unit * 0.9)} ${n(thing.x)} ${n(low - unit * 0.8)}Q${n(thing.x + unit)} ${n(low - unit * 0.9)} ${n(thing.x + unit * 1.8)} ${n(low)}Z" fill="#8a5a3a" ${ink}/>`,
    points: [
      { x: thing.x - unit * 1.8, y: low - unit },
      { x: thing.x + unit * 1.8, y: low },
    ],
  }),
  flash: ({ hand, unit }) => {
    const at = { x: hand.x + unit * 0.9, y: hand.y - unit * 0.4 };
    return {
      shapes: `<path d="M${n(at.x)} ${n(at.y)}l${n(unit * 1.1)} ${n(-unit * 0.7)}M${n(at.x + unit * 0.2)} ${n(at.y + unit * 0.5)}h${n(unit * 1.3)}M${n(at.x)} ${n(at.y + unit)}l${n(unit * 1.1)} ${n(unit * 0.7)}" ${stroke('#e8a33a', 2)}/>`,
      points: [at, { x: at.x + unit * 1.5, y: at.y + unit * 1.7 }],
    };
  },
  puff: ({ hand, thing, unit }) => {
    const [from, to] = [between(hand, thing, 0.12), between(hand, thing, 0.7)];
    const rows = [-0.5, 0, 0.5].map((row) => {
      const y = row * unit;
      return `M${n(from.x)} ${n(from.y + y * 0.4)}Q${n((from.x + to.x) / 2)} ${n((from.y + to.y) / 2 + y - unit * 0.2)} ${n(to.x)} ${n(to.y + y)}`;
    });
    return {
      shapes: `<path d="${rows.join('')}" ${stroke('#6f9dc0', 1.8)}/>`,
      points: [from, to],
    };
  },
  stream: ({ hand, thing, unit }) => {
    const [from, to] = [
      { x: hand.x + unit * 1, y: hand.y },
      { x: thing.x, y: thing.y },
    ];
    const path = `M${n(from.x)} ${n(from.y)}Q${n(to.x)} ${n(from.y)} ${n(to.x)} ${n(to.y)}`;
    return {
      shapes: `<path d="${path}" ${stroke('#000', 4.6)}/><path d="${path}" ${stroke('#f2b33a', 2.6)}/>`,
      points: [from, to],
    };
  },
  scraps: ({ thing, low, unit }) => ({
    shapes: (
      [
        [-1.5, 0.2, '#e4513f'],
        [-0.7, -1.5, '#f1b31c'],
        [0.5, -1.9, '#5fae3d'],
        [1.5, -0.2, '#4a9be0'],
        [1.1, -1.2, '#8967aa'],
      ] as const
    )
      .map(([dx, dy, fill]) => {
        const x = thing.x + dx * unit;
        const y = Math.min(low - unit * 0.3, thing.y + dy * unit);
        return `<path d="M${n(x)} ${n(y)}l${n(unit * 0.5)} ${n(-unit * 0.24)}l${n(unit * 0.1)} ${n(unit * 0.3)}l${n(-unit * 0.46)} ${n(unit * 0.2)}Z" fill="${fill}" ${ink}/>`;
      })
      .join(''),
    points: circles(thing, unit, [
      [-1.5, -1.9, 0],
      [2, 0.4, 0],
    ]),
  }),
};

/** Draws what is seen of a work, in the units of the figure whose `scale` it takes. */
export function tracePiece(trace: Trace, spot: TraceSpot, scale: number, order: number): Piece {
  const units = (point: Point) => ({ x: point.x / scale, y: point.y / scale });
  const { shapes, points } = DRAWS[trace]({
    hand: units(spot.hand),
    thing: units(spot.thing),
    low: spot.low / scale,
    unit: spot.unit / scale,
  });
  const extent = around(
    points.map(({ x, y }) => ({ x: x * scale, y: y * scale })),
    spot.unit * 0.6,
  );
  const lines = shapes
    .replace(/fill="#(?!000)[0-9a-f]{3,6}"/g, 'fill="#fff"')
    .replace(/<path[^>]*stroke="#ffffff"[^>]*\/>/g, '')
    .replace(/stroke="#(?!000)[0-9a-f]{3,6}"/g, 'stroke="#000"');
  return propPiece(trace, scale, order, extent, { colour: shapes, lines });
}
