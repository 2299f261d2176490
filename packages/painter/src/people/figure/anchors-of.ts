import type { Anchor, Anchors } from '../../drawings/anchors.ts';
import { faceFrame } from './draw-face.ts';
import { type Point, toWorld } from './geometry.ts';
import type { Limb, Skeleton } from './skeleton.ts';

/** How wide a thing in a hand is, in widths of the hand. */
const HELD = 6;

/** Where hats, things and riders belong on a person whose drawing reaches `from` … `to`. */
export function anchorsOf(skeleton: Skeleton, from: Point, to: Point): Anchors {
  const { arms, build, head, legs, pose, torso } = skeleton;
  const at = ({ x, y }: Point, rest: Partial<Anchor> = {}): Anchor => ({
    x: inside(x - from.x, to.x - from.x),
    y: inside(y - from.y, to.y - from.y),
    ...rest,
  });
  const hand = (limb: Limb) =>
    at(limb.end, { size: round(build.hand * HELD), angle: round(180 - limb.angle) });
  const other = pose.main === 'near' ? 'far' : 'near';
  const face = faceFrame(head, pose.turn);
  const wide = round(build.head[0] * 2);
  const feet = [legs.near, legs.far].flatMap((leg) => leg?.foot ?? []);
  const ground = {
    x: feet.reduce((sum, foot) => sum + foot.x, 0) / Math.max(1, feet.length),
    y: to.y,
  };
  return {
    head: at(toWorld(head, 0, -10.5), { size: wide, angle: round(head.angle) }),
    eyes: at(toWorld(face, 0, 0.9), { size: wide, angle: round(head.angle) }),
    mouth: at(toWorld(face, 0, 5.4), { size: round(wide / 3) }),
    neck: at(toWorld(torso, 0, 0), { size: round(build.shoulder * 1.4) }),
    hand: hand(arms[pose.main]),
    otherHand: hand(arms[other]),
    back: at(toWorld(torso, -8, 6), { size: round(build.shoulder * 2) }),
    seat: at({ x: 0, y: 1.5 }, { size: round(build.hip * 2) }),
    feet: at(ground),
    ground: at(ground),
    top: at({ x: head.x, y: from.y }, { size: wide }),
  };
}

function inside(value: number, most: number): number {
  return round(Math.max(0, Math.min(most, value)));
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
