import type { Traits } from '../create-traits.ts';
import type { Setting } from '../wish/setting.ts';
import type { Relation, Wish } from '../wish/wish.ts';
import type { Actor } from './layout.ts';

/** How an actor is fixed to the one that carries it. */
export type Hold = 'on' | 'inside' | 'under' | 'worn' | 'held';

/** An actor with what it carries, wears or holds: placed as one. */
export type Stack = {
  actor: Actor;
  riders: { actor: Actor; hold: Hold }[];
  zone: 'ground' | 'air' | 'water' | 'surface';
  /** 0 is far; larger is nearer. */
  row: number;
  /** Stays at the x of this figure ("über", "unter"). */
  alignedTo?: { figure: number; relation: Relation };
};

/** These are drawn with a crown already. */
const crowned = /^(1F478|1F934|1FAC5)/;

/** Ridden, not sat in. */
const bikes = /^(1F6B2|1F3CD|1F6F5|1F6F4|1F6F9)/;

/** Tables and the like: what is below them stands between their legs. */
const roofs = /^(own-table|1F6CF|1FA91|26F1)/;

/** Groups actors by the relations between them and gives each group its zone and row. */
export function gatherStacks(
  actors: Actor[],
  relations: Wish['relations'],
  setting: Required<Setting>,
  traits: Traits,
): Stack[] {
  const stacks = actors.map((actor): Stack => {
    const zone = zoneOf(actor, setting, traits);
    return { actor, riders: [], zone, row: actor.size >= 1.9 && zone === 'ground' ? 0 : 2 };
  });
  const gone = new Set<Stack>();
  const of = (figure: number) => stacks.filter((stack) => stack.actor.figure === figure);
  for (const { subject, relation, target } of relations) {
    const subjects = of(subject);
    const targets = of(target);
    subjects.forEach((stack, at) => {
      const host = targets[Math.min(at, targets.length - 1)];
      if (host && host !== stack) relate(stack, host, relation, { gone, traits, stacks, at });
    });
    if (relation === 'with') holdAll(subjects, targets, { gone, traits });
  }
  return stacks.filter((stack) => !gone.has(stack));
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

type Context = { gone: Set<Stack>; traits: Traits; stacks: Stack[]; at: number };

function relate(stack: Stack, host: Stack, relation: Relation, context: Context): void {
  const { gone, traits } = context;
  const hexcode = host.actor.drawing.hexcode;
  if (gone.has(stack)) return;
  if (stack.actor.drawing.hexcode === 'own-witch' && hexcode === '1F9F9') {
    gone.add(host);
    stack.zone = 'air';
    return;
  }
  const ride = (hold: Hold) => {
    host.riders.push({ actor: stack.actor, hold }, ...stack.riders);
    gone.add(stack);
  };
  const isBuilding = host.actor.size >= 1.9 && !traits.is('boat', hexcode);
  if ((relation === 'on' || (relation === 'in' && bikes.test(hexcode))) && !gone.has(host)) {
    if (host.zone === 'air' && stack.zone === 'ground' && /^(1F31|2601)/.test(hexcode))
      host.row = 2;
    ride(traits.is('seat', hexcode) && traits.is('boat', hexcode) ? 'inside' : 'on');
    return;
  }
  if (relation === 'in' && traits.is('seat', hexcode) && !gone.has(host)) {
    ride('inside');
    return;
  }
  if (relation === 'with' && traits.is('seat', hexcode) && stack.actor.drawing.isPerson) {
    ride('inside');
    return;
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
    ride('under');
    return;
  }
  if (relation === 'below') {
    if (host.zone === 'ground' && host.row >= stack.row) host.row = stack.row - 1;
    stack.alignedTo = { figure: host.actor.figure, relation };
    if (host.actor.size < 1.9 && host.zone === 'ground') host.actor.size = 1.7;
  }
  if (relation === 'beside' && stack.zone === 'ground' && !isBuilding) stack.row = host.row;
}

function holdAll(
  subjects: Stack[],
  things: Stack[],
  { gone, traits }: Pick<Context, 'gone' | 'traits'>,
) {
  things.forEach((thing, at) => {
    const holder = subjects[at % Math.max(1, subjects.length)];
    if (!holder || gone.has(thing) || gone.has(holder)) return;
    const { hexcode } = thing.actor.drawing;
    const isHat = traits.is('hat', hexcode);
    if (hexcode === '1F451' && crowned.test(holder.actor.drawing.hexcode)) {
      gone.add(thing);
      return;
    }
    if (isHat) holder.riders.push({ actor: thing.actor, hold: 'worn' });
    else if (traits.is('balloon', hexcode))
      holder.riders.push({ actor: thing.actor, hold: 'held' });
    else return;
    gone.add(thing);
  });
}
