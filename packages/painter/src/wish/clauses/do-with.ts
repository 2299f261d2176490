import { isAlive, type Reading } from '../sentence/reading.ts';
import type { Action, WishFigure } from '../wish.ts';
import { grammar } from '../words/grammar.ts';
import { act, addAction, relate } from './act.ts';
import { addImplied } from './add-implied.ts';
import type { Group } from './clause-groups.ts';
import type { Roles } from './clause-roles.ts';
import { performIdiom } from './perform-idiom.ts';
import { placeAfter } from './place-on-body.ts';
import type { ClauseVerb } from './resolve-verb.ts';
import { haveSense, senseOf } from './sense-of.ts';
import { share } from './share.ts';
import type { Clause } from './split-clauses.ts';

/** All a clause does with objects. True where something became an action. */
export function doWith(reading: Reading, clause: Clause, verb: ClauseVerb, roles: Roles): boolean {
  const { entry } = verb;
  if (looksOut(reading, clause, verb, roles)) return true;
  let hasActed = doForReceivers(reading, verb, roles);
  const { subjects, objects, receivers, around } = roles;
  if (performIdiom(reading, clause, verb, roles)) return true;
  // "beim Eis essen" leads to its object with "bei".
  const used = verb.isNominal
    ? around.filter(
        ({ at }) => at === verb.at - 1 && at >= 0 && !objects.length && around.length > 1,
      )
    : [];
  const things = [...objects, ...used.flatMap(({ figures }) => figures)];
  const isBeing = things.some((at) => {
    const figure = reading.wish.figures[at];
    return figure && isAlive(reading, figure);
  });
  const onto = things.length > 0 ? targetOf(verb, around, isBeing) : undefined;
  if (onto?.verb === 'comesOutOf') {
    act(reading, things, { sense: 'comesOutOf', objects: onto.group.figures });
    roles.around = around.filter((group) => group !== onto.group);
  } else if (things.length > 0 && entry.akk) {
    const sense = onto?.verb ?? entry.akk;
    const did = act(reading, subjects, { sense, objects: things, name: verb.infinitive });
    hasActed = did || hasActed;
    if (did && entry.dat === 'to') aimAt(reading, receivers[0]);
    if (did && onto) {
      for (const action of ownActions(reading, subjects, things)) {
        const [target] = onto.group.figures;
        if (target !== undefined) action.target = target;
      }
      roles.around = roles.around.filter((group) => group !== onto.group);
    }
    if (did && sense === 'feeds') offerFood(reading, subjects, things, around);
    if (entry.lifts) for (const at of things) lift(reading, at);
  }
  const companions: number[] = [];
  for (const group of around) {
    if (group === onto?.group && !roles.around.includes(group)) continue;
    if (group.preposition === 'mit' && isInside(clause)) continue;
    if (isDrawnAlong(reading, verb, group, objects)) {
      act(reading, group.figures, { sense: 'sitsOn', objects: objects.slice(-1), said: 'on' });
      roles.around = roles.around.filter((other) => other !== group);
      continue;
    }
    if (isWornBySomebody(reading, group)) continue;
    if (group.preposition === 'mit' && placeAfter(clause.parts, group)) continue;
    const sense = senseFor(reading, verb, group, roles);
    if (!sense || (group.preposition === 'von' && objects.length > 0)) continue;
    group.preposition = group.preposition ?? '';
    if (sense === 'rod') leaveRod(reading, group.figures);
    else if (sense === 'feedWith') feedWith(reading, [...objects, ...receivers], group.figures);
    else if (sense === 'onTop') {
      for (const at of subjects) for (const to of group.figures) relate(reading, at, 'on', to);
    } else {
      const said = grammar.relations.get(group.preposition);
      const did = act(reading, subjects, {
        sense,
        objects: group.figures,
        said,
        name: verb.infinitive,
      });
      if (sense === 'pose') companions.push(...group.figures);
      hasActed = did || hasActed;
      if (!did && !/^(pose|with)$/.test(sense)) continue;
    }
    roles.around = roles.around.filter((other) => other !== group);
  }
  if (companions.length > 0) share(reading, subjects, companions, entry.bare);
  if (!hasActed && entry.implies && (objects.length === 0 || !entry.akk))
    hasActed = imply(reading, verb, subjects);
  const before = roles.before.filter((at) => !subjects.includes(at));
  const isToward =
    /^(chases|looksAt|helps)$/.test(entry.dat ?? '') &&
    entry.bare !== 'wave' &&
    receivers.length === 0;
  if (!hasActed && isToward && objects.length === 0 && before.length > 0) {
    hasActed = act(reading, subjects, { sense: entry.dat ?? 'looksAt', objects: before });
  }
  const canFight = entry.mit === 'fights' || entry.gegen === 'fights';
  if (!hasActed && subjects.length > 1 && objects.length === 0 && (entry.akk || canFight)) {
    const mutual = canFight || /^(hugs|kisses|fights)$/.test(entry.akk ?? '');
    const [first = 0, ...others] = subjects;
    if (mutual)
      hasActed = act(reading, [first], {
        sense: canFight ? 'fights' : (entry.akk ?? 'with'),
        objects: others,
      });
  }
  return actOnEachOther(reading, verb, roles, hasActed) || hasActed;
}

/** "zwei Hunde umarmen sich", "zwei Ritter kämpfen mit Schwertern": each of them the other. */
function actOnEachOther(
  { wish }: Reading,
  { entry }: ClauseVerb,
  roles: Roles,
  hasActed: boolean,
): boolean {
  const { subjects, objects, around } = roles;
  const [agent = -1] = subjects;
  const isPair = subjects.length === 1 && (wish.figures[agent]?.count ?? 1) > 1;
  const sense = entry.mit === 'fights' ? entry.mit : (entry.akk ?? '');
  if (!isPair || objects.length > 0 || !/^(hugs|kisses|fights)$/.test(sense)) return false;
  if (hasActed && sense !== 'fights') return false;
  const cause = around.find(({ preposition }) => preposition === 'um');
  const [target] = cause?.figures ?? [];
  roles.around = around.filter((group) => group !== cause);
  wish.actions.push({
    verb: sense === 'fights' ? 'fights' : sense === 'hugs' ? 'hugs' : 'kisses',
    agent,
    object: agent,
    ...(target !== undefined && { target }),
  });
  return true;
}

/** "eine Hexe mit Hut fliegt": nobody flies with it; skates and skis are done with. */
function isWornBySomebody({ wish, lexicon }: Reading, { preposition, figures }: Group): boolean {
  if (preposition !== 'mit') return false;
  return figures.every((at) => {
    const key = lexicon.classes.wornKey(wish.figures[at]?.label ?? '');
    return key !== undefined && !/^(skates|skis|wings|gloves|backpack)$/.test(key);
  });
}

/** "eine Kutsche mit einer Prinzessin drin". */
export const isInside = ({ parts }: Clause) =>
  parts.some((part) => part.kind === 'particle' && part.word === 'drin');

/** "zieht einen Schlitten mit einem Kind": it sits there. */
function isDrawnAlong(
  reading: Reading,
  { entry }: ClauseVerb,
  { preposition, figures }: Group,
  objects: number[],
): boolean {
  const thing = reading.wish.figures[objects.at(-1) ?? -1];
  const rider = reading.wish.figures[figures[0] ?? -1];
  if (preposition !== 'mit' || !thing || !rider || !isAlive(reading, rider)) return false;
  const isMoved = /^(pulls|pushes)$/.test(entry.akk ?? '');
  return isMoved && (isA(reading, 'ridden', thing) || isA(reading, 'inside', thing));
}

/** What is done to whom it is done for: "putzt dem Elefanten die Zähne", "klaut dem König die Krone". */
function doForReceivers(reading: Reading, { entry }: ClauseVerb, roles: Roles): boolean {
  const { subjects, objects, receivers } = roles;
  if (receivers.length === 0 || !entry.dat || entry.dat === 'to') return false;
  if (!/^(robs|dresses)$/.test(entry.dat)) {
    return act(reading, subjects, { sense: entry.dat, objects: receivers });
  }
  if (objects.length === 0) return false;
  return entry.dat === 'dresses' ? dressReceivers(reading, roles) : robReceivers(reading, roles);
}

/** "setzt dem Schneemann einen Hut auf": he wears it. */
function dressReceivers(reading: Reading, roles: Roles): boolean {
  const { subjects, objects, receivers } = roles;
  roles.objects = [];
  act(reading, receivers, { sense: 'wears', objects });
  return act(reading, subjects, { sense: 'helps', objects: receivers });
}

/** "klaut dem König die Krone": he runs after the thief. */
function robReceivers(reading: Reading, { subjects, receivers }: Roles): boolean {
  const { wish } = reading;
  for (const agent of receivers) {
    const victim = wish.figures[agent];
    if (!victim || !isAlive(reading, victim)) continue;
    victim.feeling ??= 'angry';
    const [object] = subjects;
    if (object !== undefined) addAction(reading, { verb: 'chases', agent, object });
  }
  return false;
}

/** "in den Ofen", after "schiebt": where the object goes. */
function targetOf({ entry }: ClauseVerb, around: Group[], isBeing: boolean) {
  for (const group of around) {
    const { preposition = '', grammaticalCase } = group;
    const verb = entry.onto?.[preposition];
    // "schiebt den Opa im Rollstuhl": he is in it already.
    const isThere =
      isBeing && /^(in|auf|an|unter|hinter)$/.test(preposition) && grammaticalCase === 'dative';
    if (verb && !isThere) return { group, verb };
  }
  return undefined;
}

function ownActions({ wish }: Reading, agents: number[], objects: number[]): Action[] {
  return wish.actions.filter(
    ({ agent, object, verb }) =>
      verb !== 'wears' && agents.includes(agent) && objects.includes(object ?? -1),
  );
}

const isA = (
  { lexicon }: Reading,
  kind: Parameters<typeof lexicon.classes.isA>[0],
  { hexcodes }: WishFigure,
) => lexicon.classes.isA(kind, hexcodes);

/** What a preposition means to this verb; people said with "mit" do it too. */
function senseFor(
  reading: Reading,
  { entry }: ClauseVerb,
  { preposition = '', figures, article }: Group,
  { subjects, objects }: Roles,
): string | undefined {
  const senses: Record<string, unknown> = { ...entry };
  const said = senses[preposition];
  const sense = typeof said === 'string' ? said : undefined;
  const thing = reading.wish.figures[figures[0] ?? -1];
  const doer = reading.wish.figures[subjects[0] ?? -1];
  const isOut = preposition === 'aus' && !sense && thing && isA(reading, 'inside', thing);
  if (isOut) return 'comesOutOf';
  if (preposition === 'an' && objects.length > 0) return undefined;
  if (preposition !== 'mit' || !thing || !doer || sense === 'feedWith') return sense;
  const isSocial = /^(hugs|kisses|fights|walks|with)$/.test(sense ?? '');
  const isTheirs = /^(mein|sein|ihr|unser)(er|em)$/.test(article);
  const isCompanion = thing.person || ((objects.length > 0 || isTheirs) && isAlive(reading, thing));
  if (isCompanion && !isSocial && sense !== 'feedWith') return 'pose';
  if (!sense) return undefined;
  // "tanzen mit Luftballons": only who lives dances along.
  if (sense === 'pose' && !isAlive(reading, thing)) return haveSense(doer, thing, reading.lexicon);
  const found = senseOf(sense, doer, thing, reading.lexicon);
  return found === 'with' && !isSocial && !/^(play|pose)$/.test(sense) ? undefined : sense;
}

function imply(reading: Reading, { entry }: ClauseVerb, subjects: number[]): boolean {
  const [first] = subjects;
  if (first === undefined || !entry.implies) return false;
  const figure = reading.wish.figures[first];
  if (!figure || !isAlive(reading, figure)) return false;
  const object = addImplied(reading, entry.implies, first);
  if (object === undefined || subjects.includes(object)) return false;
  const sense = entry.onImplied ?? entry.akk ?? entry.auf ?? entry.in ?? 'holds';
  const isTool = /^(Schaufel|Hammer|Stift|Korb|Zauberstab|Fotoapparat|Handy|Besen)$/.test(
    entry.implies,
  );
  return act(reading, subjects, { sense: isTool ? 'holds' : sense, objects: [object] });
}

/** Who fishes is drawn with a rod. */
function leaveRod({ wish, removed }: Reading, figures: number[]): void {
  for (const at of figures) if (wish.figures[at]?.hexcodes[0] === '1F3A3') removed.add(at);
}

/** Who is given it. */
function aimAt({ wish }: Reading, target: number | undefined): void {
  const action = wish.actions.at(-1);
  if (action && target !== undefined) action.target = target;
}

/** "füttert die Katze mit einem Fisch": the food is the target of feeding. */
function feedWith({ wish }: Reading, fed: number[], food: number[]): void {
  const [target] = food;
  for (const action of wish.actions) {
    if (action.verb === 'feeds' && fed.includes(action.object ?? -1) && target !== undefined) {
      action.target = target;
    }
  }
}

/** What animals are fed with where nothing is said. */
const MEALS: readonly [RegExp, string][] = [
  [/^(1F40E|1F434|1F430|1F407|1FACF|E001|own-unicorn|own-pegasus|1F439|1F992)/, 'Möhre'],
  [/^(1F415|1F436|1F429|1F43A)/, 'Knochen'],
  [/^(1F408|1F431|1F427|1F9AD|1F42C|1F43B|1F9A6)/, 'Fisch'],
  [/^(1F412|1F435|1F98D)/, 'Banane'],
  [/^(1F476)/, 'Babyflasche'],
  [/^(1F986|own-duckling|1F426|1F414|1F413|1F425|1F424|1F54A|1F9A2|1FABF)/, 'Brot'],
];

/** "füttert die Enten": with bread, whatever each likes. */
function offerFood(reading: Reading, subjects: number[], fed: number[], around: Group[]): void {
  if (around.some(({ preposition }) => preposition === 'mit')) return;
  const [agent = -1] = subjects;
  const drawing = reading.wish.figures[fed[0] ?? -1]?.hexcodes[0] ?? '';
  const [, word = 'Apfel'] = MEALS.find(([pattern]) => pattern.test(drawing)) ?? [];
  const food = addImplied(reading, word, agent);
  const figure = reading.wish.figures[food ?? -1];
  if (food === undefined || !figure) return;
  figure.count = 1;
  feedWith(reading, fed, [food]);
}

/** What is let fly is a kite, no dragon. */
function lift({ wish, lexicon }: Reading, at: number): void {
  const figure = wish.figures[at];
  const kite = lexicon.find('Papierdrachen');
  if (!figure) return;
  figure.isFlying = true;
  if (kite && figure.label === 'Drache')
    Object.assign(figure, { label: kite.label, hexcodes: kite.hexcodes });
}

/** "schaut aus dem Fenster": of a house, if none is said. */
function looksOut(reading: Reading, { parts }: Clause, { entry }: ClauseVerb, { subjects }: Roles) {
  const out = parts.find(
    (part) =>
      part.kind === 'fixed' && part.preposition === 'aus' && /^(Fenster|Tür)/.test(part.word),
  );
  if (!out || entry.aus !== 'comesOutOf') return false;
  const house = reading.wish.figures.findIndex(({ hexcodes: [drawing = ''] }) =>
    /^1F3[EF]/.test(drawing),
  );
  const object = house >= 0 ? house : addImplied(reading, 'Haus', subjects[0] ?? 0);
  if (object === undefined) return false;
  const isWindow = out.kind === 'fixed' && out.word.startsWith('Fenster');
  return act(reading, subjects, {
    sense: isWindow ? 'sitsIn' : 'comesOutOf',
    objects: [object],
    said: 'in',
  });
}
