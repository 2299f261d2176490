import type { Feeling, Pose } from '../people/person.ts';
import type { Drawing } from './drawing.ts';

const n = (value: number) => value.toFixed(2);
const ink = 'stroke="#000" stroke-linecap="round" stroke-linejoin="round"';

/** What things can be drawn doing, once they have arms, legs and a face. */
export const LIVELY: ReadonlySet<Pose> = new Set(['dance', 'walk', 'run', 'sing', 'wave']);

/** Where hands and feet are, in shares of the width from the middle and of a limb's length. */
const LIMBS: Partial<Record<Pose, { hands: [number, number][]; feet: [number, number][] }>> = {
  dance: {
    hands: [
      [-1, -0.9],
      [1.05, -0.5],
    ],
    feet: [
      [-0.3, 1],
      [0.75, 0.62],
    ],
  },
  sing: {
    hands: [
      [-1.1, -0.4],
      [1.1, -0.4],
    ],
    feet: [
      [-0.3, 1],
      [0.3, 1],
    ],
  },
  wave: {
    hands: [
      [-0.9, 0.6],
      [1.05, -0.9],
    ],
    feet: [
      [-0.3, 1],
      [0.3, 1],
    ],
  },
  walk: {
    hands: [
      [-0.9, 0.5],
      [0.9, 0.3],
    ],
    feet: [
      [-0.55, 1],
      [0.6, 0.96],
    ],
  },
  run: {
    hands: [
      [-1, 0.1],
      [1, -0.2],
    ],
    feet: [
      [-0.9, 0.8],
      [0.75, 1],
    ],
  },
};

const white = (inside: string) => inside.replace(/fill="#(?!000")[0-9a-f]{3,6}"/g, 'fill="#fff"');

const MOUTHS: Partial<Record<Feeling, [corner: number, middle: number]>> = {
  sad: [0.68, 0.56],
  scared: [0.66, 0.58],
  angry: [0.67, 0.6],
  sleepy: [0.62, 0.64],
};

/** Two eyes and a mouth in the middle of a thing, as it feels. */
function faceOn({ bounds: { x, y, width, height } }: Drawing, feeling: Feeling = 'happy'): string {
  const middle = x + width / 2;
  const small = Math.min(width, height);
  const [across, r] = [Math.min(width * 0.13, small * 0.2), small * 0.06];
  const eye = (side: number) => {
    const [cx, cy] = [middle + side * across, y + height * 0.46];
    const brow =
      feeling === 'angry'
        ? `<path d="M${n(cx - side * r)} ${n(cy - r * 1.5)}L${n(cx + side * r * 2)} ${n(cy - r * 2.6)}" fill="none" stroke-width="2" ${ink}/>`
        : '';
    return `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(r * 1.5)}" ry="${n(r * 1.8)}" fill="#fff" stroke-width="1.6" ${ink}/><circle cx="${n(cx + r * 0.3)}" cy="${n(cy)}" r="${n(r * 0.8)}" fill="#000"/>${brow}`;
  };
  const at = (share: number) => n(y + height * 0.46 + small * (share - 0.46));
  const curve = (corner: number, bow: number) =>
    `M${n(middle - across)} ${at(corner)}Q${n(middle)} ${at(bow)} ${n(middle + across)} ${at(corner)}`;
  const shape = MOUTHS[feeling];
  const mouth = shape
    ? `<path d="${curve(...shape)}" fill="none" stroke-width="2.4" ${ink}/>`
    : `<path d="${curve(0.6, 0.72)}Z" fill="#8c2f39" stroke-width="1.8" ${ink}/>`;
  return eye(-1) + eye(1) + mouth;
}

/** A strawberry with a face, a sad cloud. */
export function giveFace(drawing: Drawing, lines: string, feeling: Feeling | undefined): Drawing {
  const face = faceOn(drawing, feeling);
  return { ...drawing, svg: drawing.svg + face, lines: lines + white(face) };
}

/** A dancing fridge, a house on its way to school: a thing with arms, legs and a face. */
export function livenDrawing(drawing: Drawing, lines: string, pose: Pose): Drawing {
  const { x, y, width, height } = drawing.bounds;
  const limbs = LIMBS[pose] ?? LIMBS.wave;
  if (!limbs) return drawing;
  const [middle, low, reach] = [x + width / 2, y + height, Math.max(width, height) * 0.24];
  const limb = (from: { x: number; y: number }, to: { x: number; y: number }, bow: number) => {
    const bend = { x: (from.x + to.x) / 2 + bow, y: (from.y + to.y) / 2 + Math.abs(bow) * 0.4 };
    return `<path d="M${n(from.x)} ${n(from.y)}Q${n(bend.x)} ${n(bend.y)} ${n(to.x)} ${n(to.y)}" fill="none" stroke-width="3" ${ink}/>`;
  };
  const arms = limbs.hands.map(([along, down], at) => {
    const side = at === 0 ? -1 : 1;
    const from = { x: middle + side * width * 0.48, y: y + height * 0.55 };
    const to = { x: from.x + side * Math.abs(along) * reach * 0.8, y: from.y + down * reach };
    return `${limb(from, to, side * 2)}<circle cx="${n(to.x)}" cy="${n(to.y)}" r="${n(reach * 0.22)}" fill="#fff" stroke-width="2" ${ink}/>`;
  });
  const legs = limbs.feet.map(([along, down]) => {
    const side = Math.sign(along);
    const from = { x: middle + side * width * 0.2, y: low - 1 };
    const to = { x: middle + side * width * 0.2 + along * reach * 0.4, y: low + down * reach };
    return `${limb(from, to, side * 1.5)}<ellipse cx="${n(to.x + reach * 0.16)}" cy="${n(to.y)}" rx="${n(reach * 0.34)}" ry="${n(reach * 0.2)}" fill="#e4513f" stroke-width="2" ${ink}/>`;
  });
  const behind = arms.join('') + legs.join('');
  const face = faceOn(drawing);
  const [aside, below, above] = [reach * 1.2, reach * 1.22, reach * 0.1];
  return {
    ...drawing,
    svg: behind + drawing.svg + face,
    lines: white(behind) + lines + white(face),
    bounds: {
      x: x - aside,
      y: y - above,
      width: width + 2 * aside,
      height: height + above + below,
    },
    top: [],
    feet: { from: aside + width * 0.25, to: aside + width * 0.75 },
    anchors: {
      ...drawing.anchors,
      hand: { x: x + width + reach * 0.7, y: y + height * 0.55 },
      back: { x: x + width * 0.98, y: y + height * 0.62 },
    },
    isPerson: false,
  };
}
