import { chance, floatBetween, type Random } from '@lux/random/random.ts';
import type { Traits } from '../../create-traits.ts';
import type { Setting } from '../../wish/setting.ts';
import type { Frame, Placement } from '../layout.ts';
import type { Stack } from '../stack.ts';
import { nearestUnit } from './place-row.ts';
import { placeBox, stackBox } from './stack-box.ts';
import { isInland, waterlineOf } from './waterline.ts';

type Box = { left: number; top: number; right: number; bottom: number };

const tries = 160;

/** So high is the water at least in which somebody swims below a ship, as a share of the picture. */
const LOWEST = 0.24;

/** Who swims is before what stands on the ground of the sea. */
const BEFORE_SEABED = 0.4;

/** Who leaps out of the water is above it but for the tip of the tail. */
const OUT_OF_WATER = 0.94;

/** Finds places in sky, water or on the sea for what does not stand on the ground. */
export function placeFreely(
  stacks: Stack[],
  zone: 'surface' | 'water' | 'air',
  frame: Frame,
  setting: Required<Setting>,
  traits: Traits,
  random: Random,
  others: Placement[],
  isSkyTaken: boolean,
): Placement[] {
  if (stacks.length === 0) return [];
  const region = regionOf(zone, frame, setting, others);
  if (zone === 'surface' && isSkyTaken) region.top = frame.height * 0.13;
  const boxes = stacks.map((stack) => stackBox(stack));
  const space = (region.right - region.left) * (region.bottom - region.top);
  const wanted = boxes.reduce((sum, box) => sum + (box.right - box.left) * -box.top, 0);
  const fill = zone === 'surface' ? 0.85 : stacks.length === 1 ? 0.55 : 0.36;
  const width = region.right - region.left;
  let unit = Math.min(
    Math.sqrt((space * fill) / wanted),
    (frame.width * (zone === 'surface' ? 0.75 : 0.62)) /
      (boxes.length === 1 ? Math.min(1, stacks[0]?.actor.size ?? 1) : 1),
  );
  if (zone === 'surface' && isInland(setting.place))
    unit = Math.min(unit, nearestUnit(others) * 0.9);
  if (zone === 'air' && others.length > 0) unit = Math.min(unit, frame.width * 0.3);
  for (const box of boxes) {
    unit = Math.min(
      unit,
      (width * 0.84) / (box.right - box.left),
      (region.bottom - region.top) / -box.top,
    );
  }
  if (zone === 'surface') {
    unit = Math.min(
      unit,
      (width * 0.9) / boxes.reduce((sum, box) => sum + box.right - box.left, 0),
    );
  }
  const taken = others.map((other) => boxOf(other));
  const placed: Placement[] = [];
  const order = stacks
    .map((_, at) => at)
    .sort((a, b) => ((boxes[b]?.top ?? 0) < (boxes[a]?.top ?? 0) ? 1 : -1));
  let across = region.left;
  for (const at of order) {
    const [stack, box] = [stacks[at], boxes[at]];
    if (!stack || !box) continue;
    const size = { left: box.left * unit, right: box.right * unit, top: box.top * unit };
    const aligned =
      stack.alignedTo &&
      [...others, ...placed].find((other) => other.actor.figure === stack.alignedTo?.figure);
    const watcher = others.find(({ actor }) => actor.figure === stack.lookedAtBy);
    let best = { x: 0, y: 0, cost: Number.POSITIVE_INFINITY };
    for (let attempt = 0; attempt < tries; attempt++) {
      const x = floatBetween(
        random,
        region.left - size.left,
        Math.max(region.left - size.left, region.right - size.right),
      );
      const y = floatBetween(
        random,
        region.top - size.top,
        Math.max(region.top - size.top, region.bottom),
      );
      const cost =
        costOf(
          { left: x + size.left, right: x + size.right, top: y + size.top, bottom: y },
          taken,
          frame,
        ) + alignment(x, y + size.top, aligned, watcher, stack, frame);
      if (cost < best.cost) best = { x, y, cost };
    }
    let wadesFrom: number | undefined;
    if (zone === 'surface') {
      const spareEach =
        (width - boxes.reduce((sum, each) => sum + (each.right - each.left) * unit, 0)) /
        (boxes.length + 1);
      best.x = across + spareEach - size.left;
      across = best.x + size.right;
      const line = waterlineOf(setting.place, frame) ?? frame.horizon + frame.height * 0.09;
      const high = box.top * unit;
      best.x = clearOf([...others, ...placed], best.x, { ...size, top: high }, line, region, frame);
      const bounds = stack.actor.drawing.bounds;
      const waterline = traits.waterlineOf(stack.actor.drawing.hexcode);
      const { isLeaping } = stack.actor;
      const share = isLeaping
        ? OUT_OF_WATER
        : waterline
          ? (waterline - bounds.y) / bounds.height
          : 0.72;
      const height = bounds.height * (box.pieces[0]?.scale ?? 1) * unit;
      best.y = line + height * (1 - share);
      wadesFrom = line;
    }
    const { hexcode } = stack.actor.drawing;
    const isStill = /^(1F31E|1F31B|2600|1F30D|26F|own|1F6|1F3)/.test(hexcode) && zone !== 'water';
    const made = placeBox(box, {
      x: best.x,
      y: best.y,
      unit,
      isMirrored: chance(random, 0.5),
      depth:
        zone === 'surface'
          ? 1
          : hexcode.startsWith('1F31')
            ? -2
            : others.length > 0 && zone === 'air'
              ? frame.horizon
              : zone === 'water'
                ? best.y + frame.height * BEFORE_SEABED
                : best.y,
      hasShadow: false,
    });
    const angle =
      setting.place === 'space' && !isStill
        ? floatBetween(random, -14, 14)
        : isStill || zone === 'surface'
          ? 0
          : floatBetween(random, -6, 6);
    for (const placement of made) {
      if (made.length === 1) placement.angle = angle;
      if (wadesFrom !== undefined) placement.wadesFrom = wadesFrom;
    }
    taken.push(...made.map((placement) => boxOf(placement)));
    placed.push(...made);
  }
  return placed;
}

/** How many places across are tried for who swims or sails. */
const ACROSS = 40;

/** The x nearest to the wanted one at which nothing ashore covers a swimmer. */
function clearOf(
  others: Placement[],
  wanted: number,
  size: { left: number; right: number; top: number },
  line: number,
  region: Box,
  frame: Frame,
): number {
  const boxes = others.map((other) => boxOf(other));
  const overlap = (x: number) =>
    boxes.reduce((sum, box) => {
      const across = Math.min(x + size.right, box.right) - Math.max(x + size.left, box.left);
      const down = Math.min(line, box.bottom) - Math.max(line + size.top, box.top);
      return across > 0 && down > 0 ? sum + across * down : sum;
    }, 0);
  if (overlap(wanted) === 0) return wanted;
  const [from, to] = [region.left - size.left, region.right - size.right];
  const tried = Array.from({ length: ACROSS + 1 }, (_, at) => from + ((to - from) * at) / ACROSS);
  const cost = (x: number) => overlap(x) * frame.width + Math.abs(x - wanted);
  return tried.reduce((best, x) => (cost(x) < cost(best) ? x : best), wanted);
}

function regionOf(
  zone: string,
  frame: Frame,
  setting: Required<Setting>,
  others: Placement[],
): Box {
  const side = frame.width * 0.055;
  const region = {
    left: side,
    right: frame.width - side,
    top: frame.height * 0.05,
    bottom: frame.height * 0.92,
  };
  if (zone === 'surface')
    return {
      ...region,
      bottom: (waterlineOf(setting.place, frame) ?? frame.horizon) + frame.height * 0.03,
    };
  if (zone === 'water') {
    const top = Math.max(region.top, frame.horizon + frame.height * 0.16);
    const bottom = others.length > 0 ? aboveSeabed(frame, others) : frame.height * 0.87;
    return { ...region, top, bottom: Math.max(bottom, top + frame.height * LOWEST) };
  }
  if (setting.place === 'space' || setting.place === 'sky') return region;
  const ground = others.filter((other) => other.hasShadow || other.wadesFrom !== undefined);
  if (ground.length === 0 && setting.place !== 'sea')
    return { ...region, bottom: Math.min(frame.height * 0.74, frame.horizon * 1.3) };
  const highest = Math.min(...ground.map((other) => other.y), frame.horizon * 1.05);
  return { ...region, bottom: Math.max(highest * 1.05, frame.height * 0.3) };
}

/** Swimmers may hide the lower part of what grows there, and no more. */
function aboveSeabed(frame: Frame, others: Placement[]): number {
  const tops = others
    .filter(({ actor }) => !actor.drawing.anchors.eyes && !actor.drawing.perAdult)
    .map((other) => boxOf(other))
    .map(({ top, bottom }) => top + (bottom - top) * 0.3);
  return Math.max(frame.height * 0.6, Math.min(frame.height * 0.84, ...tops));
}

function alignment(
  x: number,
  top: number,
  aligned: Placement | undefined,
  watcher: Placement | undefined,
  stack: Stack,
  frame: Frame,
): number {
  const { hexcode } = stack.actor.drawing;
  if (watcher) {
    const { facing, bounds } = watcher.actor.drawing;
    const ahead = (facing === 'left') === watcher.isMirrored ? 1 : -1;
    const way = (x - watcher.x - (bounds.width * watcher.scale) / 2) * ahead;
    return way > 0 ? top / frame.height : 1 - way / frame.width;
  }
  if (aligned) {
    const middle = aligned.x + (aligned.actor.drawing.bounds.width * aligned.scale) / 2;
    return Math.abs(x - middle) / frame.width;
  }
  const isHigh = /^(1F31|2600|2601|1F30D)/.test(hexcode);
  return isHigh ? top / frame.height + 0.4 * (0.5 - Math.abs(x / frame.width - 0.5)) : 0;
}

function costOf(box: Box, taken: Box[], frame: Frame): number {
  let cost = 0;
  for (const other of taken) {
    const across = Math.min(box.right, other.right) - Math.max(box.left, other.left);
    const down = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
    if (across > 0 && down > 0) cost += (20 * across * down) / (frame.width * frame.width);
    const distance = Math.hypot(
      (box.left + box.right - other.left - other.right) / 2,
      (box.top + box.bottom - other.top - other.bottom) / 2,
    );
    cost += 0.06 / (0.1 + distance / frame.width);
  }
  return cost;
}

function boxOf({ x, y, scale, actor }: Placement): Box {
  const { width, height } = actor.drawing.bounds;
  return { left: x, top: y, right: x + width * scale, bottom: y + height * scale };
}
