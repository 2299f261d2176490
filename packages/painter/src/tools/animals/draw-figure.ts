import type { Anchors } from '../../drawings/anchors.ts';
import { type Animal, animalNamed, furOf } from '../../people/animals.ts';
import { coloursOf } from '../../people/figure/colours.ts';
import { drawAnimalHead, drawBoth } from '../../people/figure/draw-animal.ts';
import { drawEyes, faceFrame } from '../../people/figure/draw-face.ts';
import { drawShapes } from '../../people/figure/draw-shapes.ts';
import { type Frame, type Point, type Step, toWorld } from '../../people/figure/geometry.ts';
import { createPen, OUTLINE } from '../../people/figure/pen.ts';
import { peopleData } from '../../people/people-data.ts';
import type { Person } from '../../people/person.ts';
import { bandOf, type Contour, contourThrough, wedgeOf, woolOf } from './contour.ts';
import { creaseOf, drawFoot, legOutline, ringOf } from './draw-leg.ts';
import type { Figure, LegData, WholeBody } from './figure-data.ts';

/** People's outlines are 1.55 wide, those of drawings 2; large animals are drawn smaller. */
const USUAL = 2 / 1.55;
/** The drawing's side and what stays empty around it. */
const SIDE = 72;
const RIM = 1.5;

/** Insides of the SVG of the coloured drawing and of its lines for colouring. */
export type DrawnFigure = { svg: string; lines: string; anchors: Anchors; fit: Fit };

/** How the figure's own units become those of the drawing. */
type Fit = { scale: number; left: number; bottom: number };

/**
 * Draws an animal that looks to the right, as a drawing of 72 units in which it looks to the left; in
 * another pose it fits `like` the first one, so that its anchors stay where they are.
 */
export function drawFigure(figure: Figure, body: WholeBody, like?: Fit): DrawnFigure {
  const animal: Animal = { ...animalNamed(figure.animal), ...partsOf(figure) };
  const own = { ...animal.colours, ...figure.colours };
  const person = personOf(figure.animal, own.fur);
  const colours = coloursOf(person, outfitOf());
  const pen = createPen();
  const paint = (name: string) => colours.of(name, own);
  const { head, legs, foot } = body;
  const [near, far] = figure.legs ?? ['fur', 'fur-'];
  const origin: Frame = { x: 0, y: 0, angle: 0, scaleX: 1, scaleY: 1 };
  const contour = contourThrough(body.contour);
  const hoof = paint(own.hoof ? 'hoof' : own.nose ? 'nose' : 'fur-');
  const line = paint(`${near}-`);
  const solid = (shapes: Step[][], role: string) => {
    for (const steps of shapes) pen.line(steps, 2 * OUTLINE);
    for (const steps of shapes) pen.cover(steps, paint(role));
  };
  const outlines = (data: readonly LegData[]) => data.map((leg) => legOutline(leg, foot));
  const feet = (data: readonly LegData[]) => {
    for (const leg of data) {
      for (const height of figure.rings?.at ?? [])
        pen.motif(
          ringOf(leg, foot, height, figure.rings?.wide ?? 2),
          paint(figure.rings?.colour ?? 'dark'),
        );
      drawFoot(pen, leg, foot, { hoof, line });
    }
  };
  drawShapes(pen, figure.behind ?? [], origin, colours, own);
  solid(outlines(legs.far), far);
  feet(legs.far);
  const trunk = figure.wool ? woolOf(contour, body.contour.length, ...figure.wool) : contour.steps;
  if (near === 'fur') {
    solid([trunk, ...outlines(legs.near)], 'fur');
    for (const leg of legs.near) {
      const crease = creaseOf(leg, foot);
      if (!crease) continue;
      pen.line(crease, 2 * OUTLINE);
      pen.cover(legOutline(leg, foot), paint('fur'));
    }
  } else {
    solid(outlines(legs.near), near);
    feet(legs.near);
    solid([trunk], 'fur');
  }
  for (const [from, to, depth, colour] of figure.bands ?? [])
    pen.motif(bandOf(contour, from, to, depth), paint(colour));
  for (const [place, wide, long, lean, colour] of figure.wedges ?? [])
    pen.motif(wedgeOf(contour, place, wide, long, lean), paint(colour));
  drawShapes(pen, figure.marks ?? [], origin, colours, own);
  if (near === 'fur') feet(legs.near);
  drawShapes(pen, figure.upon ?? [], origin, colours, own);
  const frame: Frame = {
    ...head.at,
    angle: head.tilt,
    scaleX: head.size[0] / 10,
    scaleY: head.size[1] / 10,
  };
  const pose = { ...stand(), turn: head.turn };
  if (head.bare) {
    const [eyes, size] = head.bare;
    const [x, y, , light] = animal.eyes ?? [4, -1, 1];
    drawEyes(pen, faceFrame(frame, head.turn), { ...person, eyes }, pose, {
      x,
      y: eyes === 1 ? 1 : y,
      size,
      isLight: light === 'light',
    });
  } else {
    drawShapes(pen, animal.mane ?? [], frame, colours, own);
    drawBoth(pen, animal.ears, frame, colours, own);
    drawAnimalHead(pen, frame, person, pose, { ...animal, colours: own }, colours);
  }
  drawShapes(pen, figure.before ?? [], origin, colours, own);

  const { colour, lines, from, to } = pen.finish();
  const fit = like ?? fitOf(from, to);
  const { scale, left, bottom } = fit;
  const place = ({ x, y }: Point): Point => ({ x: left - x * scale, y: bottom + y * scale });
  const placed = (inner: string) =>
    `<g transform="matrix(${n(-scale)} 0 0 ${n(scale)} ${n(left)} ${n(bottom)})">${inner}</g>`;
  return {
    svg: placed(colour),
    lines: placed(lines),
    fit,
    anchors: {
      ...anchorsOf(body, animal, frame, head.turn, scale, place),
      ...(head.bare && bareAnchors(frame, contour, scale, place)),
      ...(figure.hand && { hand: place(figure.hand) }),
      ...(figure.otherHand && { otherHand: place(figure.otherHand) }),
      ...(figure.mouth && { mouth: place(figure.mouth) }),
    },
  };
}

function fitOf(from: Point, to: Point): Fit {
  const room = SIDE - 2 * RIM;
  const scale = Math.min(USUAL, room / (to.x - from.x), room / (to.y - from.y));
  return {
    scale,
    left: SIDE / 2 + (scale * (from.x + to.x)) / 2,
    bottom: Math.min(SIDE - RIM, SIDE / 2 + (scale * (to.y - from.y)) / 2) - scale * to.y,
  };
}

function anchorsOf(
  { back, neck, head }: WholeBody,
  { eyes: [apart, high] = [4.2, -1, 1], mouth, hat = 0 }: Animal,
  frame: Frame,
  turn: number,
  scale: number,
  place: (point: Point) => Point,
): Anchors {
  const face = faceFrame(frame, turn);
  const wide = head.size[0] * scale;
  const low = (mouth ? mouth[0] : 2) + 5;
  return {
    eyes: { ...place(toWorld(face, 0, high)), size: (wide * 0.1 * (apart * 2 + 4.4)) / 1.1 },
    head: { ...place(toWorld(frame, 0, -8.6 - hat)), size: wide * 1.5 },
    mouth: place(toWorld(face, 3.6 * turn, low)),
    neck: { ...place(neck), size: wide * 1.3 },
    back: place(back),
  };
}

/** Beside its one eye, and on the highest place above it. */
function bareAnchors(
  { x, y, scaleX }: Frame,
  { points }: Contour,
  scale: number,
  place: (point: Point) => Point,
): Anchors {
  const above = points.filter((point) => Math.abs(point.x - x) < scaleX * 4);
  const top = Math.min(...above.map((point) => point.y));
  const size = scaleX * scale * 15;
  return {
    eyes: { ...place({ x: x + scaleX * 0.6, y }), size },
    head: { ...place({ x: x - scaleX * 2, y: top + 0.8 }), size },
  };
}

const PARTS = ['ears', 'mane', 'crest', 'mask', 'flaps', 'nose', 'muzzle'] as const;

function partsOf(figure: Figure): Partial<Animal> {
  return Object.fromEntries(PARTS.flatMap((part) => (figure[part] ? [[part, figure[part]]] : [])));
}

function personOf(animal: string, fur: string | undefined): Person {
  return {
    age: 'child',
    looks: 'person',
    skin: 1,
    hair: { style: 'bald', colour: 'brown' },
    outfit: 'fur',
    wears: [],
    feeling: 'happy',
    animal,
    colours: furOf(animal, fur),
  };
}

function outfitOf() {
  const { fur } = peopleData().outfits;
  if (!fur) throw new Error('no outfit of fur');
  return fur;
}

function stand() {
  const pose = peopleData().poses.stand;
  if (!pose) throw new Error('no pose to stand');
  return pose;
}

const n = (value: number) => Number(value.toFixed(3));
