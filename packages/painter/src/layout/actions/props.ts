import type { Drawing } from '../../drawings/drawing.ts';
import { PROP } from '../layout.ts';
import type { Extent, Piece } from '../piece.ts';

export type Point = { x: number; y: number };

const n = (value: number) => value.toFixed(2);

/**
 * A line, a lead, a blanket: drawn by us in the units of the figure it belongs to, whose `scale`
 * it takes, so that its lines are as wide as the figure's.
 */
export function propPiece(
  name: string,
  scale: number,
  order: number,
  extent: Extent,
  draw: { colour: string; lines?: string },
): Piece {
  const bounds = {
    x: extent.left / scale,
    y: extent.top / scale,
    width: Math.max(0.5, (extent.right - extent.left) / scale),
    height: Math.max(0.5, (extent.bottom - extent.top) / scale),
  };
  const drawing: Drawing = {
    hexcode: `${PROP}${name}`,
    svg: draw.colour,
    lines: draw.lines ?? draw.colour,
    bounds,
    top: [],
    feet: { from: 0, to: 0 },
    colours: new Map(),
    isPerson: false,
    anchors: {},
    facing: 'front',
  };
  return {
    actor: { figure: -1, drawing, size: 1, isFlying: false, isSwimming: false },
    x: extent.left,
    y: extent.top,
    scale,
    isMirrored: false,
    angle: 0,
    order,
  };
}

export function around(points: Point[], space: number): Extent {
  return {
    left: Math.min(...points.map(({ x }) => x)) - space,
    right: Math.max(...points.map(({ x }) => x)) + space,
    top: Math.min(...points.map(({ y }) => y)) - space,
    bottom: Math.max(...points.map(({ y }) => y)) + space,
  };
}

export const stroke = (colour: string, width: number) =>
  `fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`;

export const props = {
  /** A lead, a rope or a kite's string that hangs through by `sag`. */
  cord(
    from: Point,
    to: Point,
    scale: number,
    order: number,
    sag = 0.12,
    colour = '#8a4b2f',
  ): Piece {
    const low = { x: (from.x + to.x) / 2, y: Math.max(from.y, to.y) + sag };
    const path = `M${n(from.x / scale)} ${n(from.y / scale)}Q${n(low.x / scale)} ${n(low.y / scale)} ${n(to.x / scale)} ${n(to.y / scale)}`;
    return propPiece('cord', scale, order, around([from, to, low], scale), {
      colour: `<path d="${path}" ${stroke(colour, 1.6)}/>`,
      lines: `<path d="${path}" ${stroke('#000', 1.6)}/>`,
    });
  },

  /** Three short lines behind something that flies to the right. */
  speedLines(at: Point, reach: number, scale: number, order: number): Piece {
    const rows = [-0.5, 0, 0.5].map((row) => {
      const length = reach * (row === 0 ? 1 : 0.7);
      const y = at.y + row * reach;
      return `M${n((at.x - length) / scale)} ${n((y + reach * 0.1) / scale)}L${n(at.x / scale)} ${n(y / scale)}`;
    });
    const corners = [
      { x: at.x - reach, y: at.y - reach * 0.6 },
      { x: at.x, y: at.y + reach * 0.7 },
    ];
    return propPiece('speed', scale, order, around(corners, 0), {
      colour: `<path d="${rows.join('')}" ${stroke('#4a4a55', 1.5)} opacity=".65"/>`,
      lines: `<path d="${rows.join('')}" ${stroke('#000', 1.5)}/>`,
    });
  },

  /** A burst where two have hit each other. */
  crash(at: Point, size: number, scale: number, order: number): Piece {
    const [x, y] = [at.x / scale, at.y / scale];
    const spikes = Array.from({ length: 16 }, (_, nth) => {
      const reach = (size / scale) * (nth % 2 === 0 ? 1 : 0.52);
      const angle = (nth * Math.PI) / 8;
      return `${n(x + Math.cos(angle) * reach)} ${n(y + Math.sin(angle) * reach)}`;
    });
    const draw = (fill: string) =>
      `<path d="M${spikes.join('L')}Z" fill="${fill}" stroke="#000" stroke-width="1.6" stroke-linejoin="round"/>`;
    return propPiece('crash', scale, order, around([at], size * 1.1), {
      colour: draw('#fcea2b'),
      lines: draw('#fff'),
    });
  },

  heart(at: Point, size: number, scale: number, order: number): Piece {
    const [x, y, r] = [at.x / scale, at.y / scale, size / scale];
    const path = `M${n(x)} ${n(y + r)}C${n(x - r * 1.9)} ${n(y - r * 0.2)} ${n(x - r * 0.8)} ${n(y - r * 1.4)} ${n(x)} ${n(y - r * 0.45)}C${n(x + r * 0.8)} ${n(y - r * 1.4)} ${n(x + r * 1.9)} ${n(y - r * 0.2)} ${n(x)} ${n(y + r)}Z`;
    const draw = (fill: string) =>
      `<path d="${path}" fill="${fill}" stroke="#000" stroke-width="2" stroke-linejoin="round"/>`;
    return propPiece('heart', scale, order, around([at], size * 1.2), {
      colour: draw('#ea5a47'),
      lines: draw('#fff'),
    });
  },

  /** Drops that fall to the right of a watering can. */
  drops(at: Point, reach: number, scale: number, order: number): Piece {
    const spots = [
      [0.1, 0.2],
      [0.35, 0.1],
      [0.3, 0.55],
      [0.6, 0.4],
      [0.65, 0.85],
    ] as const;
    const drawn = spots.map(([dx, dy]) => {
      const [x, y, r] = [(at.x + dx * reach) / scale, (at.y + dy * reach) / scale, 1.6];
      return `<path d="M${n(x)} ${n(y - r * 1.6)}Q${n(x + r * 1.3)} ${n(y)} ${n(x)} ${n(y + r)}Q${n(x - r * 1.3)} ${n(y)} ${n(x)} ${n(y - r * 1.6)}Z" fill="#61b2e4" stroke="#000" stroke-width="1"/>`;
    });
    const corner = { x: at.x + reach, y: at.y + reach };
    const colour = drawn.join('');
    return propPiece('drops', scale, order, around([at, corner], 0), {
      colour,
      lines: colour.replaceAll('#61b2e4', '#fff'),
    });
  },

  /** A watering can held at `at`, its spout to the right. */
  wateringCan(at: Point, scale: number, order: number): Piece {
    const [x, y] = [at.x / scale, at.y / scale];
    const ink = 'stroke="#000" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"';
    const draw = (fill: string) =>
      `<path d="M${n(x + 6)} ${n(y + 10)}L${n(x + 17)} ${n(y + 1)}l3 3.500L${n(x + 8)} ${n(y + 16)}Z" fill="${fill}" ${ink}/><path d="M${n(x - 8)} ${n(y + 4)}h15v14h-15Z" fill="${fill}" ${ink}/><path d="M${n(x - 6)} ${n(y + 4)}q6 -9 12 0" fill="none" ${ink}/>`;
    const extent = {
      left: (x - 9) * scale,
      right: (x + 21) * scale,
      top: (y - 1) * scale,
      bottom: (y + 19) * scale,
    };
    return propPiece('can', scale, order, extent, { colour: draw('#5c9e31'), lines: draw('#fff') });
  },

  /** A soft cover over a box. */
  blanket(box: Extent, scale: number, order: number): Piece {
    const [left, right, top, low] = [box.left, box.right, box.top, box.bottom].map(
      (value) => value / scale,
    ) as [number, number, number, number];
    const path = `M${n(left)} ${n(top + 3)}Q${n(left)} ${n(top)} ${n(left + 4)} ${n(top)}H${n(right - 5)}Q${n(right)} ${n(top)} ${n(right)} ${n(top + 6)}V${n(low)}q${n((left - right) / 8)} 2.500 ${n((left - right) / 4)} 0t${n((left - right) / 4)} 0t${n((left - right) / 4)} 0t${n((left - right) / 4)} 0Z`;
    const fold = `<path d="M${n(left + 5)} ${n(top)}V${n(low)}" ${stroke('#000', 1.5)}/>`;
    const draw = (fill: string, band: string) =>
      `<path d="${path}" fill="${fill}" stroke="#000" stroke-width="2" stroke-linejoin="round"/><path d="M${n(left + 1)} ${n(top + 2)}h3.500V${n(low - 1)}h-3.500Z" fill="${band}"/>${fold}`;
    return propPiece(
      'blanket',
      scale,
      order,
      { ...box, bottom: box.bottom + 3 * scale },
      {
        colour: draw('#b399c8', '#fff'),
        lines: draw('#fff', '#fff'),
      },
    );
  },

  /** A table before somebody who bakes: its middle at `x`, its top at `top`, standing on `ground`. */
  table(
    x: number,
    top: number,
    ground: number,
    width: number,
    scale: number,
    order: number,
  ): Piece {
    const [left, right, high, low] = [x - width / 2, x + width / 2, top, ground].map(
      (value) => value / scale,
    ) as [number, number, number, number];
    const ink = 'stroke="#000" stroke-width="2" stroke-linejoin="round"';
    const draw = (wood: string, cloth: string) =>
      `<path d="M${n(left + 4)} ${n(high)}h5V${n(low)}h-5ZM${n(right - 9)} ${n(high)}h5V${n(low)}h-5Z" fill="${wood}" ${ink}/><path d="M${n(left)} ${n(high)}H${n(right)}v5H${n(left)}Z" fill="${cloth}" ${ink}/>`;
    const extent = { left: left * scale, right: right * scale, top, bottom: ground };
    return propPiece('table', scale, order, extent, {
      colour: draw('#a57939', '#c19a65'),
      lines: draw('#fff', '#fff'),
    });
  },

  /** An easel with an empty canvas; returns the canvas's middle and size beside it. */
  easel(x: number, ground: number, height: number, scale: number, order: number) {
    const half = height * 0.33;
    const [cx, high, low, h] = [x, ground - height, ground, half].map((value) => value / scale) as [
      number,
      number,
      number,
      number,
    ];
    const top = high + h * 0.25;
    const ink = 'stroke="#000" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"';
    const leg = (dx: number, colour: string) =>
      `<path d="M${n(cx)} ${n(high)}L${n(cx + dx * h)} ${n(low)}" ${stroke('#000', 4)}/><path d="M${n(cx)} ${n(high)}L${n(cx + dx * h)} ${n(low)}" ${stroke(colour, 2)}/>`;
    const draw = (wood: string) =>
      `${leg(-0.9, wood)}${leg(0.9, wood)}<path d="M${n(cx - h)} ${n(top)}h${n(h * 2)}v${n(h * 1.7)}h${n(-h * 2)}Z" fill="#fff" ${ink}/>`;
    const piece = propPiece(
      'easel',
      scale,
      order,
      { left: x - half, right: x + half, top: ground - height, bottom: ground },
      { colour: draw('#a57939'), lines: draw('#fff') },
    );
    return { piece, canvas: { x, y: (top + h * 0.85) * scale, size: half * 1.5 } };
  },

  /** What a child paints first: a house under a sun. */
  doodle(at: Point, size: number, scale: number, order: number): Piece {
    const [x, y, u] = [at.x / scale, at.y / scale, size / scale / 10];
    const draw = (wall: string, roof: string, sun: string) =>
      `<g stroke="#000" stroke-width="1.5" stroke-linejoin="round"><path d="M${n(x - 2 * u)} ${n(y + 3.5 * u)}v${n(-3.5 * u)}h${n(4 * u)}v${n(3.5 * u)}Z" fill="${wall}"/><path d="M${n(x - 2.7 * u)} ${n(y)}L${n(x)} ${n(y - 2.6 * u)}L${n(x + 2.7 * u)} ${n(y)}Z" fill="${roof}"/><circle cx="${n(x + 3.2 * u)}" cy="${n(y - 3 * u)}" r="${n(1.1 * u)}" fill="${sun}"/></g>`;
    const half = size / 2;
    return propPiece('doodle', scale, order, around([at], half), {
      colour: draw('#92d3f5', '#ea5a47', '#fcea2b'),
      lines: draw('#fff', '#fff', '#fff'),
    });
  },

  /** A fishing rod from the hand, with its line down to `hook`. */
  rod(hand: Point, tip: Point, hook: Point, scale: number, order: number): Piece {
    const at = ({ x, y }: Point) => `${n(x / scale)} ${n(y / scale)}`;
    const pole = `M${at(hand)}Q${n((hand.x + tip.x) / 2 / scale)} ${n(tip.y / scale)} ${at(tip)}`;
    const draw = (colour: string) =>
      `<path d="${pole}" ${stroke('#000', 3)}/><path d="${pole}" ${stroke(colour, 1.2)}/><path d="M${at(tip)}L${at(hook)}" ${stroke('#000', 1)}/>`;
    return propPiece('rod', scale, order, around([hand, tip, hook], scale), {
      colour: draw('#c19a65'),
      lines: draw('#fff'),
    });
  },
};
