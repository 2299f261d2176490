import type { Drawing } from '../drawings/drawing.ts';
import { drawPerson } from './figure/draw-person.ts';
import { buildOf } from './figure/skeleton.ts';
import { peopleData } from './people-data.ts';
import type { Person, Pose } from './person.ts';

/** Units of a grown-up's height. */
const ADULT_UNITS = 72;
/** Poses turned further than this look to the right; others look at us. */
const FRONTAL = 0.3;

/** A person as a drawing to be placed; `hexcode` is its name among the drawings. */
export function loadPerson(person: Person, pose: Pose, hexcode: string): Drawing {
  const { colour, lines, width, height, anchors, top, feet, over } = drawPerson(person, pose);
  const { leg, torso, neck, head, shoe } = buildOf(person);
  const standing = leg[0] + leg[1] + 3.4 * shoe + torso + neck + head[1] * 1.86 + 2;
  return {
    hexcode,
    svg: colour,
    lines,
    bounds: { x: 0, y: 0, width, height },
    top,
    feet,
    colours: new Map(),
    isPerson: true,
    pose,
    anchors,
    facing: (peopleData().poses[pose]?.turn ?? 0) > FRONTAL ? 'right' : 'front',
    tall: Math.round((standing / ADULT_UNITS) * 100) / 100,
    perAdult: ADULT_UNITS,
    over,
  };
}
