import { isAlive, type Reading } from '../sentence/reading.ts';
import type { WishFigure } from '../wish.ts';
import { act, addAction, relate } from './actions/act.ts';
import { isCompanion, joinIn } from './actions/companions.ts';
import { isInside } from './actions/do-with.ts';
import type { Group } from './clause-groups.ts';
import type { Roles } from './clause-roles.ts';
import { placeAfter } from './place-by-adverb.ts';
import { placeGroup } from './place-group.ts';
import type { ClauseVerb } from './resolve-verb.ts';
import type { Clause } from './split-clauses.ts';

/** Says where the groups are that no action has taken. */
export function placeRest(
  reading: Reading,
  clause: Clause,
  verb: ClauseVerb,
  roles: Roles,
  isNegated: boolean,
): void {
  const { subjects, objects, receivers, around } = roles;
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
    // "untersucht auf dem Tisch einen Hund": nobody works standing upon a table.
    const isLaid =
      group.preposition === 'auf' &&
      objects.length > 0 &&
      !owners.every((at) => objects.includes(at)) &&
      Boolean(verb.entry.akk) &&
      group.figures.every((at) => TABLE.test(reading.wish.figures[at]?.hexcodes[0] ?? ''));
    const placed =
      isTheirs && before !== undefined
        ? [before]
        : isAway || isInto || isLaid || isOfObject(reading, group, objects, before)
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
    // "guckt aus dem Fenster vom Zug": whoever looks out of it is in it.
    const isAboard = reading.wish.actions.some(
      (action) =>
        action.verb === 'sitsIn' &&
        owners.includes(action.agent) &&
        group.figures.includes(action.object ?? -1),
    );
    if (isAboard) continue;
    if (group.preposition === 'von' && FROM_ABOVE.test(verb.entry.bare ?? '')) {
      placeGroup(reading, owners, { ...group, preposition: 'auf' }, nearest);
      continue;
    }
    // "schaufelt Sand in den Eimer": nobody stands in it who only puts something there.
    const isAim =
      objects.length === 0 &&
      group.grammaticalCase === 'accusative' &&
      Boolean(verb.entry.onto?.[group.preposition ?? '']);
    if (isAim) {
      for (const at of owners) for (const to of group.figures) relate(reading, at, 'beside', to);
      continue;
    }
    // "hält den Schirm über ein Küken": the umbrella is above it, who holds it beside.
    if (group.preposition === 'uber' && verb.entry.akk === 'holds' && objects.length > 0) {
      const [umbrella] = objects.filter((at) =>
        UMBRELLA.test(reading.wish.figures[at]?.hexcodes[0] ?? ''),
      );
      for (const at of owners) for (const to of group.figures) relate(reading, at, 'beside', to);
      // Both stand under an umbrella.
      if (umbrella !== undefined)
        for (const agent of group.figures) {
          if (!isAliveAt(reading, agent)) continue;
          addAction(reading, { verb: 'holds', agent, object: umbrella });
          relate(reading, agent, 'with', umbrella);
        }
      continue;
    }
    // "kriecht über ein Blatt": nobody flies there.
    const isCrossing =
      group.preposition === 'uber' &&
      group.grammaticalCase !== 'dative' &&
      CROSSING.test(verb.infinitive) &&
      !group.figures.some((at) => isAliveAt(reading, at));
    if (isCrossing) {
      for (const at of owners) for (const to of group.figures) relate(reading, at, 'on', to);
      continue;
    }
    // "tanzt Ballett auf einem Fass": nobody sits there.
    if (group.preposition === 'auf' && verb.entry.auf === 'onTop') {
      const all = withCompanion(reading, placed, group, before);
      for (const at of all) for (const to of group.figures) relate(reading, at, 'on', to);
      continue;
    }
    const isTool = group.preposition === 'mit' && isUsedOn(reading, verb, group, subjects);
    if (isCompanion(reading, group, verb, roles)) joinIn(reading, group, verb);
    const all = withCompanion(reading, placed, group, before);
    placeGroup(reading, all, group, isTool ? subjects : nearest);
  }
}

export function isAliveAt(reading: Reading, at: number): boolean {
  const figure = reading.wish.figures[at];
  return figure !== undefined && isAlive(reading, figure);
}

const TABLE = /^own-table/;
const UMBRELLA = /^26(02|14)/;

const CROSSING =
  /^(kriechen|krabbeln|laufen|gehen|rennen|schleichen|spazieren|wandern|fahren|rollen|tragen|schleppen)$/;

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
