import { animalOf } from '../../people/animals.ts';
import { isAlive, type Reading } from '../sentence/reading.ts';
import type { WishFigure } from '../wish.ts';
import { act, addAction, relate } from './actions/act.ts';
import { addImplied, addImpliedChild } from './actions/add-implied.ts';
import { doWith, isInside } from './actions/do-with.ts';
import type { Group } from './clause-groups.ts';
import type { Roles } from './clause-roles.ts';
import { canPose, isFaint, isSeen } from './is-seen.ts';
import { placeGroup } from './place-group.ts';
import { placeAfter } from './place-on-body.ts';
import type { ClauseVerb } from './resolve-verb.ts';
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
    const speaker = wish.figures.findIndex(({ label }) => label === 'ich');
    roles.subjects = [speaker >= 0 ? speaker : addImpliedChild(reading)];
  }
  const { subjects } = roles;
  if (entry.hides && !isNegated) wish.notShown.push(entry.hides);
  showFaces(reading, clause, verb, subjects, isNegated);
  // "zwei löschen, einer rettet die Katze": told apart, he does that instead.
  if (
    reading.group !== undefined &&
    !entry.be &&
    subjects.every((at) => reading.recoloured.has(at))
  )
    wish.actions = wish.actions.filter(({ agent }) => !subjects.includes(agent));
  const hidden = wish.notShown.length;
  const hasActed = !isNegated && doWith(reading, clause, verb, roles);
  const isHidden = wish.notShown.length > hidden;
  const isIdiom = clause.parts.some((part) => part.kind === 'fixed' && part.isDone);
  if (!isIdiom && (hasActed || (entry.tool && !isNegated)))
    takeTool(reading, verb, roles, hasActed);
  placeRest(reading, clause, verb, roles, isNegated);
  if (hasActed && entry.makes) {
    for (const at of [...roles.objects, ...roles.receivers]) {
      const figure = wish.figures[at];
      if (figure && isAlive(reading, figure)) figure.feeling ??= entry.makes;
    }
  }
  for (const at of subjects) {
    const figure = wish.figures[at];
    if (!figure || isNegated) continue;
    if (entry.sound && isAlive(reading, figure)) figure.sound ??= entry.sound;
    // Seen whatever is held for it.
    if (hasActed && entry.bare && ALWAYS_SEEN.test(entry.bare) && isAlive(reading, figure))
      figure.pose ??= entry.bare;
    if (entry.leaves && !figure.person) figure.mark ??= entry.leaves;
    if (entry.flies) figure.isFlying = true;
    if (entry.lands) figure.isLanding = true;
    if (entry.dives && /^(sea|beach|undefined)$/.test(String(wish.setting.place)))
      wish.setting.place = 'underwater';
    if (entry.swims) figure.isSwimming = true;
    if (!hasActed && !isHidden && entry.bare && canPose(reading, figure, entry.bare)) {
      // "drei sitzen am Feuer, zwei tanzen": told apart, they do something else.
      const isToldApart = reading.group === at && figure.pose !== entry.bare;
      if (figure.pose && (isToldApart || isFaint(figure.pose))) delete figure.pose;
      const isFree = figure.pose === undefined || figure.pose === entry.bare;
      if (!isFree && SEEN.test(entry.bare)) wish.notShown.push(verb.infinitive);
      figure.pose ??= entry.bare;
    }
  }
  if (entry.weds && !isNegated)
    for (const at of [...subjects, ...roles.objects]) wed(wish.figures[at]);
  if (entry.time && !isNegated) moveSun(reading, entry.time, subjects);
  const isTold = isHidden || isNegated || entry.hides || entry.time;
  if (!isTold && !hasActed && !isSeen(reading, verb, subjects)) wish.notShown.push(verb.infinitive);
  return subjects;
}

/** Who irons a shirt has an iron, who grills sausages a grill. */
function takeTool(
  reading: Reading,
  { entry }: ClauseVerb,
  { subjects, objects }: Roles,
  hasActed: boolean,
): void {
  const [first] = subjects;
  if (!entry.tool || first === undefined || (objects.length === 0 && !hasActed)) return;
  // Sausages are roasted over the fire that is there.
  const hasFire = reading.wish.figures.some(({ hexcodes: [drawing = ''] }) => FIRES.test(drawing));
  if (entry.tool === 'Grill' && hasFire) return;
  // A digger has its own.
  if (!isAliveAt(reading, first)) return;
  // It was implied already where nothing else was named.
  const isTaken = reading.wish.figures.some(({ label }) => label === entry.tool);
  if (entry.tool === entry.implies && isTaken) return;
  const tool = addImplied(reading, entry.tool, first);
  if (tool === undefined || subjects.includes(tool) || objects.includes(tool)) return;
  act(reading, [first], { sense: entry.onTool ?? 'holds', objects: [tool] });
}

const FIRES = /^(1F525|own-campfire)/;

/** "die Sonne geht unter": the evening sky has its own sun. */
function moveSun(
  { wish, removed }: Reading,
  time: 'morning' | 'evening',
  subjects: number[],
): void {
  for (const at of subjects) {
    if (!/^(1F31E|2600)/.test(wish.figures[at]?.hexcodes[0] ?? '')) continue;
    wish.setting.time ??= time;
    wish.setting.words.push(time === 'evening' ? 'Sonnenuntergang' : 'Sonnenaufgang');
    removed.add(at);
  }
}

/** In a wedding dress or a suit; who has clothes of a role keeps them, with a veil. */
function wed(figure: WishFigure | undefined): void {
  if (!figure?.person) return;
  const isBride = /^(girl|woman)$/.test(figure.person.looks);
  if (/^(everyday|grownUp)/.test(figure.person.outfit))
    figure.person = { ...figure.person, outfit: isBride ? 'bride' : 'groom', age: 'adult' };
  else if (isBride) figure.wears.push({ label: 'Schleier', hexcodes: [], key: 'veil' });
}

/** Shown whatever is done with a thing or on it. */
const ALWAYS_SEEN =
  /^(dig|crawl|phone|aim|sweep|clap|raise|write|point|wave|cheer|akimbo|laugh|weep|sneak|sniff|search|whisper|bow|stretch)$/;

/** Poses that cannot be seen together with another one. */
const SEEN = /^(wave|dance|jump|sing|lie|kneel|climb|swim|point|hug|paint|throw)$/;

/** "ich bin eine Prinzessin": no second figure, but her clothes. */
function playsRole(reading: Reading, { subjects, objects }: Roles): boolean {
  const { wish, removed } = reading;
  const [self, role] = [wish.figures[subjects[0] ?? -1], wish.figures[objects[0] ?? -1]];
  if (!self || !role || self === role) return false;
  // "ein Pinguin ist Torwart": in his clothes.
  if (role.person && !self.person && animalOf(self.hexcodes[0] ?? '')) {
    self.dressed = { outfit: role.person.outfit };
    removed.add(objects[0] ?? -1);
    return true;
  }
  // An octopus has no clothes of a teacher: it is one animal all the same.
  if (!self.person && isAlive(reading, self) && !/^Freund/.test(role.label) && role.person) {
    wish.notShown.push(role.label);
    removed.add(objects[0] ?? -1);
    return true;
  }
  if (!role.person) return isPlayedBy(self, role, () => removed.add(objects[0] ?? -1));
  if (!self.person && !/^Freund/.test(role.label)) return false;
  if (/^Freund/.test(role.label)) self.feeling ??= 'happy';
  else if (self.person) self.person = { ...self.person, outfit: role.person.outfit };
  removed.add(objects[0] ?? -1);
  return true;
}

/** "die Lehrerin ist eine Giraffe": an animal in her clothes, and no second figure. */
function isPlayedBy(self: WishFigure, role: WishFigure, leave: () => void): boolean {
  const outfit = self.person?.outfit;
  const isJob = outfit !== undefined && !/^everyday|^baby/.test(outfit);
  if (!isJob || animalOf(role.hexcodes[0] ?? '') === undefined) return false;
  const { hexcodes } = role;
  self.hexcodes = hexcodes;
  self.dressed = { outfit };
  delete self.person;
  leave();
  return true;
}

/** Wolves and dogs lift their heads and howl where people cry. */
const HOWLERS = /^(1F43A|1F415|own-(husky|shepherd-dog|dalmatian|hyena))/;

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
    if (figure && HOWLERS.test(figure.hexcodes[0] ?? '') && entry.sound && feeling === 'sad')
      figure.pose ??= 'lookUp';
    else if (figure && feeling === 'yawning') figure.feeling = feeling;
    else if (figure) figure.feeling ??= feeling;
  }
}

function placeRest(
  reading: Reading,
  clause: Clause,
  verb: ClauseVerb,
  { subjects, objects, receivers, around }: Roles,
  isNegated: boolean,
): void {
  for (const group of around) {
    if (isNegated || (group.at < 0 && !group.preposition)) continue;
    const isAfter = group.at > verb.at && objects.length > 0;
    const before = namedBefore(clause, group);
    // "füttert ein Junge mit Strohhut drei Hühner": it is his.
    const isOfSubject = before !== undefined && subjects.includes(before);
    const nearest = isAfter && !isOfSubject ? objects : before !== undefined ? [before] : subjects;
    const owners = subjects.length > 0 ? subjects : objects;
    // "kickt den Ball über das Haus": the ball flies there.
    const isThrown = /^(kicks|throws)$/.test(verb.entry.akk ?? '') && objects.length > 0;
    const isAway = isThrown && /^(uber|durch|hinter|neben)$/.test(group.preposition ?? '');
    // "liest dem Kind im Bett vor": it is the child that lies there.
    const isTheirs = isOfObject(reading, group, receivers, before);
    // "pflückt Erdbeeren in einen Korb": they are in it, not who picks them.
    const isInto =
      group.preposition === 'in' && group.grammaticalCase === 'accusative' && objects.length > 0;
    const placed =
      isTheirs && before !== undefined
        ? [before]
        : isAway || isInto || isOfObject(reading, group, objects, before)
          ? objects
          : owners;
    const host = nearest.at(-1);
    const isHostAlive = host !== undefined && isAliveAt(reading, host);
    if (group.preposition === 'mit' && host !== undefined && isInside(clause) && !isHostAlive) {
      for (const agent of group.figures) {
        addAction(reading, { verb: 'sitsIn', agent, object: host });
        relate(reading, agent, 'in', host);
      }
      continue;
    }
    const upon = group.preposition === 'mit' ? placeAfter(clause.parts, group) : undefined;
    if (upon && host !== undefined) {
      for (const thing of group.figures) relate(reading, thing, upon, host);
      continue;
    }
    if (group.preposition === 'vor' && isAfraid(clause)) {
      act(reading, owners, { sense: 'fears', objects: group.figures });
      continue;
    }
    if (group.preposition === 'von' && FROM_ABOVE.test(verb.entry.bare ?? '')) {
      placeGroup(reading, owners, { ...group, preposition: 'auf' }, nearest);
      continue;
    }
    const isTool = group.preposition === 'mit' && isUsedOn(reading, verb, group, subjects);
    const all = withCompanion(reading, placed, group, before);
    placeGroup(reading, all, group, isTool ? subjects : nearest);
  }
}

function isAliveAt(reading: Reading, at: number): boolean {
  const figure = reading.wish.figures[at];
  return figure !== undefined && isAlive(reading, figure);
}

/** "winkt vom Turm": whoever does it is up there. */
const FROM_ABOVE = /^(wave|lookUp|look|sing|point|fish)$/;

/** "hat Angst vor". */
const isAfraid = ({ parts }: Clause) =>
  parts.some((part) => part.kind === 'feeling' && part.feeling === 'scared');

/** "eine Hündin mit vier Welpen im Korb": all of them are in it. */
function withCompanion(
  reading: Reading,
  placed: number[],
  { preposition = '' }: Group,
  before: number | undefined,
): number[] {
  const figure = reading.wish.figures[before ?? -1];
  if (before === undefined || !figure || placed.includes(before)) return placed;
  const isWith = reading.wish.relations.some(
    ({ relation, target, subject }) =>
      relation === 'with' && target === before && placed.includes(subject),
  );
  const isPlace = /^(in|auf|an|unter)$/.test(preposition);
  return isWith && isPlace && isAlive(reading, figure) ? [...placed, before] : placed;
}

const isToy = ({ hexcodes: [drawing = ''] }: WishFigure) => /^(1F9F8|own-doll)/.test(drawing);

/** "streichelt die Katze auf dem Sofa": it is the cat that lies there. */
function isOfObject(
  reading: Reading,
  { preposition = '', grammaticalCase, figures }: Group,
  objects: number[],
  before: number | undefined,
): boolean {
  const figure = reading.wish.figures[before ?? -1];
  if (before === undefined || !figure || !objects.includes(before)) return false;
  const isPlace = /^(auf|in|unter)$/.test(preposition) && grammaticalCase !== 'accusative';
  if (!isPlace) return false;
  // "spielt Gitarre auf einem Felsen", "umarmt den Teddy im Bett": who does it is there.
  const isInHands = reading.wish.actions.some(
    ({ verb, object }) =>
      object === before && (/^(plays|reads)$/.test(verb) || (verb === 'hugs' && isToy(figure))),
  );
  if (isInHands) return false;
  if (isAlive(reading, figure)) return true;
  const isSeat = figures.some((at) =>
    reading.lexicon.classes.isA('rests', reading.wish.figures[at]?.hexcodes ?? []),
  );
  return preposition === 'auf' && !isSeat;
}

/** "kitzelt den Riesen mit einer Feder": who tickles holds it. */
function isUsedOn(
  { wish, lexicon }: Reading,
  { entry }: ClauseVerb,
  { figures }: Group,
  subjects: number[],
): boolean {
  const isTool = figures.every((at) =>
    lexicon.classes.isA('tools', wish.figures[at]?.hexcodes ?? []),
  );
  const isDoing =
    Boolean(entry.akk ?? entry.dat) && !/^(paints|looksAt|have|with)$/.test(entry.akk ?? '');
  return isTool && isDoing && subjects.length > 0;
}

/** The one named just before: "ein Hase mit einer Möhre". */
function namedBefore({ parts }: Clause, { at, figures }: Group): number | undefined {
  const first = at - 2 * (figures.length - 1);
  const part = parts[first - 1];
  return part?.kind === 'figure' ? part.figure : undefined;
}
