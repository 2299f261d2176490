import type { Relation, Wish } from '../wish/wish.ts';
import { detach, type Hosts, joinAt, rootOf } from './join-at.ts';
import type { Told } from './missed-relations.ts';
import { fitBetween } from './near/fit-between.ts';
import { placeNear, placeOnGround } from './near/place-near.ts';
import { extentOf } from './piece.ts';
import { type Context, relate } from './relate.ts';
import { leadOf, type Stack } from './stack.ts';

/** Seen from the other one. */
const OPPOSITE: Partial<Record<Relation, Relation>> = {
  front: 'behind',
  behind: 'front',
  above: 'below',
  beside: 'beside',
};

/** From inside to outside, so that who is on a chair comes there before anybody stands beside it. */
const RANK: Record<Relation, number> = {
  in: 0,
  on: 1,
  below: 2,
  behind: 3,
  between: 4,
  front: 5,
  beside: 6,
  above: 7,
  with: 8,
};

/** Joins by their outlines those of whom a first layout did not show where they are. */
export function keepRelations(
  missed: readonly Told[],
  of: (figure: number) => Stack[],
  actions: Wish['actions'],
  hosts: Hosts,
  context: Context,
): void {
  const sorted = [...missed].sort((a, b) => RANK[a.relation] - RANK[b.relation]);
  const isBetweenDone = new Set<number>();
  for (const { subject, relation, target } of sorted) {
    if (relation === 'between') {
      if (isBetweenDone.has(subject)) continue;
      isBetweenDone.add(subject);
      const sides = missed.filter(
        (each) => each.subject === subject && each.relation === 'between',
      );
      const [middle] = of(subject);
      const targets = sides.flatMap((each) => of(each.target));
      if (middle) fitBetween(middle, targets, hosts, context.gone);
      continue;
    }
    of(subject).forEach((stack, at) => {
      const targets = of(target);
      const host = targets[Math.min(at, targets.length - 1)];
      if (!host || host === stack) return;
      joinTold(stack, host, relation, at, actions, hosts, context);
    });
  }
}

function joinTold(
  stack: Stack,
  target: Stack,
  relation: Relation,
  at: number,
  actions: Wish['actions'],
  hosts: Hosts,
  context: Context,
): void {
  const [own, other] = [rootOf(hosts, stack), rootOf(hosts, target)];
  if (isCarriedBy(hosts, target, stack)) {
    const opposite = OPPOSITE[relation];
    const isFree = !isBound(target, other, actions) && stack.actor.figure !== target.actor.figure;
    if (!opposite || !isFree) return;
    detach(hosts, target);
    context.gone.delete(target);
    joinTold(target, stack, opposite, at, actions, hosts, context);
    return;
  }
  // Below what flies is on the ground: that one is over it.
  if (relation === 'below' && other.zone === 'air' && own.zone === 'ground' && own !== other) {
    joinTold(target, stack, 'above', at, actions, hosts, context);
    return;
  }
  let guest = own;
  if (own === other || (own !== stack && isLoose(relation))) {
    const isFree = own !== stack && !isBound(stack, own, actions, target.actor.figure);
    if (!isFree && own === other) return;
    if (isFree) {
      detach(hosts, stack);
      guest = stack;
    }
  }
  const { zone } = guest;
  const ground = extentOf(other.pieces).bottom;
  const high = ground - extentOf([leadOf(target)]).bottom;
  const isUp = high > HANGING && /^(beside|front)$/.test(relation) && other.zone === 'ground';
  // Beside or before who sits up there, where no room is left, is on the ground.
  const host = isUp && !hasRoom(hosts.get(target), target, guest) ? other : target;
  joinAt(hosts, host, () => {
    const nth = countAt(host, relation, context);
    guest.zone = host.zone;
    if (relation === 'below' && high > HANGING) placeOnGround(target, guest, high);
    else placeNear(host, guest, relation, nth);
  });
  guest.zone = zone;
  hosts.set(guest, host);
  context.gone.add(guest);
}

/** From this height on somebody is on the ground below what hangs, and not right under it. */
const HANGING = 0.12;

/** Whether two fit side by side on what carries the one. */
function hasRoom(board: Stack | undefined, one: Stack, other: Stack): boolean {
  if (!board) return false;
  const wide = (stack: Stack) => {
    const { left, right } = extentOf([leadOf(stack)]);
    return right - left;
  };
  return wide(board) > wide(one) + 1.5 * wide(other);
}

/** Who is only to be here or there leaves a group that a mere place has brought together. */
const isLoose = (relation: Relation) => /^(on|in|above|below)$/.test(relation);

/** How many are at this place of the target already. */
export function countAt(target: Stack, relation: Relation, { taken }: Context): number {
  const places = taken.get(target) ?? new Map<Relation, number>();
  const nth = places.get(relation) ?? 0;
  taken.set(target, places.set(relation, nth + 1));
  return nth;
}

function isCarriedBy(hosts: Hosts, stack: Stack, carrier: Stack): boolean {
  for (let host = hosts.get(stack); host; host = hosts.get(host)) if (host === carrier) return true;
  return false;
}

/** Whether it does something with another one of its group, or something is done to it there. */
function isBound(stack: Stack, root: Stack, actions: Wish['actions'], besides?: number): boolean {
  const own = new Set(stack.pieces.map(({ actor }) => actor.figure));
  const others = new Set(
    root.pieces
      .map(({ actor }) => actor.figure)
      .filter((figure) => !own.has(figure) && figure !== besides),
  );
  return actions.some(({ agent, object = -1, target = -1 }) => {
    const all = [agent, object, target].filter((figure) => figure >= 0);
    return all.some((figure) => own.has(figure)) && all.some((figure) => others.has(figure));
  });
}

const TABLE = /^own-(table|school-desk|workbench)/;

const isThing = ({ actor: { drawing, size } }: Stack) =>
  drawing.perAdult === undefined && drawing.anchors.eyes === undefined && size < 0.9;

/** Joins a group to somebody whom others carry, by what is known of both drawings. */
export function relateAt(
  stack: Stack,
  target: Stack,
  relation: Relation,
  hosts: Hosts,
  context: Context,
): void {
  const guest = rootOf(hosts, stack);
  const root = rootOf(hosts, target);
  if (guest === root) return;
  const board = hosts.get(target);
  // A book beside the vase on a table lies there, too.
  if (relation === 'beside' && board && TABLE.test(board.actor.drawing.hexcode) && isThing(guest)) {
    relateAt(stack, board, 'on', hosts, context);
    return;
  }
  const isInside = root !== target && isLoose(relation);
  if (!isInside) {
    relate(guest, root, relation, context);
    if (context.gone.has(guest)) hosts.set(guest, root);
    else if (context.gone.has(root)) hosts.set(root, guest);
    return;
  }
  const { zone } = guest;
  const free = new Set([...context.gone].filter((gone) => gone !== target));
  joinAt(hosts, target, () => {
    if (zone !== 'air') guest.zone = target.zone;
    relate(guest, target, relation, { ...context, gone: free });
  });
  guest.zone = zone;
  if (!free.has(guest)) return;
  context.gone.add(guest);
  hosts.set(guest, target);
}
