import { isAlive, type Reading } from '../../sentence/reading.ts';
import type { Action } from '../../wish.ts';
import { grammar } from '../../words/grammar.ts';
import type { Group } from '../clause-groups.ts';
import type { Roles } from '../clause-roles.ts';
import { placeAfter } from '../place-by-adverb.ts';
import type { ClauseVerb } from '../resolve-verb.ts';
import type { Clause } from '../split-clauses.ts';
import { act, relate } from './act.ts';
import { actOnEachOther } from './act-on-each-other.ts';
import { isCompanion } from './companions.ts';
import { doForReceivers } from './do-for-receivers.ts';
import { feedWith, offerFood } from './feed.ts';
import { imply } from './imply.ts';
import { looksOut } from './look-out.ts';
import { performIdiom } from './perform-idiom.ts';
import { isA, senseForGroup } from './sense-for-group.ts';
import { share } from './share.ts';
import { takeBoat } from './take-boat.ts';

/** All a clause does with objects. True where something became an action. */
export function doWith(reading: Reading, clause: Clause, verb: ClauseVerb, roles: Roles): boolean {
  const { entry } = verb;
  if (looksOut(reading, clause, verb, roles)) return true;
  if (leads(reading, clause, verb, roles)) return true;
  if (eatsFromHand(reading, clause, verb, roles)) return true;
  let hasActed = doForReceivers(reading, verb, roles);
  const { subjects, objects, receivers, around } = roles;
  if (performIdiom(reading, clause, verb, roles)) return true;
  // "beim Eis essen" leads to its object with "bei".
  const used = verb.isNominal
    ? around.filter(
        ({ at }) => at === verb.at - 1 && at >= 0 && !objects.length && around.length > 1,
      )
    : [];
  // "fährt einen Berg runter": down on it.
  if (entry.akk === 'onTop' && objects.length > 0) {
    for (const at of subjects) for (const to of objects) relate(reading, at, 'on', to);
    return false;
  }
  const things = [...objects, ...used.flatMap(({ figures }) => figures)];
  const isBeing = things.some((at) => {
    const figure = reading.wish.figures[at];
    return figure && isAlive(reading, figure);
  });
  const onto = things.length > 0 ? targetOf(verb, around, isBeing) : undefined;
  if (onto?.verb === 'comesOutOf') {
    act(reading, things, { sense: 'comesOutOf', objects: onto.group.figures });
    // Who pulls a rabbit out of a hat has a hand at it.
    if (entry.akk !== 'with') hasActed = act(reading, subjects, { sense: 'pets', objects: things });
    else if (verb.infinitive === 'zaubern')
      for (const at of subjects) {
        const figure = reading.wish.figures[at];
        if (figure) figure.pose ??= 'point';
      }
    roles.around = around.filter((group) => group !== onto.group);
  } else if (things.length > 0 && entry.akk) {
    const sense = onto?.verb ?? entry.akk;
    const did = act(reading, subjects, {
      sense,
      objects: things,
      name: verb.infinitive,
      manner: entry.manner,
    });
    hasActed = did || hasActed;
    if (did && entry.dat === 'to') aimAt(reading, receivers[0]);
    if (did && onto) {
      for (const action of ownActions(reading, subjects, things)) {
        const [target] = onto.group.figures;
        if (target !== undefined) action.target = target;
      }
      roles.around = roles.around.filter((group) => group !== onto.group);
    }
    if (did && sense === 'sells') faceBuyers(reading, subjects, around);
    if (did && sense === 'feeds') offerFood(reading, subjects, things, around);
    if (entry.lifts) for (const at of things) lift(reading, at);
  }
  const companions: number[] = [];
  let isOnTop = false;
  for (const group of around) {
    if (group === onto?.group && !roles.around.includes(group)) continue;
    if (group.preposition === 'mit' && isInside(clause)) continue;
    if (isDrawnAlong(reading, verb, group, objects)) {
      act(reading, group.figures, { sense: 'sitsOn', objects: objects.slice(-1), said: 'on' });
      roles.around = roles.around.filter((other) => other !== group);
      continue;
    }
    if (isWornBySomebody(reading, group, verb)) continue;
    if (verb.entry.mit === 'rides' && isAlong(reading, group)) continue;
    if (group.preposition === 'mit' && placeAfter(clause.parts, group)) continue;
    // "spielt Schach gegen ein Mädchen": she plays it too.
    if (group.preposition === 'gegen' && entry.akk === 'play' && objects.length > 0) {
      act(reading, group.figures, { sense: 'play', objects });
      roles.around = roles.around.filter((other) => other !== group);
      continue;
    }
    const sense = senseForGroup(reading, verb, group, roles);
    if (!sense || (group.preposition === 'von' && objects.length > 0)) continue;
    group.preposition = group.preposition ?? '';
    if (sense === 'rod') leaveRod(reading, group.figures);
    else if (sense === 'feedWith') feedWith(reading, [...objects, ...receivers], group.figures);
    else if (sense === 'peeks') {
      for (const at of subjects) for (const to of group.figures) relate(reading, at, 'behind', to);
    } else if (sense === 'onTop') {
      isOnTop = true;
      const others = around
        .filter((other) => isCompanion(reading, other, verb, roles))
        .flatMap(({ figures }) => figures);
      for (const at of [...subjects, ...companions, ...others])
        for (const to of group.figures) relate(reading, at, 'on', to);
    } else {
      const said = grammar.relations.get(group.preposition);
      const did = act(reading, subjects, {
        sense,
        objects: group.figures,
        said,
        name: verb.infinitive,
        manner: entry.manner,
      });
      if (sense === 'pose') companions.push(...group.figures);
      hasActed = did || hasActed;
      if (!did && !/^(pose|with)$/.test(sense)) continue;
    }
    roles.around = roles.around.filter((other) => other !== group);
  }
  if (companions.length > 0) share(reading, subjects, companions, entry.bare);
  if (!hasActed && !isOnTop && entry.implies && (objects.length === 0 || !entry.akk))
    hasActed = imply(reading, verb, subjects);
  if (hasActed && entry.onImplied === 'rows') takeBoat(reading, verb, subjects);
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
  return actOnEachOther(reading, clause, verb, roles, hasActed) || hasActed;
}

/** "verkauft Karotten an ein Schwein": it stands before the stall. */
function faceBuyers(reading: Reading, [seller = -1]: number[], around: Group[]): void {
  reading.wish.setting.place ??= 'market';
  const buyers = around.flatMap(({ preposition, figures }) =>
    preposition === 'an' ? figures : [],
  );
  act(reading, buyers, { sense: 'looksAt', objects: [seller] });
}

/** "hat seinen Hund an der Leine". */
function leads(reading: Reading, { parts }: Clause, { entry }: ClauseVerb, roles: Roles): boolean {
  const isOnLead = parts.some((part) => part.kind === 'fixed' && /leine$/i.test(part.word));
  if (!isOnLead || !/^(have|holds|walks)$/.test(entry.akk ?? '')) return false;
  return act(reading, roles.subjects, { sense: 'walks', objects: roles.objects });
}

/** "das Pony frisst dem Mädchen das Brot aus der Hand": she feeds it. */
function eatsFromHand(
  reading: Reading,
  { parts }: Clause,
  { entry }: ClauseVerb,
  { subjects, objects, receivers, around }: Roles,
): boolean {
  const hand = parts.find(
    (part) => part.kind === 'fixed' && part.preposition === 'aus' && /^H[aä]nd/.test(part.word),
  );
  const owner = around.find(({ preposition }) => preposition === 'von')?.figures ?? [];
  const feeders = receivers.length > 0 ? receivers : owner;
  if (hand?.kind !== 'fixed' || entry.akk !== 'eats' || feeders.length === 0) return false;
  hand.isDone = true;
  const hasActed = act(reading, feeders, { sense: 'feeds', objects: subjects });
  if (objects.length > 0) feedWith(reading, subjects, objects);
  else offerFood(reading, feeders, subjects, []);
  return hasActed;
}

/** "eine Hexe mit Hut fliegt": nobody flies with it; skates and skis are done with. */
function isWornBySomebody(
  { wish, lexicon }: Reading,
  { preposition, figures, at: said }: Group,
  verb: ClauseVerb,
): boolean {
  if (preposition !== 'mit') return false;
  // "ein Torwart mit Handschuhen fängt": said of him before it is said what he does.
  const usable = said < verb.at ? /^(skates|skis|wings)$/ : /^(skates|skis|wings|gloves|backpack)$/;
  return figures.every((at) => {
    const key = lexicon.classes.wornKey(wish.figures[at]?.label ?? '');
    return key !== undefined && !usable.test(key);
  });
}

/** "reitet mit einem Schwert": it is in the rider's hand. */
function isAlong({ wish, lexicon }: Reading, { preposition, figures }: Group): boolean {
  return (
    preposition === 'mit' &&
    figures.every((at) => {
      const { hexcodes = [] } = wish.figures[at] ?? {};
      return !lexicon.classes.isA('ridden', hexcodes) && !lexicon.classes.isAlive(hexcodes);
    })
  );
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

/** "in den Ofen", after "schiebt": where the object goes. */
function targetOf({ entry, at: verbAt }: ClauseVerb, around: Group[], isBeing: boolean) {
  // "ein Junge im Rollstuhl wirft einen Ball in den Korb": said before the verb, it is his place.
  const last = [...around].sort((a, b) => Number(a.at < verbAt) - Number(b.at < verbAt));
  for (const group of last) {
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

/** Who fishes is drawn with a rod. */
function leaveRod({ wish, removed }: Reading, figures: number[]): void {
  for (const at of figures) if (wish.figures[at]?.hexcodes[0] === '1F3A3') removed.add(at);
}

/** Who is given it. */
function aimAt({ wish }: Reading, target: number | undefined): void {
  const action = wish.actions.at(-1);
  if (!action || target === undefined) return;
  action.target = target;
  // A baby is given its own kind of bottle.
  const thing = wish.figures[action.object ?? -1];
  if (thing?.label === 'Flasche' && wish.figures[target]?.person?.age === 'baby')
    thing.hexcodes = ['1F37C'];
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
