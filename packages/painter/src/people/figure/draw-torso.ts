import type { Outfit } from '../people-data.ts';
import type { Colours } from './colours.ts';
import {
  type Frame,
  hull,
  type Point,
  place,
  reach,
  readPath,
  roundedPolygon,
  toWorld,
} from './geometry.ts';
import type { Pen } from './pen.ts';
import type { Skeleton } from './skeleton.ts';
import { part } from './tube.ts';

/** The trunk in its own units, from the build's waist and hips. */
function trunk({ build, torso }: Skeleton): { path: string; hip: number; waist: number } {
  const unit = torso.scaleX;
  const narrow = unit / (build.shoulder / 10);
  const waist = (build.waist * narrow) / unit;
  const hip = (build.hip * narrow) / unit;
  const path = `M-3.6 -.6C-7 0 -9.6 1 -10 4C-${waist} 7 -${waist} 11 -${waist} 12C-${waist} 15 -${hip} 17 -${hip} 20C-${hip} 22 ${hip} 22 ${hip} 20C${hip} 17 ${waist} 15 ${waist} 12C${waist} 11 ${waist} 7 10 4C9.6 1 7 0 3.6 -.6C2 .4 -2 .4 -3.6 -.6Z`;
  return { path, hip, waist };
}

/** Hips in the colour of the trousers, under the legs and the shirt. */
export function drawHips(pen: Pen, skeleton: Skeleton, outfit: Outfit, colours: Colours): void {
  const { hip, waist } = trunk(skeleton);
  const colour =
    outfit.legs === 'bare' ? (outfit.torso === 'skin' ? 'bottom' : outfit.torso) : 'bottom';
  const path = `M-${waist} 14C-${hip} 16 -${hip} 18 -${hip} 20.5C-${hip} 24.5 ${hip} 24.5 ${hip} 20.5C${hip} 18 ${hip} 16 ${waist} 14Z`;
  pen.area(place(readPath(path), skeleton.torso), colours.of(colour));
}

export function drawTorso(pen: Pen, skeleton: Skeleton, outfit: Outfit, colours: Colours): void {
  const { torso, build } = skeleton;
  const neck: Frame = { ...torso, scaleX: build.shoulder / 10 };
  const skin = colours.of('skin');
  const half = build.torso > 15 ? 3 : 3.4;
  pen.area(place(readPath(`M-${half} -4L${half} -4L${half} 2L-${half} 2Z`), neck), skin);
  pen.area(place(readPath(trunk(skeleton).path), torso), colours.of(outfit.torso));
}

const SHORT = 0.5;
/** Thighs lifted further than this, in units of height to length, are sat on. */
const LIFTED = 0.4;

function isSeated({ legs, build }: Skeleton): boolean {
  const knee = legs.near.joint;
  return knee.y < build.leg[0] * LIFTED && (legs.far?.joint.y ?? 0) < build.leg[0] * LIFTED;
}

/** A skirt, dress or robe: cloth around both legs down to its hem, whatever the legs do. */
export function drawSkirt(pen: Pen, skeleton: Skeleton, outfit: Outfit, colours: Colours): void {
  const { skirt } = outfit;
  if (!skirt) return;
  const { torso, build, legs } = skeleton;
  const { waist } = trunk(skeleton);
  const corners: Point[] = [
    toWorld(torso, -waist * 0.98, 12.5),
    toWorld(torso, waist * 0.98, 12.5),
  ];
  corners.push(toWorld(torso, -waist * 1.05, 17), toWorld(torso, waist * 1.05, 17));
  // A short skirt stands out from the hips, a long one follows the legs.
  const bell = 20 + (build.leg[0] * 20 * skirt.length * 1.6) / build.torso;
  const wide = (build.hip / build.shoulder) * 10 + skirt.flare * 7;
  if (skirt.length < SHORT && !isSeated(skeleton)) {
    corners.push(toWorld(torso, -wide, bell), toWorld(torso, wide, bell));
  }
  for (const leg of [legs.near, legs.far]) {
    if (!leg) continue;
    for (const share of [0.35, 1]) {
      const line = part(leg.line, 0, Math.max(0.02, share * skirt.length));
      const [before, tip] = line.slice(-2);
      if (!before || !tip) continue;
      const along = (Math.atan2(tip.x - before.x, tip.y - before.y) * 180) / Math.PI;
      const hanging = Math.max(0.2, Math.cos(((along + torso.angle) * Math.PI) / 180));
      const flare = skirt.flare * share * share * hanging ** 2;
      const half = build.leg[2] * 0.62 + flare * build.leg[0];
      corners.push(reach(tip, along + 90, half), reach(tip, along - 90, half));
    }
  }
  pen.area(roundedPolygon(hull(corners), 3.6), colours.of(skirt.colour));
}
