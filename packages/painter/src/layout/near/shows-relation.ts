import type { Relation } from '../../wish/wish.ts';
import type { Extent } from '../piece.ts';

/** A figure as it is seen in the picture; `depth` rises towards the viewer. */
export type Shown = Extent & { depth: number; isClipped: boolean };

const wide = ({ left, right }: Extent) => right - left;
const tall = ({ top, bottom }: Extent) => bottom - top;
const middle = ({ left, right }: Extent) => (left + right) / 2;

const acrossOf = (one: Extent, other: Extent) =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left);
const downOf = (one: Extent, other: Extent) =>
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);

/** The shared area as a share of the smaller one. */
function sharedOf(one: Extent, other: Extent): number {
  const [across, down] = [acrossOf(one, other), downOf(one, other)];
  const least = Math.min(wide(one) * tall(one), wide(other) * tall(other));
  return across > 0 && down > 0 ? (across * down) / Math.max(1e-6, least) : 0;
}

/** Whether they lie against each other: nobody holds what is far away. */
export function areTogether(one: Extent, other: Extent): boolean {
  const gap = Math.max(-acrossOf(one, other), -downOf(one, other));
  return gap < 0.1 * Math.max(wide(other), tall(other));
}

/** Whether somebody's body is over the middle of something. */
export function isOver(one: Extent, other: Extent, margin = 0.03): boolean {
  const edge = margin * wide(other);
  const isAcross = middle(one) > other.left + edge && middle(one) < other.right - edge;
  return isAcross && one.top + one.bottom < other.top + other.bottom + 0.2 * tall(other);
}

/** Whether a picture shows `one` where it was said to be, seen from `other`. */
export function showsRelation(relation: Relation, one: Shown, other: Shown): boolean {
  const [across, shared] = [acrossOf(one, other), sharedOf(one, other)];
  const isNear = Math.abs(middle(one) - middle(other)) < 0.55 * wide(other);
  switch (relation) {
    case 'on':
      return (
        isNear &&
        one.bottom > other.top - 0.06 * Math.max(tall(one), tall(other)) &&
        one.bottom < other.bottom + 0.02 * tall(other) &&
        (one.top + one.bottom) / 2 < other.bottom - 0.25 * tall(other)
      );
    case 'in':
      return (one.isClipped && across > 0) || (isNear && shared > 0.3);
    case 'above':
      return (
        one.bottom < other.top + 0.2 * tall(other) &&
        Math.abs(middle(one) - middle(other)) < 0.7 * Math.max(wide(one), wide(other))
      );
    case 'below':
      return across > 0 && one.bottom > other.top + 0.5 * tall(other) && isLower(one, other);
    case 'behind':
      return one.isClipped || (one.depth < other.depth && shared > 0.06 && shared < 0.94);
    case 'front':
      return one.depth > other.depth && across > 0 && one.bottom > other.bottom - 0.06 * tall(one);
    case 'beside':
      return shared < 0.55 && isNextTo(one, other);
    default:
      return true;
  }
}

const isLower = (one: Extent, other: Extent) => one.top > other.top + 0.12 * tall(other);

/** At its side, not far away, and about as high up. */
function isNextTo(one: Extent, other: Extent): boolean {
  const gap = -acrossOf(one, other);
  const level = Math.min(
    Math.abs(one.bottom - other.bottom),
    Math.abs(one.top + one.bottom - other.top - other.bottom) / 2,
  );
  return (
    gap < 0.8 * Math.max(wide(one), wide(other)) &&
    Math.abs(middle(one) - middle(other)) > 0.25 * wide(other) &&
    level < 0.5 * Math.max(tall(one), tall(other))
  );
}

/** Whether the middle of `one` lies between those of the others. */
export function isBetween(one: Extent, others: readonly Extent[]): boolean {
  const middles = others.map(middle);
  return Math.min(...middles) < middle(one) && middle(one) < Math.max(...middles);
}
