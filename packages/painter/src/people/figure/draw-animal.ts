import { colourSpace } from '../../drawings/colour-space.ts';
import type { Animal } from '../animals.ts';
import type { Outfit, PoseData, ShapeData } from '../people-data.ts';
import type { Person } from '../person.ts';
import type { Colours } from './colours.ts';
import { drawEyes, drawMouth, faceFrame, SKULL } from './draw-face.ts';
import { drawShapes } from './draw-shapes.ts';
import { acrossMiddle, ellipse, type Frame, place } from './geometry.ts';
import type { Pen } from './pen.ts';
import type { Skeleton } from './skeleton.ts';

/** How large tails are beside the legs. */
const TAIL = 0.92;

/** The shapes as they are given, on the left, and mirrored. */
export function drawBoth(
  pen: Pen,
  shapes: readonly ShapeData[] | undefined,
  frame: Frame,
  colours: Colours,
  own: Record<string, string>,
): void {
  if (!shapes) return;
  const whole = shapes.map((shape) => ({ ...shape, both: acrossMiddle(shape.steps) }));
  for (const { both, ...shape } of whole) {
    const drawn = both ? [{ ...shape, steps: both }] : [shape];
    drawShapes(pen, drawn, frame, colours, own);
  }
  const aside = whole.filter(({ both }) => !both);
  drawShapes(pen, aside, { ...frame, scaleX: -frame.scaleX }, colours, own);
}

/** Arms and legs of pandas and penguins are not as their heads, nor are the feet of birds. */
export function limbColours(colours: Colours, animal: Animal | undefined): Colours {
  if (!animal) return colours;
  const { limb, wing, feet } = animal.colours;
  const skin = limb ?? wing;
  return {
    of: (name, own) => {
      if (name === 'paw' && feet) return feet;
      return skin && /^(skin|paw)/.test(name) ? skin : colours.of(name, own);
    },
  };
}

/** Tail, wings, shell and mane: all that lies behind the body. */
export function drawAnimalBehind(
  pen: Pen,
  { torso, head, pose, build }: Skeleton,
  animal: Animal,
  colours: Colours,
): void {
  const { tail = [], wings, shell = [], mane = [], ears, colours: own } = animal;
  const scale = TAIL * build.shoe;
  const hips = { x: 0, y: 0, angle: pose.root + pose.lean, scaleX: scale, scaleY: scale };
  drawShapes(pen, tail, hips, colours, own);
  drawBoth(pen, wings, torso, colours, own);
  drawShapes(pen, shell, { ...torso, x: torso.x - 3 * pose.turn }, colours, own);
  drawShapes(pen, mane, head, colours, own);
  drawBoth(pen, ears, head, colours, own);
}

/** The belly of who wears nothing over it. */
export function drawBelly(
  pen: Pen,
  { torso, pose }: Skeleton,
  animal: Animal,
  outfit: Outfit,
  colours: Colours,
): void {
  if (outfit.torso !== 'skin') return;
  const turned = { ...torso, x: torso.x + pose.turn * 1.6 };
  drawShapes(pen, animal.body ?? bellyShapes, turned, colours, animal.colours);
}

const bellyShapes: ShapeData[] = [
  { kind: 'motif', colour: 'belly', width: undefined, steps: ellipse(0, 12.4, 5.6, 7) },
];

/** Fur in which black eyes would not be seen: a black dog's, not a gorilla's. */
const DARK = 28;

const isDark = (fur: string) => colourSpace.toHsl(fur)[2] < DARK;

/** Head and face of an animal, with a person's eyes, mouth and feelings. */
export function drawAnimalHead(
  pen: Pen,
  head: Frame,
  person: Person,
  pose: PoseData,
  animal: Animal,
  colours: Colours,
): void {
  const { colours: own, skull = SKULL, eyes = [4.2, -1, 1], mouth = [1, 0.8] } = animal;
  const face = faceFrame(head, pose.turn);
  pen.area(place(skull, head), colours.of('skin'));
  drawBoth(pen, animal.mask, head, colours, own);
  pen.line(place(skull, head));
  drawShapes(pen, animal.cover ?? [], head, colours, own);
  drawShapes(pen, animal.muzzle ?? [], face, colours, own);
  const [x, y, size, light] = eyes;
  drawEyes(pen, face, person, pose, {
    x,
    y,
    size,
    isLight: light === 'light' || isDark(colours.of('skin')),
  });
  if (mouth) {
    const [down, wide] = mouth;
    const lower = {
      ...face,
      x: face.x - Math.sin((face.angle * Math.PI) / 180) * down * face.scaleY,
      y: face.y + Math.cos((face.angle * Math.PI) / 180) * down * face.scaleY,
      scaleX: face.scaleX * wide,
    };
    drawMouth(pen, lower, person, pose);
  }
  drawShapes(pen, animal.nose ?? [], face, colours, own);
  drawBoth(pen, animal.flaps, head, colours, own);
  drawShapes(pen, animal.crest ?? [], head, colours, own);
}
