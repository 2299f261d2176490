import { chance, floatBetween, type Random } from '@lux/random/random.ts';
import type { Setting } from '../../wish/setting.ts';
import type { Frame, Placement } from '../layout.ts';
import { scaleOf } from '../piece.ts';
import { type Stack, stackFacing } from '../stack.ts';
import { breakIntoLines, type Standing } from './break-into-lines.ts';
import { placeBox, stackBox } from './stack-box.ts';
import { uncover } from './uncover.ts';
import { isInland, waterlineOf } from './waterline.ts';

/** Space kept free at the sides, as a share of the width. */
const margin = 0.035;

/** What stands nearer is drawn larger, by no more than this. */
const MOST_NEARER = 2;
/** Before somebody, not before a house, one stands close. */
const LITTLE_NEARER = 1.18;

/** Between neighbours lies at most this share of the width: who belongs together stands together. */
const APART = 0.045;

/** Neighbours stand a little nearer or further back by turns, as shares of the height and of their size. */
const STAGGER = { down: 0.016, size: 0.05 };

/** What is on the ground of the sea is so large while others swim above it. */
const BELOW = 0.62;

type Row = { at: number; of: number; hasFree: boolean; isBuilt?: boolean; most?: number };

/** How the figures of a row stand in lines and how large they can be, whoever else is there. */
function fitRow(stacks: Stack[], row: Row, frame: Frame, setting: Required<Setting>, most: number) {
  const standing = stacks.map((stack) => ({ stack, box: stackBox(stack) }));
  const ground = groundOf(row, frame, setting);
  const isAlone = standing.length === 1 && row.of === 1;
  // Corals and chests below who swims there leave it the room.
  const isBelow = setting.place === 'underwater' && row.hasFree;
  const biggest = Math.max(...standing.map(({ stack }) => stack.actor.size));
  const reach =
    (isBelow ? BELOW : 1) *
    Math.min(frame.width, frame.height) *
    (isAlone ? 0.72 : row.of > 1 && row.at > 0 ? 0.54 : 0.62);
  const fit = breakIntoLines(standing, {
    width: frame.width * (1 - 2 * margin),
    height: (ground.near - frame.height * skyAbove(row)) * 0.86,
    depth: ground.near - ground.far,
    unit: Math.min(reach / Math.min(biggest, isAlone ? 9 : 1.3) ** (isAlone ? 0.85 : 0.6), most),
  });
  return { ...fit, ground };
}

/** What flies has room beside a house, not only above it. */
const skyAbove = ({ hasFree, isBuilt, at, of }: Row) =>
  hasFree ? (isBuilt && of > 1 && at === 0 ? 0.2 : 0.36) : 0.12;

/** Pixels per size at which a row would be drawn if it were alone. */
export const unitOf = (stacks: Stack[], row: Row, frame: Frame, setting: Required<Setting>) =>
  fitRow(stacks, row, frame, setting, Number.POSITIVE_INFINITY).unit;

/** Sets one row of stacks on the ground: far rows higher and smaller, near rows lower and larger. */
export function placeRow(
  stacks: Stack[],
  row: Row,
  frame: Frame,
  setting: Required<Setting>,
  random: Random,
  others: Placement[],
): Placement[] {
  const most = Math.min(
    nearestUnit(others) * (row.isBuilt === false ? LITTLE_NEARER : MOST_NEARER),
    row.most ?? Number.POSITIVE_INFINITY,
  );
  const { lines, unit, depth, ground } = fitRow(stacks, row, frame, setting, most);
  const placed: Placement[] = [];
  lines.forEach((line, at) => {
    const nearness = lines.length === 1 ? 1 : at / (lines.length - 1);
    const only = ground.far + (ground.near - ground.far) * ground.at;
    const y = lines.length === 1 ? only : ground.near - depth * (1 - nearness);
    const place = { y, unit: unit * (0.88 + 0.12 * nearness), row, at, of: lines.length };
    placed.push(...placeLine(line, place, frame, random, [...others, ...placed]));
  });
  return placed;
}

/** Pixels per size of what stands further back; people in a window or a hand do not count. */
export function nearestUnit(others: Placement[]): number {
  const units = others
    .filter(({ hasShadow, actor }) => hasShadow && actor.figure >= 0)
    .map(({ scale, actor }) => scale / scaleOf(actor));
  return units.length > 0 ? Math.max(...units) : Number.POSITIVE_INFINITY;
}

function placeLine(
  line: Standing[],
  at: { y: number; unit: number; row: Row; at: number; of: number },
  frame: Frame,
  random: Random,
  others: Placement[],
): Placement[] {
  const total = line.reduce((sum, { box }) => sum + box.right - box.left, 0) * at.unit;
  const room = frame.width * (1 - 2 * margin) - total;
  const even = room / (line.length + 1);
  const step = line.length > 1 ? Math.min(even, frame.width * APART) : even;
  const isLoneBefore = line.length === 1 && (at.of > 1 || (at.row.of > 1 && at.row.at > 0));
  const side = (chance(random, 0.5) ? 1 : -1) * (at.at % 2 === 0 ? 1 : -1);
  let edge = frame.width * margin + (room - step * (line.length + 1)) / 2;
  const placements = line.flatMap(({ stack, box }, index) => {
    edge += step;
    const nearer = line.length > 1 ? (index % 2 === 0 ? side : -side) : 0;
    const unit = at.unit * (1 + nearer * STAGGER.size - (line.length > 1 ? STAGGER.size : 0));
    const width = (box.right - box.left) * unit;
    const shift = isLoneBefore
      ? side * floatBetween(random, 0.25, 0.75)
      : floatBetween(random, -0.3, 0.3);
    const start = edge + shift * step;
    edge += width;
    const turnsInward = looksLeft(stack)
      ? start + width / 2 < frame.width / 2 - 1 || (line.length === 1 && chance(random, 0.5))
      : start + width / 2 > frame.width / 2 + 1 && line.length > 1;
    // Who runs a race runs the same way as the others.
    const isMirrored = turnsInward && !(stack.isHeading && line.length > 1);
    const left = (isMirrored ? -box.right : box.left) * unit;
    const target = line.length > 1 ? undefined : alignedMiddle(stack, others);
    const middle = target === undefined ? start - left : target - left - width / 2;
    const hiding = line.length > 1 ? undefined : stacksBehind(stack, others);
    const aside = hiding && hiding.middle + (hiding.middle < frame.width / 2 ? 0.5 : -0.5) * width;
    const low = frame.width * margin * 0.6 - left;
    const high = frame.width * (1 - margin * 0.6) - width - left;
    const y = at.y + nearer * STAGGER.down * frame.height;
    const wanted = aside === undefined ? middle : aside - left - width / 2;
    const x = Math.min(high, Math.max(low, wanted));
    const placed = placeBox(box, { x, y, unit, isMirrored, depth: y, hasShadow: true });
    const behind = stack.alignedTo?.relation === 'behind' ? stack.alignedTo.figure : undefined;
    return behind === undefined ? placed : placed.map((item) => ({ ...item, isBehind: behind }));
  });
  const isAligned = line.some(({ stack }) => stack.alignedTo !== undefined);
  if (!isAligned) uncover(placements, others, frame, margin * 0.6);
  return placements;
}

function alignedMiddle({ alignedTo }: Stack, others: Placement[]): number | undefined {
  if (!alignedTo || alignedTo.relation === 'behind') return undefined;
  const middles = others
    .filter(({ actor }) => actor.figure === alignedTo.figure)
    .map(({ x, actor, scale }) => x + (actor.drawing.bounds.width * scale) / 2);
  if (alignedTo.relation !== 'between') return middles[0];
  return middles.length > 1 ? (Math.min(...middles) + Math.max(...middles)) / 2 : undefined;
}

/** Somebody who asked to be behind this stack and was placed before it: stay beside, do not cover. */
function stacksBehind({ actor }: Stack, others: Placement[]): { middle: number } | undefined {
  const other = others.find(({ isBehind }) => isBehind === actor.figure);
  return other && { middle: other.x + (other.actor.drawing.bounds.width * other.scale) / 2 };
}

/** Most OpenMoji animals and vehicles look to the left; figures turn to the middle of the picture. */
function looksLeft(stack: Stack): boolean {
  return stackFacing(stack) !== 'right';
}

/** The band of ground a row may use: y of its far and near line, and where a single line stands. */
function groundOf(row: Row, frame: Frame, setting: Required<Setting>) {
  const bottom = frame.height * 0.945;
  const isSeabed = setting.place === 'underwater' || setting.place === 'sea';
  const bank = isInland(setting.place) ? waterlineOf(setting.place, frame) : undefined;
  const shore = frame.height * (/^(lake|pool)$/.test(setting.place) ? 0.09 : 0.03);
  const top = isSeabed
    ? frame.height * 0.84
    : bank === undefined
      ? frame.horizon + frame.height * 0.045
      : bank + shore;
  const depth = bottom - top;
  if (row.of === 1) return { far: top + depth * 0.2, near: top + depth * 0.95, at: 0.66 };
  const from = top + (depth * row.at) / row.of;
  const to = top + (depth * (row.at + 1)) / row.of;
  if (row.at === 0 && row.isBuilt === false)
    return { far: top + depth * 0.3, near: top + depth * 0.52, at: 1 };
  if (row.at === 0) return { far: from + depth * 0.02, near: from + depth * 0.2, at: 1 };
  return { far: from + (to - from) * 0.25, near: to, at: 0.85 };
}
