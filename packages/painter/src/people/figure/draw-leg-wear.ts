import type { Build, Outfit } from '../people-data.ts';
import type { Colours } from './colours.ts';
import { between, ellipse } from './geometry.ts';
import type { Pen } from './pen.ts';
import type { Leg, Skeleton } from './skeleton.ts';
import { part, tube } from './tube.ts';

const WOOD = '#b9824c';

/** Cushions on both knees. */
export function drawKneePads(pen: Pen, legs: Skeleton['legs'], build: Build, colour: string): void {
  const radius = build.leg[2] * 0.52;
  for (const leg of [legs.far, legs.near]) {
    if (leg) pen.area(ellipse(leg.joint.x, leg.joint.y, radius, radius * 1.1), colour);
  }
}

/** A leg that ends in a pole below the knee. */
export function drawPegLeg(
  pen: Pen,
  leg: Leg,
  build: Build,
  outfit: Outfit,
  colours: Colours,
): void {
  const [, , width, widthEnd] = build.leg;
  const sole = { x: leg.foot.x, y: leg.foot.y + 3.4 * build.shoe };
  const pole = tube(
    [leg.joint, between(leg.joint, sole, 0.5), sole],
    widthEnd * 0.5,
    widthEnd * 0.4,
  );
  pen.area(pole.outline, WOOD);
  const cloth = outfit.legs === 'bare' ? 'skin' : 'bottom';
  const thigh = tube(part(leg.line, 0, 0.56), width * 1.06, width * 1.1);
  pen.area(thigh.outline, colours.of(cloth));
}
