import type { Traits } from '../create-traits.ts';
import type { Setting } from '../wish/setting.ts';
import type { Verb, Wish } from '../wish/wish.ts';
import { arrangeAction, arrangeAlone, copyOf, hasOwnThing } from './actions/arrange-actions.ts';
import { holdAll } from './hold-all.ts';
import { type Hosts, joinAt, rootOf } from './join-at.ts';
import { joinIn } from './join-in.ts';
import { countAt, keepRelations, relateAt } from './keep-relations.ts';
import type { Actor } from './layout.ts';
import type { Told } from './missed-relations.ts';
import { danceTogether } from './near/dance-together.ts';
import { standBetween } from './near/fit-between.ts';
import { guard, score } from './near/goal.ts';
import { joinHands } from './near/join-hands.ts';
import { setBetween } from './near/set-between.ts';
import { showMoves } from './near/show-moves.ts';
import { isSlope } from './near/slide-down.ts';
import { inOrder, isHandy } from './order-actions.ts';
import { extentOf, movePieces } from './piece.ts';
import { type Context, relate } from './relate.ts';
import { createStack, leadOf, type Stack } from './stack.ts';
import { zoneOf } from './zone-of.ts';

/** Only what shares a place can do these with another; else both stay where they are. */
const nearby = new Set<Verb>([
  'chases',
  'looksAt',
  'fights',
  'helps',
  'hugs',
  'kisses',
  'pets',
  'decorates',
]);

const GOAL = /^1F945/;
const CAMPFIRE = /^(1F525|own-campfire)/;

/**
 * Groups actors by what they do with each other and gives each group its zone and row; `missed` are
 * relations that a layout without them did not show.
 */
export function gatherStacks(
  actors: Actor[],
  { relations, actions, figures }: Pick<Wish, 'relations' | 'actions' | 'figures'>,
  setting: Required<Setting>,
  traits: Traits,
  missed: readonly Told[] = [],
): Stack[] {
  const stacks = actors.map((actor) =>
    createStack(
      actor,
      figures[actor.figure]?.isLanding ? 'ground' : zoneOf(actor, setting, traits),
    ),
  );
  const context: Context = { gone: new Set(), traits, joined: new Map(), taken: new Map() };
  const of = (figure: number | undefined) => stacks.filter(({ actor }) => actor.figure === figure);
  const goal = stacks.find(({ actor }) => GOAL.test(actor.drawing.hexcode));
  const isVessel = (figure: number | undefined) =>
    of(figure).some(({ actor: { drawing } }) => (drawing.tall ?? 2) < 1);
  const isBeing = (figure: number | undefined) => of(figure).some((stack) => !isThing(stack));
  const settled = new Set<string>();
  /** Whoever carries this stack's figure now. */
  const hosts: Hosts = new Map();
  const hostOf = (stack: Stack) => rootOf(hosts, stack);
  // Things on things come first: candles stand on the cake, whoever blows them out; sleds carry
  // their riders before they slide.
  const isHeld = (figure: number) =>
    actions.some(({ verb, object }) => object === figure && isHandy(verb));
  // Whoever is in a jar is there before it is put on a table.
  const isHome = (figure: number) =>
    actions.some(({ verb, object }) => object === figure && /^(sits|sleeps)In$/.test(verb));
  for (const { subject, relation, target } of relations) {
    const [things, hosting] = [of(subject), of(target)];
    const [first] = hosting;
    if (
      !(relation === 'on' || (relation === 'in' && isVessel(target))) ||
      !first ||
      isSlope(first) ||
      isHeld(subject) ||
      isHome(subject) ||
      ![...things, first].every(isThing)
    )
      continue;
    things.forEach((stack, at) => {
      // Lanterns at three trees hang in all of them.
      const under = hosting[at % hosting.length] ?? first;
      if (stack === under || context.gone.has(stack)) return;
      relate(stack, under, relation, context);
      if (context.gone.has(stack)) hosts.set(stack, under);
    });
    settled.add(`${subject} ${target}`);
  }
  // Who looks on comes when the easel stands.
  figures.forEach(({ pose }, at) => {
    const isSaid = actions.some(({ agent, verb }) => agent === at && verb === 'paints');
    if (pose === 'paint' && !isSaid)
      for (const stack of of(at)) arrangeAlone('paints', hostOf(stack));
  });
  const told = inHandsOfSitters(actions, (figure) => leadTall(of(figure)[0]));
  for (const { verb, agent, object, target, spot, manner } of inOrder(told, isVessel, isBeing)) {
    const objects = of(object);
    settled.add(`${agent} ${object}`).add(`${object} ${agent}`);
    // "die Katze und der Hund halten beide eine Fahne": each takes one that is left.
    const isShared = told.some((other) => other.object === object && other.agent !== agent);
    const left = isShared ? objects.filter((thing) => !hosts.has(thing)) : [];
    of(agent).forEach((doer, at, doers) => {
      if (agent === object && at % 2 === 1) return;
      const first =
        agent === object
          ? objects[at + 1]
          : (left[at] ?? objects[Math.min(at, objects.length - 1)]);
      if (!first || (hosts.has(first) && hostOf(first) === hostOf(doer))) return;
      const isFull = verb === 'rides' && (context.joined.get(hostOf(first)) ?? 0) > 0;
      const isTaken =
        isFull || at >= objects.length || (hosts.has(first) && !isInVessel(hostOf(first)));
      const mine = isTaken && hasOwnThing(verb, first) ? [copyOf(first)] : [first];
      const isLast = at === doers.length - 1 && agent !== object && !isShared;
      const spare = isLast ? objects.slice(doers.length) : [];
      for (const thing of [
        ...mine,
        ...(isHandy(verb) || isAtTable(verb) || /^(chases|pulls|feeds|walks|jumpsOver)$/.test(verb)
          ? spare
          : []),
      ]) {
        const [one, other] = [hostOf(doer), hostOf(thing)];
        const near = of(target)[0] ?? (verb === 'kicks' ? goal : undefined);
        if (one === other) continue;
        if (verb === 'feeds' && thing !== mine[0] && one.zone !== other.zone) continue;
        // What attacks a ship comes up to it.
        const zones = `${one.zone} ${other.zone}`;
        if (verb === 'fights' && /^(water surface|surface water)$/.test(zones))
          one.zone = other.zone = 'surface';
        const isAfterFlyer = verb === 'chases' && one.zone === 'ground' && other.zone === 'air';
        if (nearby.has(verb) && one.zone !== other.zone && !isAfterFlyer) {
          if (other.zone === 'air') other.lookedAtBy = agent;
          continue;
        }
        const key = isHandy(verb) || isAtTable(verb) || verb === 'jumpsOver' ? one : other;
        // Whoever is inside takes nobody's place on the roof.
        const nth = UPON.test(verb)
          ? countAt(thing === other ? key : thing, 'on', context)
          : (context.joined.get(key) ?? 0);
        const scene = {
          agent: one,
          object: other,
          target: near && hostOf(near),
          nth,
          spot,
          manner,
        };
        // Upon the suitcase on the wardrobe, not upon the wardrobe.
        if (UPON.test(verb) && thing !== other && stacks.includes(thing)) {
          joinAt(hosts, thing, () => arrangeAction(verb, { ...scene, object: thing }));
          hosts.set(one, thing);
          context.gone.add(one);
          continue;
        }
        // Of a cat on a table nobody has hold yet.
        const isFree = verb === 'worksOn' && isThing(other) && !isThing(thing);
        const isJoining = hosts.has(thing) && isWithThing(verb) && !isInVessel(other) && !isFree;
        const lead = isJoining ? joinIn(one, other, verb) : arrangeAction(verb, scene);
        if (!stacks.includes(lead)) stacks.push(lead);
        if (verb !== 'wears') context.joined.set(key, (context.joined.get(key) ?? 0) + 1);
        if (verb === 'rides' && setting.place === 'sea' && lead.zone === 'water')
          lead.zone = 'surface';
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
    if (relation === 'between') {
      standBetween(subjects, target, relations, of, hosts, context.gone);
      settled.add(`${subject} ${target}`);
      continue;
    }
    const [fire] = targets;
    const isRound = relation === 'beside' && fire && CAMPFIRE.test(fire.actor.drawing.hexcode);
    if (isRound && subjects.length > 1 && subjects.every((stack) => hostOf(stack) === stack)) {
      setBetween(fire, subjects);
      for (const stack of subjects) {
        context.gone.add(stack);
        hosts.set(stack, fire);
      }
      continue;
    }
    subjects.forEach((stack, at) => {
      const host = targets[Math.min(at, targets.length - 1)];
      const isThrown = relation === 'above' && hostOf(stack) !== stack;
      if (host && !isThrown) relateAt(stack, host, relation, hosts, context);
    });
    if (relation === 'with') holdAll(subjects.map(hostOf), targets.map(hostOf), context);
  }
  keepRelations(missed, of, actions, hosts, context);
  for (const { verb, agent, object } of actions) {
    if (object === undefined) for (const stack of of(agent)) arrangeAlone(verb, hostOf(stack));
  }
  figures.forEach((figure, at) => {
    for (const stack of of(at)) showMoves(stack, hostOf(stack), figure);
  });
  for (const { verb, target } of actions) {
    if (verb === 'feeds') for (const crumb of of(target).slice(1)) context.gone.add(crumb);
  }
  const dancers = stacks.filter(
    (stack) => stack.zone === 'ground' && figures[stack.actor.figure]?.pose === 'dance',
  );
  if (dancers.every((stack) => hostOf(stack) === stack && !context.gone.has(stack))) {
    for (const stack of danceTogether(dancers)) context.gone.add(stack);
  }
  const handed = stacks.filter(
    (stack) =>
      /^(handOut|highFive)$/.test(figures[stack.actor.figure]?.pose ?? '') &&
      stack.zone === 'ground' &&
      hostOf(stack) === stack &&
      !context.gone.has(stack),
  );
  for (let at = 0; at + 1 < handed.length; at += 2) {
    const [one, other] = [handed[at], handed[at + 1]];
    if (!one || !other) continue;
    joinHands(one, other);
    context.gone.add(other);
  }
  const keeper = figures.findIndex(({ person }) => person?.outfit === 'goalkeeper');
  if (goal && keeper >= 0)
    for (const stack of of(keeper)) guard(hostOf(goal), goal, hostOf(stack), context.gone);
  const ball = stacks.find(({ actor }) => actor.drawing.hexcode === '26BD');
  if (goal && ball && hostOf(ball) === ball && !context.gone.has(ball))
    score(hostOf(goal), goal, ball, context.gone);
  const left = stacks.filter((stack) => !context.gone.has(stack));
  for (const stack of left) settle(stack);
  return left;
}

const UPON = /^(sits|stands)On$/;

/** Several things are worked on by one at one table. */
const isAtTable = (verb: Verb) => /^(bakes|worksOn)$/.test(verb);

const leadTall = (stack: Stack | undefined) => stack?.actor.drawing.tall ?? 2;

/** Who sits, rides or sails while working has the thing in the hands, if it is small enough. */
function inHandsOfSitters(
  actions: Wish['actions'],
  tallOf: (figure: number | undefined) => number,
): Wish['actions'] {
  const sitters = new Set(
    actions.flatMap(({ verb, agent }) => (/^(sits|rides|drives|hangs)/.test(verb) ? agent : [])),
  );
  return actions.flatMap((action) => {
    if (action.verb !== 'worksOn' || !sitters.has(action.agent)) return action;
    return tallOf(action.object) < 1 ? { ...action, verb: 'holds' } : [];
  });
}

/** Done with one thing: who comes second joins the first one instead of moving the thing. */
function isWithThing(verb: Verb): boolean {
  return isHandy(verb) || /^(plays|paints|bakes|feeds|worksOn)$/.test(verb);
}

/** Held with the jar or basket it sits in. */
function isInVessel({ actor: { drawing } }: Stack): boolean {
  return !drawing.isPerson && !drawing.anchors.eyes && (drawing.tall ?? 2) < 1;
}

function isPartOf(part: Stack, whole: Stack): boolean {
  return whole.pieces.includes(leadOf(part));
}

/** Nothing of a group hangs below the ground. */
function settle(stack: Stack): void {
  const { bottom } = extentOf(stack.pieces);
  if (stack.zone === 'ground' && bottom > 0.01) movePieces(stack.pieces, 0, -bottom);
}

/** Neither a person nor an animal. */
function isThing({ actor: { drawing } }: Stack): boolean {
  return drawing.perAdult === undefined && drawing.anchors.eyes === undefined;
}
