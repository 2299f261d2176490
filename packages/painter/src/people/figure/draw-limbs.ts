import type { Build, Outfit } from '../people-data.ts';
import type { Colours } from './colours.ts';
import { between, ellipse, type Frame, place, readPath } from './geometry.ts';
import { OUTLINE, type Pen } from './pen.ts';
import type { Leg, Limb, Skeleton } from './skeleton.ts';
import { bend, part, tube } from './tube.ts';

const SHOES: Record<Outfit['shoes'], string> = {
  shoe: 'M-4.4 -2.6L3.6 -2.6C6.4 -2.2 9.4 -.4 9.4 3.4L-4.8 3.4C-5.2 1.4 -5 -.8 -4.4 -2.6Z',
  boot: 'M-4.9 -7L4.4 -7L4.6 -2.2C7.4 -1.8 9.8 -.2 9.8 3.4L-5 3.4C-5.4 0 -5.2 -4 -4.9 -7Z',
  barefoot:
    'M-4 -2.8L3.4 -2.8C5.6 -1.4 8.8 -.8 8.8 1.6C8.8 2.8 8 3.4 6.8 3.4L-3.4 3.4C-4.6 2 -4.4 -.6 -4 -2.8Z',
  sandal:
    'M-4 -2.8L3.4 -2.8C5.6 -1.4 8.8 -.8 8.8 1.6C8.8 2.8 8 3.4 6.8 3.4L-3.4 3.4C-4.6 2 -4.4 -.6 -4 -2.8Z',
  ballet: 'M-4.2 -.8C-1 .8 1.4 .8 3.4 -1C6 -.6 8.8 .6 8.8 3.4L-4.6 3.4C-5 2 -4.8 .6 -4.2 -.8Z',
  flipper:
    'M-3.6 -2.8L3.2 -2.8C7.4 -.6 12.6 .2 15.6 1.6C16.6 3 16 3.6 14.4 3.6L-3.8 3.6C-4.6 1.6 -4.4 -.8 -3.6 -2.8Z',
  skate: 'M-4.9 -6.4L4.2 -6.4L4.4 -2.4C7 -2 9.4 -.6 9.4 3L-4.9 3C-5.2 0 -5.2 -3.6 -4.9 -6.4Z',
  ski: 'M-4.9 -6L4.4 -6L4.6 -2.2C7.4 -1.8 9 -.4 9 3L-5 3C-5.4 0 -5.2 -3.4 -4.9 -6Z',
  pointed:
    'M-4.4 -3L3.2 -3C6 -2.4 9 0 11.4 -3.4C13.4 -.4 11.6 3.4 8 3.4L-4.8 3.4C-5.2 1.4 -5 -.8 -4.4 -3Z',
  paw: 'M-4.4 -2.8C-2 -4 2.4 -4 4.6 -2.6C8 -1.8 9 1 7.8 2.6C7.2 3.3 6.4 3.4 5.6 3.4L-3.6 3.4C-5.8 2.8 -5.8 -1.2 -4.4 -2.8Z',
  clown:
    'M-4.4 -3L3.2 -3C6 -3.8 13 -4 13.4 1C13.4 2.8 12.6 3.4 11 3.4L-4.8 3.4C-5.2 1.4 -5 -.8 -4.4 -3Z',
};

const SLEEVES: Record<Outfit['sleeve'], { to: number; widen: [number, number] } | undefined> = {
  none: undefined,
  short: { to: 0.48, widen: [1.16, 1.3] },
  long: { to: 0.96, widen: [1.1, 1.16] },
  wide: { to: 0.94, widen: [1.15, 2.1] },
  puff: { to: 0.4, widen: [1.5, 1.65] },
};

const LEGS: Record<Outfit['legs'], { to: number; widen: [number, number] } | undefined> = {
  trousers: { to: 0.98, widen: [1.06, 1.14] },
  tights: { to: 1, widen: [1, 1] },
  shorts: { to: 0.48, widen: [1.14, 1.3] },
  knee: { to: 0.66, widen: [1.1, 1.16] },
  bare: undefined,
  tail: undefined,
};

/** Share of a hanging arm's inner line that is left out where it lies on the trunk. */
const MELTING = 0.24;

/** From which share of a sleeve on an arm is drawn below it. */
const BELOW_SLEEVE = 0.7;

/** `side` is -1 for the arm at the left; one before the trunk melts into it at its upper end. */
type Place = { side: -1 | 1; isBehind: boolean };

/** Arm with hand and sleeve. */
export function drawArm(
  pen: Pen,
  arm: Limb,
  { side, isBehind }: Place,
  build: Build,
  outfit: Outfit,
  colours: Colours,
): void {
  const glove = outfit.gloves && colours.of(outfit.gloves);
  const skin = colours.of('skin');
  const sleeve = SLEEVES[outfit.sleeve];
  const cloth = colours.of(outfit.torso === 'skin' ? 'top' : outfit.torso);
  const melts = { shoulder: side, from: arm.isRaised ? 0 : MELTING };
  const to = sleeve ? Math.min(sleeve.to, glove ? 0.7 : 1) : 0;
  if (arm.isFolded) {
    drawUpperArm(pen, arm, side, build, sleeve ? cloth : skin);
    const [, , width, widthEnd] = build.arm;
    const lower = tube([arm.end, between(arm.end, arm.joint, 0.5), arm.joint], widthEnd, width, {
      end: 'round',
    });
    pen.area(lower.outline, skin);
    drawHand(pen, arm, build, glove ?? skin);
    if (to < 0.6 || !sleeve) return;
    const cuff = between(arm.joint, arm.end, (to - 0.5) * 2);
    const lowerSleeve = tube(
      [cuff, between(cuff, arm.joint, 0.5), arm.joint],
      widthEnd * sleeve.widen[1],
      width * sleeve.widen[0],
      { end: 'round' },
    );
    pen.area(lowerSleeve.outline, cloth);
    return;
  }
  const [, , width, widthEnd] = build.arm;
  // Below a sleeve its outline would double that of the sleeve.
  const from = sleeve ? sleeve.to * BELOW_SLEEVE : 0;
  const bare = tube(part(arm.line, from, 1), width, widthEnd, from > 0 ? {} : melts);
  if (isBehind) pen.area(bare.outline, skin);
  else pen.open(bare.outline, bare.sides, skin);
  drawHand(pen, arm, build, glove ?? skin);
  if (glove) {
    pen.area(tube(part(arm.line, 0.62, 1), widthEnd * 1.25, widthEnd * 1.05).outline, glove);
    coverWrist(pen, arm, build, glove);
  }
  if (!sleeve) return;
  const line = part(arm.line, 0, to);
  const shape = tube(line, width * sleeve.widen[0], widthEnd * sleeve.widen[1], melts);
  if (isBehind || outfit.sleeve === 'puff') pen.area(shape.outline, cloth);
  else pen.open(shape.outline, shape.sides, cloth);
}

function drawUpperArm(pen: Pen, arm: Limb, side: -1 | 1, build: Build, colour: string): void {
  const [start = arm.joint] = arm.line;
  const line = [start, between(start, arm.joint, 0.3), between(start, arm.joint, 0.6), arm.joint];
  const width = build.arm[2];
  const upper = tube(line, width * 1.1, width * 1.08, { end: 'round', shoulder: side });
  pen.open(upper.outline, upper.sides, colour);
}

/** The hand alone, to be laid over what it holds: fingers close around the thing. */
export function drawGrip(
  pen: Pen,
  arm: Limb,
  build: Build,
  outfit: Outfit,
  colours: Colours,
): void {
  drawHand(pen, arm, build, colours.of(outfit.gloves ?? 'skin'));
}

/** A rounded hand with a thumb, grown to the arm. */
function drawHand(pen: Pen, arm: Limb, build: Build, colour: string): void {
  const frame = handFrame(arm, build);
  const side = arm.angle > 0 ? 1 : -1;
  pen.detail(place(ellipse(side * 0.85, 0.15, 0.46, 0.62), frame), colour);
  pen.area(place(ellipse(0, 0.35, 1, 1.05), frame), colour);
  coverWrist(pen, arm, build, colour);
}

/** Paints over the lines between arm and hand; for colouring both stay closed. */
function coverWrist(pen: Pen, arm: Limb, build: Build, colour: string): void {
  const half = (build.arm[3] - OUTLINE) / 2 / build.hand;
  pen.patch(place(ellipse(0, -0.3, half, 0.85), handFrame(arm, build)), colour);
}

function handFrame(arm: Limb, { hand }: Build): Frame {
  return { ...arm.end, angle: -arm.angle, scaleX: hand, scaleY: hand };
}

const FIN = readPath(
  'M-2.8 -3C-3.4 1 -8 3.4 -12.4 9C-7.6 11.4 -3 10.4 0 6.6C3 10.4 7.6 11.4 12.4 9C8 3.4 3.4 1 2.8 -3C1 -2 -1 -2 -2.8 -3Z',
);

/** A mermaid's tail in place of both legs. */
export function drawTail(pen: Pen, { legs, build }: Skeleton, colours: Colours): void {
  const near = legs.near.line;
  const far = legs.far?.line ?? near;
  const line = near.map((point, at) => between(point, far[at] ?? point, 0.5));
  const [start = { x: 0, y: 0 }, end = start] = [line[0], line.at(-1)];
  const curved = bend(
    start,
    between(line[Math.floor(line.length / 2)] ?? start, start, 0.1),
    end,
    'arm',
  );
  const [beforeEnd = start, tip = end] = curved.slice(-2);
  const angle = (Math.atan2(beforeEnd.x - tip.x, tip.y - beforeEnd.y) * 180) / Math.PI;
  const size = build.shoe * 0.95;
  pen.area(place(FIN, { ...tip, angle, scaleX: size, scaleY: size }), colours.of('bottom+'));
  const body = tube(curved, build.hip * 2.1, 5 * size, {});
  pen.area(body.outline, colours.of('bottom'));
  for (const share of [0.3, 0.5, 0.7]) {
    const [at = start] = part(curved, share, 1);
    const half = build.hip * (1 - share) + 0.6;
    const frame = { ...at, angle, scaleX: half / 3, scaleY: size };
    const scales = place(readPath('M-2.4 0C-2 2 -.6 2 0 0C.6 2 2 2 2.4 0'), frame);
    pen.stripe(scales, colours.of('bottom-'), 1.4);
  }
}

/** A round shoulder behind the trunk: closes the outline where an arm before it is open. */
export function drawShoulder(
  pen: Pen,
  arm: Limb,
  build: Build,
  outfit: Outfit,
  colours: Colours,
): void {
  const [start] = arm.line;
  const sleeve = SLEEVES[outfit.sleeve];
  if (!start) return;
  const radius = (build.arm[2] * (sleeve?.widen[0] ?? 1)) / 2;
  const colour = colours.of(sleeve && outfit.torso !== 'skin' ? outfit.torso : 'skin');
  pen.detail(ellipse(start.x, start.y, radius), colour, OUTLINE * 1.3);
}

/** Leg with its clothes and shoe. */
export function drawLeg(
  pen: Pen,
  leg: Leg,
  build: Build,
  outfit: Outfit,
  colours: Colours,
  isFar: boolean,
): void {
  const [, , width, widthEnd] = build.leg;
  const shade = (name: string) => colours.of(isFar ? `${name}-` : name);
  const skin = tube(leg.line, width * 0.9, widthEnd * 0.86);
  pen.open(skin.outline, skin.sides, colours.of('skin'));
  if (outfit.socks) {
    const sock = tube(part(leg.line, 0.66, 1), widthEnd * 1, widthEnd * 0.94);
    pen.area(sock.outline, colours.of(outfit.socks));
  }
  const cloth = LEGS[outfit.legs];
  const isBoot = outfit.shoes === 'boot' || outfit.shoes === 'ski' || outfit.shoes === 'skate';
  if (!isBoot) drawShoe(pen, leg, outfit, colours);
  if (cloth) {
    const trousers = tube(
      part(leg.line, 0, cloth.to),
      width * cloth.widen[0],
      widthEnd * cloth.widen[1],
    );
    pen.open(trousers.outline, trousers.sides, shade('bottom'));
  }
  if (isBoot) drawShoe(pen, leg, outfit, colours);
}

function drawShoe(pen: Pen, { foot }: Leg, outfit: Outfit, colours: Colours): void {
  const isBare = /^(barefoot|sandal|paw)$/.test(outfit.shoes);
  const paint = outfit.shoes === 'paw' ? 'paw' : isBare ? 'skin' : 'shoes';
  pen.area(place(readPath(SHOES[outfit.shoes]), foot), colours.of(paint));
  const on = (path: string) => place(readPath(path), foot);
  if (outfit.shoes === 'sandal')
    pen.stripe(on('M2 -2.4L5.4 3M-3.6 3.2L8 3.2'), colours.of('shoes'), 1.8);
  if (outfit.shoes === 'shoe') pen.stripe(on('M-3.8 2.2L8.4 2.2'), colours.of('shoes+'), 1.2);
  if (outfit.shoes === 'skate') {
    pen.line(
      on('M-3.4 3.4L-3.4 6.4M5.8 3.4L5.8 6.4M-5.4 6.4L8 6.4C9.6 6.4 10.6 5.6 10.8 4.6'),
      1.8,
    );
  }
  if (outfit.shoes === 'ski') {
    pen.area(
      on('M-15 4.4L17 4.4C19.4 4.2 21 2.6 22 .6L23.2 1.4C22.6 4.6 20.6 6.6 17.4 6.6L-15 6.6Z'),
      colours.of('accent'),
      1.6,
    );
  }
}
