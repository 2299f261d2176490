import type { Traits } from '../create-traits.ts';
import type { Setting } from '../wish/setting.ts';
import type { Relation, Verb, Wish } from '../wish/wish.ts';
import { arrangeAction, copyOf, hasOwnThing } from './actions/arrange-actions.ts';
import { board, hold, mount, seatOn, wear } from './actions/attach.ts';
import type { Actor } from './layout.ts';
import { extentOf, movePieces } from './piece.ts';
import { createStack, joinStacks, leadOf, type Stack } from './stack.ts';

/** These are drawn with a crown already. */
const crowned = /^(1F478|1F934|1FAC5)/;
/** Tables and the like: what is below them stands between their legs. */
const roofs = /^(own-table|1F6CF|1FA91|26F1)/;
/** Only what shares a place can do these with another; else both stay where they are. */
const nearby = new Set<Verb>(['chases', 'looksAt', 'fights', 'helps', 'hugs', 'kisses', 'pets']);

type Context = { gone: Set<Stack>; traits: Traits; joined: Map<Stack, number> };

/** Groups actors by what they do with each other and gives each group its zone and row. */
export function gatherStacks(
  actors: Actor[],
  { relations, actions }: Pick<Wish, 'relations' | 'actions'>,
  setting: Required<Setting>,
  traits: Traits,
): Stack[] {
  const stacks = actors.map((actor) => createStack(actor, zoneOf(actor, setting, traits)));
  const context: Context = { gone: new Set(), traits, joined: new Map() };
  const of = (figure: number | undefined) =>
    stacks.filter(({ actor }) => actor.figure === figure);
  const settled = new Set<string>();
  /** Whoever carries this stack's figure now. */
  const hosts = new Map<Stack, Stack>();
  const hostOf = (stack: Stack): Stack => {
    const host = hosts.get(stack);
    return host ? hostOf(host) : stack;
  };
  for (const { verb, agent, object, target } of inOrder(actions)) {
    const objects = of(object);
    settled.add(`${agent} ${object}`).add(`${object} ${agent}`);
    of(agent).forEach((doer, at, doers) => {
      const first = objects[Math.min(at, objects.length - 1)];
      if (!first) return;
      const isShared = at >= objects.length;
      const mine = isShared && hasOwnThing(verb, first) ? [copyOf(first)] : [first];
      const spare = at === doers.length - 1 ? objects.slice(doers.length) : [];
      for (const thing of [...mine, ...(isHandy(verb) ? spare : [])]) {
        const [one, other] = [hostOf(doer), hostOf(thing)];
        const near = of(target)[0];
        if (one === other || (nearby.has(verb) && one.zone !== other.zone)) continue;
        const key = isHandy(verb) ? one : other;
        const nth = context.joined.get(key) ?? 0;
        const scene = { agent: one, object: other, target: near && hostOf(near), nth };
        const lead = arrangeAction(verb, scene);
        if (verb !== 'wears') context.joined.set(key, nth + 1);
        for (const part of [one, other, scene.target]) {
          if (!part || part === lead || !isPartOf(part, lead)) continue;
          hosts.set(part, lead);
          context.gone.add(part);
          lead.row = Math.min(lead.row, Math.max(part.row, 0));
        }
      }
    });
  }
  for (const { subject, relation, target } of relations) {
    if (settled.has(`${subject} ${target}`)) continue;
    const targets = of(target);
    const subjects = of(subject);
    subjects.forEach((stack, at) => {
      const host = targets[Math.min(at, targets.length - 1)];
      if (host && hostOf(host) !== hostOf(stack)) {
        relate(hostOf(stack), hostOf(host), relation, context);
      }
    });
    if (relation === 'with') holdAll(subjects.map(hostOf), targets.map(hostOf), context);
  }
  const left = stacks.filter((stack) => !context.gone.has(stack));
  for (const stack of left) settle(stack);
  return left;
}

/** Clothes and things in hands come first: they ride along with their owner. */
function inOrder(actions: Wish['actions']): Wish['actions'] {
  const rank = (verb: Verb) => (verb === 'wears' ? 0 : isHandy(verb) ? 1 : 2);
  return [...actions].sort((a, b) => rank(a.verb) - rank(b.verb));
}

function isHandy(verb: Verb): boolean {
  return /^(wears|holds|carries|eats|drinks|reads|throws|catches|kicks|gives)$/.test(verb);
}

function isPartOf(part: Stack, whole: Stack): boolean {
  return whole.pieces.includes(leadOf(part));
}

/** Nothing of a group hangs below the ground. */
function settle(stack: Stack): void {
  const { bottom } = extentOf(stack.pieces);
  if (stack.zone === 'ground' && bottom > 0.01) movePieces(stack.pieces, 0, -bottom);
}

function zoneOf(actor: Actor, setting: Required<Setting>, traits: Traits): Stack['zone'] {
  const { hexcode } = actor.drawing;
  const { place } = setting;
  if (place === 'space' || place === 'sky') return 'air';
  if (traits.is('air', hexcode) || actor.isFlying) return place === 'underwater' ? 'water' : 'air';
  if (place === 'underwater') {
    return traits.is('water', hexcode) || actor.isSwimming || actor.size < 1.9
      ? traits.is('seabed', hexcode)
        ? 'ground'
        : 'water'
      : 'ground';
  }
  if (place === 'sea') {
    if (traits.is('water', hexcode) || actor.isSwimming) return 'water';
    return traits.is('seabed', hexcode) ? 'ground' : 'surface';
  }
  return 'ground';
}

function relate(stack: Stack, host: Stack, relation: Relation, context: Context): void {
  const { gone, traits, joined } = context;
  const hexcode = host.actor.drawing.hexcode;
  if (gone.has(stack)) return;
  if (stack.actor.drawing.hexcode === 'own-witch' && hexcode === '1F9F9') {
    gone.add(host);
    stack.zone = 'air';
    return;
  }
  const nth = joined.get(host) ?? 0;
  const carried = () => {
    joined.set(host, nth + 1);
    gone.add(stack);
  };
  const isBuilding = host.actor.size >= 1.9 && !traits.is('boat', hexcode);
  const { anchors } = host.actor.drawing;
  const hasRoom = anchors.inside ?? anchors.window ?? anchors.rim;
  if (relation === 'in' || (relation === 'on' && traits.is('boat', hexcode))) {
    if (hasRoom && board(host, stack, nth)) return carried();
    if (relation === 'in' && (anchors.seat ?? anchors.back) && traits.is('seat', hexcode)) {
      seatOn(host, stack, false);
      return carried();
    }
  }
  if (relation === 'with' && hasRoom && stack.actor.drawing.isPerson) {
    if (board(host, stack, nth)) return carried();
  }
  if (relation === 'on' && !gone.has(host)) {
    if (host.zone === 'air' && stack.zone === 'ground' && /^(1F31|2601)/.test(hexcode)) {
      host.row = 2;
    }
    const height = -extentOf([leadOf(stack)]).top;
    if (nth === 0 && (anchors.back ?? (anchors.seat && anchors.hand))) mount(host, stack);
    else seatOn(host, stack, !anchors.seat && !anchors.back, shiftOf(nth) * height * 0.6);
    return carried();
  }
  if (relation === 'in' || relation === 'front') {
    stack.row = Math.max(stack.row, host.row + 1);
    if (!isBuilding && host.row >= stack.row) host.row = stack.row - 1;
  }
  if (relation === 'behind') {
    stack.row = Math.min(stack.row, host.row - 1);
    stack.alignedTo = { figure: host.actor.figure, relation };
  }
  if (relation === 'above') {
    stack.zone = 'air';
    stack.alignedTo = { figure: host.actor.figure, relation };
  }
  if (relation === 'below' && roofs.test(hexcode) && !gone.has(host)) {
    shelter(host, stack);
    return carried();
  }
  if (relation === 'below') {
    if (host.zone === 'ground' && host.row >= stack.row) host.row = stack.row - 1;
    stack.alignedTo = { figure: host.actor.figure, relation };
    if (host.actor.size < 1.9 && host.zone === 'ground') {
      movePieces(host.pieces, 0, 0, 1.7 / host.actor.size);
      host.actor.size = 1.7;
    }
  }
  if (relation === 'beside' && stack.zone === 'ground' && !isBuilding) stack.row = host.row;
}

const shiftOf = (nth: number) =>
  nth === 0 ? 0 : (nth % 2 === 1 ? 1 : -1) * Math.ceil(nth / 2) * 0.55;

/** Between the legs of a table. */
function shelter(host: Stack, guest: Stack): void {
  movePieces(host.pieces, 0, 0, 1.5);
  const [room, own] = [extentOf(host.pieces), extentOf(guest.pieces)];
  const fit = Math.min(
    1,
    ((room.right - room.left) * 0.68) / (own.right - own.left),
    (-room.top * 0.72) / -own.top,
  );
  movePieces(guest.pieces, 0, 0, fit);
  joinStacks(host, guest, 1);
}

function holdAll(
  subjects: Stack[],
  things: Stack[],
  { gone, traits, joined }: Pick<Context, 'gone' | 'traits' | 'joined'>,
) {
  things.forEach((thing, at) => {
    const holder = subjects[at % Math.max(1, subjects.length)];
    if (!holder || gone.has(thing) || gone.has(holder) || holder === thing) return;
    const { hexcode, tall, anchors } = thing.actor.drawing;
    if (hexcode === '1F451' && crowned.test(holder.actor.drawing.hexcode)) {
      gone.add(thing);
      return;
    }
    const isWorn = traits.is('hat', hexcode) || /^(1F453|1F576|1F97D|1F9E3|1F392)/.test(hexcode);
    const isHeld = traits.is('balloon', hexcode) || (tall !== undefined && anchors.grip && tall < 1);
    if (!isWorn && !isHeld) return;
    const nth = joined.get(holder) ?? 0;
    if (isWorn) wear(holder, thing);
    else {
      hold(holder, thing, nth);
      joined.set(holder, nth + 1);
    }
    gone.add(thing);
  });
}
