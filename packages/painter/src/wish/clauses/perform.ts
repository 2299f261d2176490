import { isAlive, type Reading } from '../sentence/reading.ts';
import type { WishFigure } from '../wish.ts';
import { grammar } from '../words/grammar.ts';
import { act } from './act.ts';
import { addImplied, addImpliedChild } from './add-implied.ts';
import type { Group } from './clause-groups.ts';
import type { Roles } from './clause-roles.ts';
import { performIdiom } from './perform-idiom.ts';
import { placeGroup } from './place-group.ts';
import type { ClauseVerb } from './resolve-verb.ts';
import { senseOf } from './sense-of.ts';
import type { Clause } from './split-clauses.ts';

/** Notes what a clause tells: its action, else the pose, and the places. Returns its subjects. */
export function perform(
  reading: Reading,
  clause: Clause,
  verb: ClauseVerb,
  roles: Roles,
): number[] {
  const { wish } = reading;
  const { entry } = verb;
  const isNegated = clause.parts.some(({ kind }) => kind === 'not');
  if (verb.thing) {
    const thing = addImplied(reading, verb.thing, roles.subjects[0] ?? 0);
    if (thing !== undefined) roles.objects.push(thing);
  }
  if (entry.be && playsRole(reading, roles)) return roles.subjects;
  const needsActor =
    roles.isNobody && !entry.be && (roles.objects.length > 0 || roles.around.length > 0);
  if (needsActor && (verb.kind === 'infinitive' || entry.implies)) {
    roles.subjects = [addImpliedChild(reading)];
  }
  const { subjects } = roles;
  if (entry.hides && !isNegated) wish.notShown.push(entry.hides);
  showFaces(reading, clause, verb, subjects, isNegated);
  const hidden = wish.notShown.length;
  const hasActed = !isNegated && doAll(reading, clause, verb, roles);
  const isHidden = wish.notShown.length > hidden;
  placeRest(reading, clause, verb, roles, isNegated);
  for (const at of subjects) {
    const figure = wish.figures[at];
    if (!figure || isNegated) continue;
    if (entry.flies) figure.isFlying = true;
    if (entry.swims) figure.isSwimming = true;
    if (!hasActed && !isHidden && entry.bare && isAlive(reading, figure))
      figure.pose ??= entry.bare;
  }
  return subjects;
}

/** "ich bin eine Prinzessin": no second figure, but her clothes. */
function playsRole({ wish, removed }: Reading, { subjects, objects }: Roles): boolean {
  const [self, role] = [wish.figures[subjects[0] ?? -1], wish.figures[objects[0] ?? -1]];
  if (!self || !role?.person || self === role) return false;
  if (!self.person && !/^Freund/.test(role.label)) return false;
  if (/^Freund/.test(role.label)) self.feeling ??= 'happy';
  else if (self.person) self.person = { ...self.person, outfit: role.person.outfit };
  removed.add(objects[0] ?? -1);
  return true;
}

function showFaces(
  { wish }: Reading,
  { parts }: Clause,
  { entry }: ClauseVerb,
  subjects: number[],
  isNegated: boolean,
): void {
  const said = parts.find(({ kind }, at) => kind === 'feeling' && parts[at - 1]?.kind !== 'not');
  const feeling = said?.kind === 'feeling' ? said.feeling : isNegated ? undefined : entry.feeling;
  if (!feeling) return;
  for (const at of subjects) {
    const figure = wish.figures[at];
    if (figure) figure.feeling ??= feeling;
  }
}

/** All a clause does with objects. True where something became an action. */
function doAll(reading: Reading, clause: Clause, verb: ClauseVerb, roles: Roles): boolean {
  const { entry } = verb;
  const { subjects, objects, receivers, around } = roles;
  if (performIdiom(reading, clause, verb, roles) || looksOut(reading, clause, verb, roles))
    return true;
  let hasActed = false;
  if (receivers.length > 0 && entry.dat && entry.dat !== 'to') {
    hasActed = act(reading, subjects, { sense: entry.dat, objects: receivers });
  }
  // "beim Eis essen" leads to its object with "bei".
  const used = verb.isNominal
    ? around.filter(
        ({ at }) => at === verb.at - 1 && at >= 0 && !objects.length && around.length > 1,
      )
    : [];
  const things = [...objects, ...used.flatMap(({ figures }) => figures)];
  if (things.length > 0 && entry.akk) {
    const sense = entry.akk;
    const did = act(reading, subjects, { sense, objects: things, name: verb.infinitive });
    hasActed = did || hasActed;
    if (did && entry.dat === 'to') giveTo(reading, receivers);
    if (entry.lifts) for (const at of things) lift(reading, at);
  }
  for (const group of around) {
    const sense = senseFor(reading, verb, group, roles);
    if (!sense || (group.preposition === 'von' && objects.length > 0)) continue;
    group.preposition = group.preposition ?? '';
    if (sense === 'rod') leaveRod(reading, group.figures);
    else if (sense === 'feedWith') feedWith(reading, objects, group.figures);
    else {
      const said = grammar.relations.get(group.preposition);
      const did = act(reading, subjects, {
        sense,
        objects: group.figures,
        said,
        name: verb.infinitive,
      });
      if (sense === 'pose') share(reading, subjects, group.figures);
      hasActed = did || hasActed;
      if (!did && !/^(pose|with)$/.test(sense)) continue;
    }
    roles.around = roles.around.filter((other) => other !== group);
  }
  if (!hasActed && entry.implies && (objects.length === 0 || !entry.akk))
    hasActed = imply(reading, verb, subjects);
  if (!hasActed && subjects.length > 1 && objects.length === 0 && entry.akk) {
    const mutual = /^(hugs|kisses|fights)$/.test(entry.akk) || entry.mit === 'fights';
    const [first = 0, ...others] = subjects;
    if (mutual)
      hasActed = act(reading, [first], { sense: entry.mit ?? entry.akk, objects: others });
  }
  return hasActed;
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
  { preposition = '', figures }: Group,
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
  if (preposition !== 'mit' || !thing || !doer) return sense;
  const isSocial = /^(hugs|kisses|fights|walks|with)$/.test(sense ?? '');
  const isCompanion = thing.person || (objects.length > 0 && isAlive(reading, thing));
  if (isCompanion && !isSocial && sense !== 'feedWith') return 'pose';
  if (!sense) return undefined;
  const found = senseOf(sense, doer, thing, reading.lexicon);
  return found === 'with' && !isSocial && sense !== 'play' ? undefined : sense;
}

function placeRest(
  reading: Reading,
  clause: Clause,
  verb: ClauseVerb,
  { subjects, objects, around }: Roles,
  isNegated: boolean,
): void {
  for (const group of around) {
    if (isNegated || (group.at < 0 && !group.preposition)) continue;
    const isAfter = group.at > verb.at && objects.length > 0;
    const before = namedBefore(clause, group);
    const nearest = isAfter ? objects : before !== undefined ? [before] : subjects;
    placeGroup(reading, subjects.length > 0 ? subjects : objects, group, nearest);
  }
}

/** The one named just before: "ein Hase mit einer Möhre". */
function namedBefore({ parts }: Clause, { at, figures }: Group): number | undefined {
  const first = at - 2 * (figures.length - 1);
  const part = parts[first - 1];
  return part?.kind === 'figure' ? part.figure : undefined;
}

/** "mit Opa": he does the same. */
function share({ wish }: Reading, subjects: number[], others: number[]): void {
  const own = new Set(subjects);
  for (const action of [...wish.actions]) {
    if (
      !own.has(action.agent) ||
      !/^(rides|drives|fliesWith|sitsIn|eats|catchesFish|bakes|builds|reads|plays|kicks|throws|sitsOn)$/.test(
        action.verb,
      )
    )
      continue;
    for (const agent of others) {
      if (agent !== action.object) wish.actions.push({ ...action, agent });
    }
  }
  const pose = wish.figures[subjects[0] ?? -1]?.pose;
  for (const at of others) {
    const figure = wish.figures[at];
    if (figure && pose) figure.pose ??= pose;
  }
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

function giveTo({ wish }: Reading, receivers: number[]): void {
  const [target] = receivers;
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
  const isOut = parts.some(
    (part) =>
      part.kind === 'fixed' && part.preposition === 'aus' && /^(Fenster|Tür)/.test(part.word),
  );
  if (!isOut || entry.aus !== 'comesOutOf') return false;
  const house = reading.wish.figures.findIndex(({ hexcodes: [drawing = ''] }) =>
    /^1F3[EF]/.test(drawing),
  );
  const object = house >= 0 ? house : addImplied(reading, 'Haus', subjects[0] ?? 0);
  if (object === undefined) return false;
  return act(reading, subjects, { sense: 'comesOutOf', objects: [object] });
}
