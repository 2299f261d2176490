import type { Piece } from '../piece.ts';
import { around, type Point, propPiece, stroke } from './props.ts';

const n = (value: number) => value.toFixed(2);
const ink = 'stroke="#000" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round"';

/** Tools and traces of work, in the units of the figure they belong to; see `props.ts`. */
export const workProps = {
  /** A hose from behind the hand, and the water that falls from it in an arc. */
  hose(hand: Point, ground: number, to: Point, scale: number, order: number): Piece[] {
    const at = ({ x, y }: Point) => `${n(x / scale)} ${n(y / scale)}`;
    const tail = { x: hand.x - 0.5, y: ground - 0.03 };
    const pipe = `M${at({ x: tail.x - 0.45, y: tail.y })}Q${at({ x: hand.x - 0.12, y: tail.y })} ${at({ x: hand.x - 0.1, y: hand.y + 0.12 })}T${at(hand)}`;
    const tip = { x: hand.x + 0.1, y: hand.y - 0.03 };
    const top = { x: (tip.x + to.x) / 2, y: Math.min(tip.y, to.y) - Math.abs(to.x - tip.x) * 0.35 };
    const arc = (lift: number) =>
      `M${at(tip)}Q${at({ x: top.x, y: top.y - lift })} ${at({ x: to.x, y: to.y - lift * 0.4 })}`;
    const water = (colour: string, light: string) =>
      `<path d="${arc(0)}" ${stroke('#000', 6.4)}/><path d="${arc(0)}" ${stroke(colour, 4)}/><path d="${arc(0)}" ${stroke(light, 1.2)} stroke-dasharray="5 6"/>`;
    const hose = (colour: string) =>
      `<path d="${pipe}" ${stroke('#000', 4.6)}/><path d="${pipe}" ${stroke(colour, 2.6)}/><path d="M${at(hand)}L${at(tip)}" ${stroke('#000', 6)}/><path d="M${at(hand)}L${at(tip)}" ${stroke('#fff', 3)}/>`;
    return [
      propPiece('hose', scale, order, around([tail, hand, tip], 0.05), {
        colour: hose('#e4513f'),
        lines: hose('#fff'),
      }),
      propPiece('water', scale, order + 0.1, around([tip, top, to], 0.05), {
        colour: water('#61b2e4', '#d9f1fb'),
        lines: water('#fff', '#fff'),
      }),
    ];
  },

  /** A ladder that leans from its foot to its top. */
  ladder(foot: Point, top: Point, width: number, scale: number, order: number): Piece {
    const at = (share: number, side: number) =>
      `${n((foot.x + (top.x - foot.x) * share + (side * width) / 2) / scale)} ${n((foot.y + (top.y - foot.y) * share) / scale)}`;
    const rails = [-1, 1].map((side) => `M${at(0, side)}L${at(1, side)}`).join('');
    const count = Math.max(3, Math.round((foot.y - top.y) / (width * 0.75)));
    const rungs = Array.from({ length: count }, (_, nth) => {
      const share = (nth + 0.5) / count;
      return `M${at(share, -1)}L${at(share, 1)}`;
    }).join('');
    const draw = (wood: string) =>
      `<path d="${rungs}${rails}" ${stroke('#000', 4.2)}/><path d="${rungs}${rails}" ${stroke(wood, 2)}/>`;
    return propPiece('ladder', scale, order, around([foot, top], width / 2), {
      colour: draw('#c19a65'),
      lines: draw('#fff'),
    });
  },

  /** A white bandage with a red cross. */
  bandage(at: Point, size: number, scale: number, order: number): Piece {
    const [x, y, r] = [at.x / scale, at.y / scale, size / scale];
    const draw = (cross: string) =>
      `<path d="M${n(x - r)} ${n(y - r * 0.62)}Q${n(x)} ${n(y - r * 0.86)} ${n(x + r)} ${n(y - r * 0.62)}V${n(y + r * 0.62)}Q${n(x)} ${n(y + r * 0.86)} ${n(x - r)} ${n(y + r * 0.62)}Z" fill="#fff" ${ink}/><path d="M${n(x - r * 0.16)} ${n(y - r * 0.46)}h${n(r * 0.32)}v${n(r * 0.3)}h${n(r * 0.3)}v${n(r * 0.32)}h${n(-r * 0.3)}v${n(r * 0.3)}h${n(-r * 0.32)}v${n(-r * 0.3)}h${n(-r * 0.3)}v${n(-r * 0.32)}h${n(r * 0.3)}Z" fill="${cross}" stroke="#000" stroke-width=".6"/>`;
    return propPiece('bandage', scale, order, around([at], size * 1.1), {
      colour: draw('#e4513f'),
      lines: draw('#fff'),
    });
  },

  /** A comb with its teeth to the right of the hand. */
  comb(at: Point, size: number, scale: number, order: number): Piece {
    const [x, y, r] = [at.x / scale, at.y / scale, size / scale];
    const teeth = Array.from(
      { length: 5 },
      (_, nth) => `M${n(x + r * 0.2)} ${n(y - r * (0.9 - nth * 0.36))}h${n(r * 0.75)}`,
    ).join('');
    const draw = (fill: string) =>
      `<path d="${teeth}" ${stroke('#000', 1.5)}/><path d="M${n(x - r * 0.3)} ${n(y - r * 1.15)}h${n(r * 0.5)}v${n(r * 2.3)}h${n(-r * 0.5)}Z" fill="${fill}" ${ink}/>`;
    return propPiece('comb', scale, order, around([at], size * 1.3), {
      colour: draw('#f59ab8'),
      lines: draw('#fff'),
    });
  },

  /** A feather whose tip reaches to the right. */
  feather(from: Point, to: Point, scale: number, order: number): Piece {
    const at = (along: number, aside: number) => {
      const [dx, dy] = [to.x - from.x, to.y - from.y];
      return `${n((from.x + dx * along - dy * aside) / scale)} ${n((from.y + dy * along + dx * aside) / scale)}`;
    };
    const vane = `M${at(0.25, 0)}C${at(0.4, 0.24)} ${at(0.8, 0.26)} ${at(1, 0)}C${at(0.8, -0.24)} ${at(0.4, -0.22)} ${at(0.25, 0)}Z`;
    const quill = `M${at(0, 0)}L${at(0.86, 0)}`;
    const draw = (fill: string) =>
      `<path d="${vane}" fill="${fill}" ${ink}/><path d="${quill}" ${stroke('#000', 1.2)}/>`;
    return propPiece('feather', scale, order, around([from, to], 0.12), {
      colour: draw('#92d3f5'),
      lines: draw('#fff'),
    });
  },

  /** A wooden spoon that stands in a pot. */
  spoon(hand: Point, low: Point, scale: number, order: number): Piece {
    const at = ({ x, y }: Point) => `${n(x / scale)} ${n(y / scale)}`;
    const end = { x: hand.x - (low.x - hand.x) * 0.5, y: hand.y - (low.y - hand.y) * 0.7 };
    const draw = (wood: string) =>
      `<path d="M${at(end)}L${at(low)}" ${stroke('#000', 4.6)}/><path d="M${at(end)}L${at(low)}" ${stroke(wood, 2.4)}/>`;
    return propPiece('spoon', scale, order, around([end, low], 0.04), {
      colour: draw('#c98f52'),
      lines: draw('#fff'),
    });
  },

  /** Light that falls from a torch to the right. */
  beam(from: Point, reach: number, scale: number, order: number): Piece {
    const [x, y, r] = [from.x / scale, from.y / scale, reach / scale];
    const path = `M${n(x)} ${n(y - r * 0.06)}L${n(x + r)} ${n(y - r * 0.36)}Q${n(x + r * 1.12)} ${n(y)} ${n(x + r)} ${n(y + r * 0.36)}L${n(x)} ${n(y + r * 0.06)}Z`;
    const corners = [
      { x: from.x, y: from.y - reach * 0.4 },
      { x: from.x + reach * 1.1, y: from.y + reach * 0.4 },
    ];
    return propPiece('beam', scale, order, around(corners, 0), {
      colour: `<path d="${path}" fill="#fff3a8" opacity=".62"/>`,
      lines: `<path d="${path}" fill="#fff" ${ink}/>`,
    });
  },

  /** An oar from the hands into the water. */
  oar(hand: Point, blade: Point, scale: number, order: number): Piece {
    const at = ({ x, y }: Point) => `${n(x / scale)} ${n(y / scale)}`;
    const back = { x: hand.x - (blade.x - hand.x) * 0.3, y: hand.y - (blade.y - hand.y) * 0.3 };
    const shaft = `M${at(back)}L${at(blade)}`;
    const tip = { x: hand.x + (blade.x - hand.x) * 0.72, y: hand.y + (blade.y - hand.y) * 0.72 };
    const draw = (wood: string) =>
      `<path d="${shaft}" ${stroke('#000', 3.4)}/><path d="M${at(tip)}L${at(blade)}" ${stroke('#000', 8)}/><path d="${shaft}" ${stroke(wood, 1.6)}/><path d="M${at(tip)}L${at(blade)}" ${stroke(wood, 5)}/>`;
    return propPiece('oar', scale, order, around([back, blade], 0.06), {
      colour: draw('#c19a65'),
      lines: draw('#fff'),
    });
  },

  /** Flames that leave a mouth to the right. */
  flames(mouth: Point, reach: number, scale: number, order: number): Piece {
    const at = (x: number, y: number) =>
      `${n((mouth.x + x * reach) / scale)} ${n((mouth.y + y * reach) / scale)}`;
    const flame = (size: number) =>
      `M${at(0, 0)}C${at(0.25 * size, -0.24 * size)} ${at(0.5 * size, -0.3 * size)} ${at(0.78 * size, -0.36 * size)}Q${at(0.72 * size, -0.24 * size)} ${at(0.76 * size, -0.18 * size)}Q${at(0.92 * size, -0.14 * size)} ${at(size, -0.02 * size)}Q${at(0.86 * size, 0)} ${at(0.8 * size, 0.08 * size)}Q${at(0.86 * size, 0.2 * size)} ${at(0.76 * size, 0.32 * size)}C${at(0.5 * size, 0.26 * size)} ${at(0.25 * size, 0.2 * size)} ${at(0, 0)}Z`;
    const corners = [
      { x: mouth.x, y: mouth.y - reach * 0.4 },
      { x: mouth.x + reach, y: mouth.y + reach * 0.4 },
    ];
    const draw = (outer: string, inner: string) =>
      `<path d="${flame(1)}" fill="${outer}" ${ink}/><path d="${flame(0.62)}" fill="${inner}" stroke="#000" stroke-width="1"/>`;
    return propPiece('flames', scale, order, around(corners, 0), {
      colour: draw('#f08a32', '#fcea2b'),
      lines: draw('#fff', '#fff'),
    });
  },
};
