import { type Build, type PoseData, peopleData } from '../people-data.ts';
import type { Person } from '../person.ts';
import { type Frame, type Point, reach, toWorld } from './geometry.ts';
import { bend } from './tube.ts';

export type Limb = {
  /** From shoulder to wrist or hip to ankle. */
  line: Point[];
  joint: Point;
  end: Point;
  /** Bent so far that both halves lie side by side. */
  isFolded: boolean;
  /** Held out or up, away from the trunk. */
  isRaised: boolean;
  /** Direction of its last part: 0 down, 90 right. */
  angle: number;
};

/** Degrees between upper and lower arm from which on a single bent tube would cross itself. */
const FOLDED = 120;
const RAISED = 58;
/** Degrees from hanging to reaching before the trunk. */
const ACROSS = 12;

export type Leg = Limb & { foot: Frame };

/** Where everything of one person is, the hips at (0, 0). */
export type Skeleton = {
  build: Build;
  pose: PoseData;
  /** Trunk: ±10 across at the shoulders, 0 at the neck to 20 at the hips. */
  torso: Frame;
  /** Units of a head of radius 10. */
  head: Frame;
  arms: { near: Limb; far: Limb };
  legs: { near: Leg; far: Leg | undefined };
};

export function buildOf({ age, looks, animal }: Person): Build {
  const isMale = looks === 'man' || looks === 'boy';
  const key = animal
    ? 'animal'
    : age === 'baby'
      ? 'baby'
      : age === 'child'
        ? looks === 'girl' || looks === 'woman'
          ? 'childGirl'
          : 'childBoy'
        : `${age}${isMale || looks === 'person' ? 'Man' : 'Woman'}`;
  const build = peopleData().builds[key];
  if (!build) throw new Error(`no such build: ${key}`);
  return build;
}

/** Joints from angles (forward kinematics). */
export function standUp(build: Build, pose: PoseData): Skeleton {
  const narrow = 1 - 0.26 * pose.turn;
  const trunk = pose.root + pose.lean;
  const torso: Frame = {
    x: 0,
    y: 0,
    angle: trunk,
    scaleX: (build.shoulder / 10) * narrow,
    scaleY: build.torso / 20,
  };
  const neck = reach({ x: 0, y: 0 }, 180 - trunk, build.torso);
  torso.x = neck.x;
  torso.y = neck.y;
  const tilt = trunk * 0.6 + pose.root * 0.4 + pose.head;
  const middle = reach(neck, 180 - tilt, build.neck + build.head[1] * 0.86);
  const lookAhead = pose.turn * 1.1;
  const head: Frame = {
    ...reach(middle, 90 - tilt, lookAhead),
    angle: tilt,
    scaleX: build.head[0] / 10,
    scaleY: build.head[1] / 10,
  };
  const shoulder = (side: number) =>
    toWorld(torso, side * (8.8 - 1.6 * pose.turn), 2.9 * (build.torso > 15 ? 1 : 1.1));
  const hip = (side: number) =>
    reach({ x: 0, y: 0 }, 90 - pose.root, side * build.hip * 0.5 * (1 - 0.55 * pose.turn));
  return {
    build,
    pose,
    torso,
    head,
    arms: {
      near: arm(shoulder(-1), pose.near, build, pose, -1),
      far: arm(shoulder(1), pose.far, build, pose, 1),
    },
    legs: {
      near: leg(hip(-1), pose.nearLeg, build, pose, -1),
      far: pose.farLeg && leg(hip(1), pose.farLeg, build, pose, 1),
    },
  };
}

function arm(
  from: Point,
  [upper, lower]: [number, number],
  build: Build,
  pose: PoseData,
  side: -1 | 1,
): Limb {
  const turn = (angle: number) => angle - pose.root - pose.lean;
  const elbow = reach(from, turn(upper), build.arm[0] * pose.stretch);
  const end = reach(elbow, turn(lower), build.arm[1] * pose.stretch);
  const isFolded = Math.abs(lower - upper) > FOLDED;
  return {
    line: bend(from, elbow, end, 'arm'),
    joint: elbow,
    end,
    isFolded,
    isRaised: Math.abs(upper) > RAISED || upper * side < -ACROSS,
    angle: turn(lower),
  };
}

function leg(
  from: Point,
  [upper, lower, pitch = 0]: PoseData['nearLeg'],
  build: Build,
  pose: PoseData,
  side: number,
): Leg {
  const knee = reach(from, upper - pose.root, build.leg[0]);
  const end = reach(knee, lower - pose.root, build.leg[1]);
  const isFrontal = pose.turn < 0.35;
  const scale = build.shoe * (isFrontal ? 0.92 : 1);
  const foot: Frame = {
    ...end,
    angle: (isFrontal && side < 0 ? -pitch : pitch) + pose.root,
    scaleX: isFrontal && side < 0 ? -scale : scale,
    scaleY: build.shoe,
  };
  return {
    line: bend(from, knee, end, 'leg'),
    joint: knee,
    end,
    isFolded: false,
    isRaised: false,
    angle: lower - pose.root,
    foot,
  };
}
