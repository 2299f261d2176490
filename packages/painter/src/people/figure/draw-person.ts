import type { Anchors } from '../../drawings/anchors.ts';
import { contrastTo, type Pattern } from '../../drawings/decor/pattern.ts';
import { type Animal, animalNamed } from '../animals.ts';
import {
  type HairData,
  type Outfit,
  type PoseData,
  peopleData,
  type Wear,
} from '../people-data.ts';
import type { Person, Pose } from '../person.ts';
import { anchorsOf } from './anchors-of.ts';
import { type Colours, coloursOf } from './colours.ts';
import { drawAnimalBehind, drawAnimalHead, drawBelly, limbColours } from './draw-animal.ts';
import { drawFace, drawMouth, drawSkull, drawTemple, faceFrame, TURNED } from './draw-face.ts';
import { drawKneePads, drawPegLeg } from './draw-leg-wear.ts';
import { drawArm, drawGrip, drawLeg, drawShoulder, drawTail } from './draw-limbs.ts';
import { drawPrint } from './draw-print.ts';
import { drawShapes } from './draw-shapes.ts';
import { drawHips, drawSkirt, drawTorso } from './draw-torso.ts';
import { type Frame, toWorld } from './geometry.ts';
import { createPen, type Pen } from './pen.ts';
import { silhouette } from './silhouette.ts';
import { buildOf, type Skeleton, standUp } from './skeleton.ts';

export type PersonDrawing = {
  /** Inside of the SVG of the coloured picture. */
  colour: string;
  /** Inside of the SVG of the colouring page: closed black lines on white areas. */
  lines: string;
  width: number;
  height: number;
  anchors: Anchors;
  /** Highest painted y of each column from 0 on. */
  top: number[];
  /** Columns between which it touches the ground. */
  feet: { from: number; to: number };
  /** What lies over other figures: a hand over what it holds, an arm around who is hugged. */
  over: Record<'hand' | 'otherHand' | 'arm', Layers>;
};

type Layers = { colour: string; lines: string };

type Dressed = {
  outfit: Outfit;
  hair: HairData;
  wears: Wear[];
  colours: Colours;
  animal: Animal | undefined;
  print: string | undefined;
};

/** Draws a person from head to foot, facing right; the feet are at `height`. */
export function drawPerson(person: Person, pose: Pose): PersonDrawing {
  const dressed = dress(person);
  const joints = jointsOf(person, pose);
  const skeleton = standUp(buildOf(person), joints);
  const { arms, build } = skeleton;
  const { over, reaches } = joints;
  const isOver = (which: 'near' | 'far') =>
    over === 'both' || (over === 'near' && which === 'near');
  const arm = (which: 'near' | 'far') => {
    const isMain = which === joints.main;
    const frame = gripOf(skeleton, which);
    if (isMain) drawHeld(pen, dressed, 'hand', frame);
    const place = { side: which === 'near' ? -1 : 1, isBehind: !isOver(which) } as const;
    const colours = limbColours(dressed.colours, dressed.animal);
    drawArm(pen, arms[which], place, build, dressed.outfit, colours);
    if (!isMain) drawHeld(pen, dressed, 'otherHand', frame);
  };
  let pen = createPen(patternOf(person, dressed));
  drawBehind(pen, skeleton, dressed);
  for (const which of ['far', 'near'] as const) {
    const colours = limbColours(dressed.colours, dressed.animal);
    if (isOver(which)) drawShoulder(pen, arms[which], build, dressed.outfit, colours);
    else arm(which);
  }
  drawBody(pen, skeleton, dressed);
  if (over !== 'none' && reaches !== 'near') arm('near');
  if (over === 'both' && reaches !== 'far') arm('far');
  drawHead(pen, skeleton, person, dressed);
  if (reaches) arm(reaches);
  const { colour, lines, from, to, columns } = pen.finish();
  const alone = (draw: () => void): Layers => {
    pen = createPen(patternOf(person, dressed));
    draw();
    const own = pen.finish();
    return { colour: move(own.colour), lines: move(own.lines) };
  };
  const grip = (which: 'near' | 'far') => {
    const colours = limbColours(dressed.colours, dressed.animal);
    return alone(() => drawGrip(pen, arms[which], build, dressed.outfit, colours));
  };
  const move = (inner: string) =>
    `<g transform="translate(${-round(from.x)} ${-round(from.y)})">${inner}</g>`;
  return {
    colour: move(colour),
    lines: move(lines),
    width: round(to.x - from.x),
    height: round(to.y - from.y),
    anchors: anchorsOf(skeleton, from, to),
    ...silhouette(columns, from, to),
    over: {
      hand: grip(joints.main),
      otherHand: grip(joints.main === 'near' ? 'far' : 'near'),
      arm: alone(() => arm('near')),
    },
  };
}

/** The pattern on the area of one colour; a dress and a shirt stand for each other. */
function patternOf(
  { pattern }: Person,
  { outfit, colours }: Dressed,
): (Pattern & { fill: string }) | undefined {
  if (!pattern) return undefined;
  const { kind, on } = pattern;
  const trunk = outfit.torso === 'skin' ? 'bottom' : outfit.torso;
  const part = on === 'apron' ? 'linen' : on;
  const fill = colours.of(on === 'top' || on === 'dress' ? trunk : part);
  return { kind, fill, colour: pattern.colour ?? contrastTo(fill) };
}

/** Prints that a pattern takes the place of. */
const PRINTS = new Set(['stripes', 'dots', 'heart', 'star', 'dino', 'number']);

/** A wheelchair is sat in, whatever the arms do. */
function jointsOf({ wears }: Person, pose: Pose): PoseData {
  const { poses } = peopleData();
  const joints = poses[pose];
  const seated = poses.sit;
  if (!joints || !seated) throw new Error(`no such pose: ${pose}`);
  if (!wears.includes('wheelchair')) return joints;
  const { nearLeg, farLeg, turn } = seated;
  return { ...joints, root: 0, lean: 0, nearLeg, farLeg, turn: Math.max(turn, joints.turn) };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Outfit, hair and all that is worn, with the hair that is left to see below a hat. */
function dress(person: Person): Dressed {
  const { outfits, hair: styles, wears: pieces } = peopleData();
  const outfit = outfits[person.outfit] ?? outfits.everyday;
  if (!outfit) throw new Error('no everyday clothes');
  const own = outfit.wears.filter((key) => !isLeftOut(key, person.without));
  const worn = withoutSecondHat(own, person.wears).map((key) => key.split(':'));
  const wears = worn.flatMap(([key = '', colour]) => {
    // Below the large head of an animal a scarf lies lower.
    const piece = pieces[person.animal && key === 'scarf' ? 'animalScarf' : key];
    if (!piece || ((person.pattern ?? person.print) && PRINTS.has(key))) return [];
    return colour
      ? { ...piece, colours: { ...piece.colours, hat: colour, accent: colour } }
      : piece;
  });
  const isCovered = wears.some(({ covers }) => covers);
  const style = styles[person.animal ? 'bald' : hairOf(person, outfit)] ?? styles.short;
  const seen = (isCovered && style?.under && styles[style.under]) || style;
  const hair = seen && wears.some(({ hides }) => hides) ? { ...seen, back: [] } : seen;
  if (!hair) throw new Error('no such hair');
  const boots = wears.findLast((piece) => piece.shoes);
  const shoes = boots?.shoes ?? outfit.shoes;
  const gloves = wears.findLast((piece) => piece.gloves)?.colours.accent ?? outfit.gloves;
  return {
    outfit: { ...outfit, shoes, gloves },
    hair,
    wears,
    colours: coloursOf(
      boots?.colours.accent ? wearing(person, boots.colours.accent) : person,
      outfit,
    ),
    animal: person.animal === undefined ? undefined : animalNamed(person.animal),
    print: person.print,
  };
}

/** A wished plait goes before the hair that belongs to the clothes. */
const hairOf = ({ hair }: Person, outfit: Outfit) =>
  hair.isSaid ? hair.style : (outfit.hair ?? hair.style);

const wearing = (person: Person, shoes: string): Person => ({
  ...person,
  colours: { ...person.colours, shoes },
});

/** Degrees by which a cape flies behind somebody who walks. */
const SWAY = 24;

/** Who puts on a hat takes off the one that belongs to the clothes. */
function withoutSecondHat(own: readonly string[], added: readonly string[]): string[] {
  const { wears } = peopleData();
  const isHat = (key: string) => wears[key.split(':')[0] ?? '']?.on === 'head' && HATS.test(key);
  const kept = added.some(isHat) ? own.filter((key) => !isHat(key)) : own;
  return [...kept, ...added.filter((key) => !kept.includes(key))];
}

/** "ein Pirat ohne Hut": whatever covers the head is a hat. */
const isLeftOut = (key: string, without: readonly string[] = []) =>
  without.some((part) => (HATS.test(part) ? HATS.test(key) : key === part));

const HATS = /hat|helmet|cap\b|crown|tiara|beanie|mitre|veil|hood|bandana|beret|Cap/i;

/** Units in which a chair's seat is at 0 and its footrest at 12.6. */
function seatOf({ build }: Skeleton): Frame {
  const scale = (build.leg[1] + 3.4 * build.shoe) / 12.6;
  return { x: 0, y: 0, angle: 0, scaleX: scale, scaleY: scale };
}

function drawBehind(pen: Pen, skeleton: Skeleton, { hair, wears, colours, animal }: Dressed): void {
  const { head, torso, pose } = skeleton;
  const seat = seatOf(skeleton);
  const behind = { ...torso, x: torso.x - 3.4 * pose.turn };
  for (const { on, back, colours: own, sways } of wears) {
    const swung = sways ? { ...torso, angle: torso.angle + SWAY * pose.turn } : behind;
    if (on === 'torso') drawShapes(pen, back, swung, colours, own);
    if (on === 'hips') drawShapes(pen, back, seat, colours, own);
  }
  if (animal) drawAnimalBehind(pen, skeleton, animal, colours);
  drawShapes(pen, hair.back, head, colours);
  for (const { on, back, colours: own } of wears) {
    if (on === 'head') drawShapes(pen, back, head, colours, own);
  }
}

/** Things in a hand stand upright and lean out a little. */
const LEANING = 9;
/** The trunk beside which a staff reaches from the hand to the ground. */
const TRUNK = 20.5;

function gripOf({ arms, build, pose }: Skeleton, which: 'near' | 'far'): Frame {
  const scale = build.torso / TRUNK;
  const { x, y } = arms[which].end;
  const angle = (which === 'near' ? -LEANING : LEANING) * (which === pose.main ? 1 : 0) + pose.root;
  return { x, y, angle, scaleX: scale, scaleY: scale };
}

function drawHeld(pen: Pen, dressed: Dressed, where: 'hand' | 'otherHand', frame: Frame): void {
  for (const { on, front, colours: own } of dressed.wears) {
    if (on === where) drawShapes(pen, front, frame, dressed.colours, own);
  }
}

function drawBody(pen: Pen, skeleton: Skeleton, dressed: Dressed): void {
  const { outfit, wears, colours, animal } = dressed;
  const legColours = limbColours(colours, animal);
  const { legs, build, pose, torso } = skeleton;
  if (outfit.legs === 'tail') drawTail(pen, skeleton, colours);
  else if (legs.far) drawLeg(pen, legs.far, build, outfit, legColours, pose.turn > 0.5);
  drawHips(pen, skeleton, outfit, colours);
  if (outfit.legs !== 'tail') {
    if (wears.some(({ peg }) => peg)) drawPegLeg(pen, legs.near, build, outfit, legColours);
    else drawLeg(pen, legs.near, build, outfit, legColours, false);
  }
  for (const { knees, colours: own } of wears) {
    if (knees) drawKneePads(pen, legs, build, colours.of('accent', own));
  }
  const isOnePiece = outfit.skirt?.colour === outfit.torso;
  if (!isOnePiece) drawSkirt(pen, skeleton, outfit, colours);
  drawTorso(pen, skeleton, outfit, colours);
  if (animal) drawBelly(pen, skeleton, animal, outfit, colours);
  if (isOnePiece) drawSkirt(pen, skeleton, outfit, colours);
  for (const { on, front, colours: own } of wears) {
    if (on === 'torso') drawShapes(pen, front, torso, colours, own);
    if (on === 'hips') drawShapes(pen, front, seatOf(skeleton), colours, own);
  }
  if (dressed.print) drawPrint(pen, dressed.print, torso, outfit, colours);
}

function drawHead(pen: Pen, skeleton: Skeleton, person: Person, dressed: Dressed): void {
  const { head, pose } = skeleton;
  const { hair, wears, colours, animal } = dressed;
  if (animal) drawAnimalHead(pen, head, person, pose, animal, colours);
  else {
    drawSkull(pen, head, pose.turn, colours.of('skin'), hair.ears);
    drawFace(pen, head, person, pose, colours.of('skin'));
  }
  const face = faceFrame(head, pose.turn);
  const onFace = wears.filter((piece) => piece.on === 'head' && piece.onFace);
  for (const { front, colours: own } of onFace) drawShapes(pen, front, face, colours, own);
  // The mouth lies a little lower in a beard.
  if (!animal && wears.some(({ beard }) => beard))
    drawMouth(pen, { ...face, ...toWorld(face, 0, IN_BEARD) }, person, pose);
  if (hair.side && !animal && pose.turn >= TURNED) drawTemple(pen, head, pose.turn, colours);
  drawShapes(pen, hair.front, head, colours);
  for (const { on, front, onFace: lies, colours: own } of wears) {
    if (on === 'head' && !lies) drawShapes(pen, front, hatFrame(head, animal), colours, own);
  }
}

const IN_BEARD = 1.6;

/** Hats of frogs sit behind their eyes and are narrower. */
function hatFrame(head: Frame, animal: Animal | undefined): Frame {
  if (!animal?.hat) return head;
  const at = toWorld(head, 0, -animal.hat);
  return { ...head, ...at, scaleX: head.scaleX * 0.8, scaleY: head.scaleY * 0.8 };
}
