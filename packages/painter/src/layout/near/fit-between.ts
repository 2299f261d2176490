import type { Wish } from '../../wish/wish.ts';
import { detach, type Hosts, rootOf } from '../join-at.ts';
import { extentOf, movePieces } from '../piece.ts';
import { joinStacks, leadOf, type Stack } from '../stack.ts';
import { setBetween } from './set-between.ts';

const middleOf = (stack: Stack) => {
  const { left, right } = extentOf([leadOf(stack)]);
  return (left + right) / 2;
};

/** Between some of whom a group may carry several: they make room where they are. */
export function fitBetween(
  middle: Stack,
  targets: readonly Stack[],
  hosts: Hosts,
  gone: Set<Stack>,
): void {
  const own = rootOf(hosts, middle);
  const roots = [...new Set(targets.map((target) => rootOf(hosts, target)))];
  if (roots.length > 1 && !roots.includes(own)) {
    setBetween(own, roots);
    for (const side of roots) {
      gone.add(side);
      hosts.set(side, own);
    }
    return;
  }
  const [root] = roots;
  if (!root || roots.length > 1 || root === middle || targets.includes(middle)) return;
  if (own === root) detach(hosts, middle);
  const sorted = [...targets].sort((a, b) => middleOf(a) - middleOf(b));
  const half = Math.ceil(sorted.length / 2);
  const [left, right] = [sorted.slice(0, half), sorted.slice(half)];
  const edge = Math.max(...left.map((side) => extentOf(side.pieces).right));
  const far = Math.min(...right.map((side) => extentOf(side.pieces).left));
  const before = extentOf(middle.pieces);
  const needed = before.right - before.left - (far - edge);
  if (needed > 0) {
    for (const side of left) if (side !== root) movePieces(side.pieces, -needed / 2, 0);
    for (const side of right) if (side !== root) movePieces(side.pieces, needed / 2, 0);
  }
  const low = Math.max(...targets.map((side) => extentOf([leadOf(side)]).bottom));
  movePieces(middle.pieces, (edge + far - before.left - before.right) / 2, low - before.bottom);
  joinStacks(root, middle, 2);
  hosts.set(middle, root);
  gone.add(middle);
}

/** In the middle of all that it is said to be between. */
export function standBetween(
  subjects: Stack[],
  target: number,
  relations: Wish['relations'],
  of: (figure: number) => Stack[],
  hosts: Hosts,
  gone: Set<Stack>,
): void {
  const [middle] = subjects;
  // In space all float around each other.
  if (!middle || gone.has(middle) || middle.zone === 'air') return;
  const named = relations.flatMap((other) =>
    other.relation === 'between' && of(other.subject).includes(middle) ? of(other.target) : [],
  );
  const sides = [...new Set([...of(target), ...named])].filter(
    (side) => side !== middle && !gone.has(side) && side.zone === middle.zone,
  );
  if (sides.length < 2) return;
  setBetween(middle, sides);
  for (const side of sides) {
    gone.add(side);
    hosts.set(side, middle);
  }
}
