import { colourSpace } from '../../drawings/colour-space.ts';
import type { PoseData } from '../people-data.ts';
import type { Feeling, Person } from '../person.ts';
import type { Colours } from './colours.ts';
import { ellipse, type Frame, place, readPath, toWorld } from './geometry.ts';
import type { Pen } from './pen.ts';

export const SKULL = readPath(
  'M-10 -1C-10 -7 -5.6 -10 0 -10C5.6 -10 10 -7 10 -1C10 5.6 6 9.8 0 9.8C-6 9.8 -10 5.6 -10 -1Z',
);
const EYES_AT: Eyes = { x: 3.9, y: 0.9, size: 1, isLight: false };
/** Lines inside a face are finer than outlines. */
const FINE = 1.3;
const BLUSH = '#f0566e';
const MOUTH = '#8c2f39';
const TONGUE = '#ef8a96';

/** Where the left eye is; light ones shine out of dark fur. */
type Eyes = { x: number; y: number; size: number; isLight: boolean };

type Mouth = { line?: string; open?: string; tongue?: string };

const MOUTHS: Record<Feeling | 'open' | 'roar', Mouth> = {
  roar: {
    open: 'M-4.2 3.4C-2.4 2.4 2.4 2.4 4.2 3.4C5 7 3 9.4 0 9.4C-3 9.4 -5 7 -4.2 3.4Z',
    tongue: 'M-2.6 7.6C-1.4 5.6 1.4 5.6 2.6 7.6C1.6 9 -1.6 9 -2.6 7.6Z',
  },
  happy: { line: 'M-3 4.6C-1.6 6.8 1.6 6.8 3 4.6' },
  laughing: {
    open: 'M-3.7 3.8C-2 4.4 2 4.4 3.7 3.8C3.8 7 2 8.4 0 8.4C-2 8.4 -3.8 7 -3.7 3.8Z',
    tongue: 'M-2 7C-1 5.8 1 5.8 2 7C1.2 8 -1.2 8 -2 7Z',
  },
  sad: { line: 'M-2.8 6.4C-1.4 4.4 1.4 4.4 2.8 6.4' },
  angry: { line: 'M-2.8 6.2C-1.2 4.8 1.2 4.8 2.8 6.2' },
  scared: { open: 'M-3 6.6C-2.6 4 2.6 4 3 6.6C2 6.1 1 7.1 0 6.5C-1 7.1 -2 6.1 -3 6.6Z' },
  sleepy: { line: 'M-1.8 5.4C-.8 6.4 .8 6.4 1.8 5.4' },
  yawning: {
    open: 'M-3 4.2C-2.6 2.6 2.6 2.6 3 4.2C3.4 6.4 2.4 9 0 9C-2.4 9 -3.4 6.4 -3 4.2Z',
    tongue: 'M-1.8 7.6C-1 6.4 1 6.4 1.8 7.6C1.2 8.6 -1.2 8.6 -1.8 7.6Z',
  },
  surprised: { open: 'M-1.7 5.9C-1.7 3.6 1.7 3.6 1.7 5.9C1.7 8.2 -1.7 8.2 -1.7 5.9Z' },
  open: { open: 'M-2.4 5.6C-2.4 3.4 2.4 3.4 2.4 5.6C2.4 8.6 -2.4 8.6 -2.4 5.6Z' },
};

const BROWS: Partial<Record<Feeling, [inner: number, outer: number]>> = {
  sad: [-4.4, -3],
  angry: [-2.2, -4.2],
  scared: [-5, -3.6],
  surprised: [-4.8, -4.4],
};

/** From here on the ear lies on the side of the head and its hair is seen. */
export const TURNED = 0.45;

/** Where the face lies on the head: a turned head looks to the right. */
export function faceFrame(head: Frame, turn: number): Frame {
  const turned = (head.angle * Math.PI) / 180;
  const shift = turn * 2.9 * head.scaleX;
  return {
    ...head,
    x: head.x + shift * Math.cos(turned),
    y: head.y + shift * Math.sin(turned),
    scaleX: head.scaleX * (1 - 0.1 * turn),
  };
}

/** The head without a face; ears stick out in front and lie on the side of a turned head. */
export function drawSkull(
  pen: Pen,
  head: Frame,
  turn: number,
  skin: string,
  hasEars: boolean,
): void {
  if (turn < TURNED && hasEars) {
    pen.area(place(ellipse(-9.4 + turn * 0.8, 1.4, 2, 2.5), head), skin);
    pen.area(place(ellipse(9.4 + turn * 0.3, 1.4, 2, 2.5), head), skin);
  }
  pen.area(place(SKULL, head), skin);
  if (turn >= TURNED && hasEars) {
    pen.area(place(ellipse(-7.6 + turn * 1.2, 2, 1.6, 2.1), head), skin, FINE);
  }
}

/** Eyes, nose, mouth and red cheeks. */
export function drawFace(
  pen: Pen,
  head: Frame,
  person: Person,
  pose: PoseData,
  skin: string,
): void {
  const { turn } = pose;
  const face = faceFrame(head, turn);
  const blush = colourSpace.mix(skin, BLUSH, person.skin > 2 ? 0.28 : 0.36);
  for (const side of [-1, 1]) pen.patch(place(ellipse(side * 6.1, 4.4, 1.8, 1.25), face), blush);
  drawEyes(pen, face, person, pose);
  drawNose(pen, face, turn, colourSpace.mix(skin, '#7a3b1e', 0.34));
  drawMouth(pen, face, person, pose);
}

export function drawMouth(
  pen: Pen,
  face: Frame,
  { feeling, isLoud }: Person,
  pose: PoseData,
): void {
  const mouth = MOUTHS[isLoud ? 'roar' : (pose.mouth ?? feeling)];
  if (mouth.line) pen.line(place(readPath(mouth.line), face), 1.5);
  if (mouth.open) pen.area(place(readPath(mouth.open), face), MOUTH, FINE);
  if (mouth.tongue) pen.patch(place(readPath(mouth.tongue), face), TONGUE);
}

/** Hair on the side of a turned head, behind the ear. */
export function drawTemple(pen: Pen, head: Frame, turn: number, colours: Colours): void {
  const x = -7.6 + turn * 1.2;
  const temple = `M-10.2 1C-10.4 4.4 -9.2 6.8 -7.6 8.2C${x - 0.8} 7 ${x - 0.8} 5.6 ${x - 0.4} 4.2L${x + 0.8} 0C${x + 1.8} -1.6 ${x + 2.2} -3.4 ${x + 2} -5.4L-9.4 -5.4Z`;
  pen.patch(place(readPath(temple), head), colours.of('hair'));
  pen.line(place(readPath(`M-10.2 1C-10.4 4.4 -9.2 6.8 -7.6 8.2`), head));
  pen.area(place(ellipse(x, 2, 1.6, 2.1), head), colours.of('skin'), FINE);
}

function drawNose(pen: Pen, face: Frame, turn: number, shade: string): void {
  const x = turn * 1.3;
  const path = `M${x - 0.9} 2.9C${x - 0.3} 3.6 ${x + 0.5} 3.6 ${x + 0.9} 2.9`;
  pen.stripe(place(readPath(path), face), shade, 1.3);
}

/** Below an eye. */
const TEAR =
  'M0 2.6C1.2 4.4 1.7 5.2 1.7 6.1C1.7 7.2 .9 7.9 0 7.9C-.9 7.9 -1.7 7.2 -1.7 6.1C-1.7 5.2 -1.2 4.4 0 2.6Z';

/** Two side by side, a third above them, one in the middle, more in an arc. */
function placesOf(eyes: number): { side: number; rise: number }[] {
  if (eyes === 1) return [{ side: 0, rise: 1 }];
  return Array.from({ length: eyes }, (_, at) => {
    const side = eyes === 2 ? at * 2 - 1 : (at / (eyes - 1)) * 2.3 - 1.15;
    return { side, rise: eyes === 2 ? 0 : (1.15 - Math.abs(side)) * 4.4 };
  });
}

/** Eyes and brows as somebody feels. */
export function drawEyes(
  pen: Pen,
  face: Frame,
  { feeling, eyes = 2 }: Pick<Person, 'feeling' | 'eyes'>,
  pose: PoseData,
  { x: apart, y: high, size, isLight }: Eyes = EYES_AT,
): void {
  const isClosed = pose.eyes === 'closed' || /^(sleepy|yawning)$/.test(feeling);
  const look = pose.eyes === 'down' ? 0.9 : pose.eyes === 'up' ? -0.9 : 0;
  const ink = isLight ? '#ffffff' : '#000';
  for (const { side, rise } of placesOf(eyes)) {
    const x = side * apart;
    const y = high + look - rise;
    const smaller = size * (eyes > 3 ? 0.72 : 1);
    const frame = {
      ...face,
      ...toWorld(face, x, y),
      scaleX: face.scaleX * smaller,
      scaleY: face.scaleY * smaller,
    };
    const lid = (path: string) =>
      isLight
        ? pen.stripe(place(readPath(path), frame), ink, 1.5)
        : pen.line(place(readPath(path), frame), 1.5);
    if (isClosed || pose.eyes === 'down') {
      lid('M-1.7 -.1C-.8 1.3 .8 1.3 1.7 -.1');
    } else if (feeling === 'laughing') {
      lid('M-1.7 .7C-.8 -1.4 .8 -1.4 1.7 .7');
    } else if (feeling === 'scared' || feeling === 'surprised') {
      pen.area(place(ellipse(0, 0, 2.2, 2.5), frame), '#ffffff', 1.3);
      pen.dot(place(ellipse(0.2, 0, 0.95, 1.1), frame));
    } else {
      if (isLight) pen.cover(place(ellipse(0, 0, 2.2, 2.6), frame), '#ffffff');
      pen.dot(place(ellipse(0, 0, 1.55, 1.95), frame));
      pen.cover(place(ellipse(0.5, -0.7, 0.62, 0.62), frame), '#ffffff');
    }
    if (feeling === 'sad') {
      pen.area(place(readPath(TEAR), frame), '#92d3f5', FINE);
    }
    const brow = BROWS[feeling];
    if (!brow) continue;
    const [inner, outer] = brow.map((at) => at + high - EYES_AT.y);
    pen.line(place(readPath(`M${side * 2.4} ${inner}L${side * 6} ${outer}`), face), 1.5);
  }
}
