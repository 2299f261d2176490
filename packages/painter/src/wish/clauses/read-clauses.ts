import { isAlive, type Reading } from '../sentence/reading.ts';
import { grammar } from '../words/grammar.ts';
import { act, relate } from './actions/act.ts';
import { agree, genderOf } from './agree.ts';
import { clauseGroups, type Group } from './clause-groups.ts';
import { clauseRoles } from './clause-roles.ts';
import { perform } from './perform.ts';
import { placeAfter, placeByAdverb, placeByAdverbWithVerb } from './place-by-adverb.ts';
import { isBuilding, placeGroup } from './place-group.ts';
import { placeLeftOut } from './place-left-out.ts';
import { isAfterBody, placeOnBody } from './place-on-body.ts';
import { resolvePronoun } from './resolve-pronoun.ts';
import { resolveVerb } from './resolve-verb.ts';
import { type Clause, splitClauses } from './split-clauses.ts';

/** Goes through the clauses: who does what with what, and where. */
export function readClauses(reading: Reading): void {
  let subjects: number[] = [];
  let mainSubjects: number[] = [];
  let before: number[] = [];
  const isThing = (at: number) => !isAliveAt(reading, at);
  for (const clause of splitClauses(reading.parts, isThing)) {
    clause.antecedents = agree(reading, clause, resolveVerb(clause.parts), before);
    before = [...clause.antecedents, ...figuresOf(clause)];
    clause.antecedents = clause.antecedents.map((at) => wearerOf(reading, at));
    const inherited = clause.kind === 'resumed' ? mainSubjects : subjects;
    const found = readClause(reading, clause, inherited);
    placeLeftOut(reading, clause, found);
    if (found.length > 0) subjects = found;
    if (clause.kind !== 'relative') mainSubjects = subjects;
    for (const part of clause.parts) {
      const isLeft = part.kind === 'fixed' && !part.isDone;
      if (isLeft && reading.lexicon.classes.isIdiomatic(part.word)) {
        reading.wish.notShown.push(part.word);
      }
    }
  }
}

const figuresOf = ({ parts }: Clause) =>
  parts.flatMap((part) => (part.kind === 'figure' ? [part.figure] : []));

/** "eine Katze mit Stiefeln, die spazieren geht": the cat goes, not what it wears. */
function wearerOf({ wish }: Reading, figure: number): number {
  const worn = wish.actions.find(({ verb, object }) => verb === 'wears' && object === figure);
  return worn?.agent ?? figure;
}

/** "wirft einen Ball und der Hund fängt ihn": what was thrown. */
function thrownBefore(
  { wish, genders }: Reading,
  verb: ReturnType<typeof resolveVerb>,
  word: string,
): number[] | undefined {
  const fitting = { ihn: 'm', sie: 'f', es: 'n' }[word];
  if (verb?.entry.akk !== 'catches' || !fitting) return undefined;
  const thrown = wish.actions.findLast((action) => /^(throws|kicks)$/.test(action.verb))?.object;
  const isIt = thrown !== undefined && [fitting, undefined].includes(genders[thrown]);
  return isIt ? [thrown] : undefined;
}

function readClause(reading: Reading, clause: Clause, inherited: number[]): number[] {
  const verb = resolveVerb(clause.parts);
  const isPlural =
    /en$/.test(verb?.kind === 'infinitive' ? verb.infinitive : '') || verb?.infinitive === 'haben';
  const named = clauseGroups(
    clause.parts,
    (word, isLast = false) =>
      thrownBefore(reading, verb, word) ??
      resolvePronoun(reading, word, inherited, isPlural, {
        isLast,
        limit: firstNew(reading, clause),
      }),
    Boolean(verb),
    (figure) => (reading.wish.figures[figure]?.count ?? 1) > 1,
  );
  const groups = chainPlaces(reading, clause, verb, withoutListed(reading, named));
  const { wish, lexicon } = reading;
  const unknown = clause.parts.find(({ kind }) => kind === 'unknownVerb');
  if (unknown?.kind === 'unknownVerb' && !verb) wish.notShown.push(unknown.word);
  const alive = (at: number) => {
    const figure = wish.figures[at];
    return Boolean(figure && isAlive(reading, figure));
  };
  const ridden = (at: number) =>
    lexicon.classes.isA('ridden', wish.figures[at]?.hexcodes ?? []) && !wish.figures[at]?.person;
  if (!verb) return readPlain(reading, clause, groups, inherited);
  const moving = (at: number) => {
    const figure = wish.figures[at];
    return Boolean(figure && lexicon.classes.isA('inside', figure.hexcodes) && !isBuilding(figure));
  };
  const roles = clauseRoles(clause, verb, groups, {
    inherited,
    isAlive: alive,
    isMoving: moving,
    isRidden: ridden,
    isNominative: (figure, word) => word === 'der' && genderOf(reading, figure) === 'm',
  });
  const done = perform(reading, clause, verb, roles);
  placeOnBody(reading, clause.parts, groups, done);
  placeByAdverbWithVerb(reading, clause.parts, groups, done);
  return done;
}

/**
 * "In einem Korb auf dem Tisch liegen Eier": before the verb stands one thing only, so that the
 * basket is on the table.
 */
function chainPlaces(
  reading: Reading,
  { kind, isVerbLast }: Clause,
  verb: ReturnType<typeof resolveVerb>,
  groups: Group[],
): Group[] {
  // "liegen" may be of several or the end of a clause: then nobody comes after it.
  const isSecond = verb?.kind === 'finite' || groups.some(({ at }) => verb && at > verb.at);
  if (!verb || !isSecond || kind === 'relative' || isVerbLast) return groups;
  const isPlace = ({ preposition = '' }: Group) => SPATIAL.test(preposition);
  return groups.filter((group, at) => {
    const before = groups[at - 1];
    const isNext = before?.at === group.at - 1 && group.at < verb.at;
    if (!isNext || at > 1 || !isPlace(before) || !isPlace(group)) return true;
    placeGroup(reading, before.figures, group, []);
    return false;
  });
}

const SPATIAL = /^(auf|in|unter|neben|hinter|vor|an|uber)$/;

/** "eine Familie mit Mama, Papa und mir": the family is those, and nobody else. */
function withoutListed({ family, removed }: Reading, groups: Group[]): Group[] {
  if (!family || !removed.has(family.from)) return groups;
  return groups
    .map((group) => ({ ...group, figures: group.figures.filter((at) => !removed.has(at)) }))
    .filter(({ figures }) => figures.length > 0);
}

/** "ein Mond und eine Eule auf einem Ast": sun and moon stay where they are. */
function onEarth({ wish }: Reading, subjects: number[]): number[] {
  const below = subjects.filter((at) => !HEAVENLY.test(wish.figures[at]?.hexcodes[0] ?? ''));
  return below.length > 0 ? below : subjects;
}

const HEAVENLY = /^(1F31[1-9A-E]|2600|2B50|1F308|own-rainbow)/;

/** Without a verb: each thing named stands where the words after it say. */
function readPlain(
  reading: Reading,
  clause: Clause,
  groups: Group[],
  inherited: number[],
): number[] {
  const start = clause.kind === 'relative' ? clause.antecedents : [];
  let subjects = start;
  let early: Group[] = [];
  const feeling = clause.parts.find(({ kind }) => kind === 'feeling');
  const all: number[] = [];
  const isOnLead = clause.parts.some((part) => part.kind === 'fixed' && /^leine$/i.test(part.word));
  groups.forEach((group, at) => {
    const { preposition, figures } = group;
    // "ein Bauernhof mit einer Kuh": nobody else is there.
    const isFirstNamed = preposition === 'mit' && subjects.length === 0 && inherited.length === 0;
    if (
      !preposition ||
      isFirstNamed ||
      !(grammar.relations.has(preposition) || /^(von|aus|voll)$/.test(preposition))
    ) {
      subjects = figures;
      all.push(...figures);
      for (const { preposition: before = '', figures: targets } of early) {
        const relation = grammar.relations.get(before);
        for (const target of targets) {
          for (const subject of figures) if (relation) relate(reading, subject, relation, target);
        }
      }
      early = [];
    } else if (subjects.length === 0 || leadsNext(clause, group, groups[at + 1])) early.push(group);
    // "ein Schiff mit einem Hai davor": the word after it says where.
    else if (preposition === 'mit' && placeAfter(clause.parts, group)) return;
    else if (preposition === 'aus')
      act(reading, subjects, { sense: 'comesOutOf', objects: figures });
    else {
      // "eine Kuh, zwei Schweine und ein Huhn auf dem Zaun": of so many the last one.
      const isNamed = clause.parts[group.at - 1]?.kind === 'figure';
      const isFamily = subjects.every((subject) => reading.wish.figures[subject]?.person);
      // "eine Burg mit einem Drachen auf dem Turm": the tower is the castle's.
      const isOwn = figures.every((figure) => subjects.includes(figure));
      const before = isOwn ? groups[at - 1]?.figures.slice(-1) : undefined;
      // "ein Zirkus mit einem Elefanten auf einem Ball": the last one named is there.
      const led = groups[at - 1];
      const last = led?.figures.at(-1);
      const vessel = reading.wish.figures[last ?? -1]?.hexcodes[0] ?? '';
      // "ein Fisch im Glas auf dem Tisch": the glass stands there.
      if (led?.preposition === 'in' && isNamed && preposition === 'auf' && VESSEL.test(vessel)) {
        placeGroup(reading, led.figures.slice(-1), group, []);
        return;
      }
      const isOfLast =
        led?.preposition === 'mit' &&
        last !== undefined &&
        isNamed &&
        /^(auf|in|unter)$/.test(preposition) &&
        isAliveAt(reading, last) &&
        !subjects.some((subject) => isAliveAt(reading, subject));
      // "eine Katze mit ihren Babys im Korb": all of them are in it.
      const areAll =
        led?.preposition === 'mit' &&
        last !== undefined &&
        isNamed &&
        /^(auf|in|unter)$/.test(preposition) &&
        isAliveAt(reading, last) &&
        !reading.wish.figures[last]?.person &&
        /^(ihr|sein)/.test(led.article);
      if (areAll) {
        placeGroup(reading, [...subjects, ...led.figures], group, []);
        return;
      }
      if (isOfLast) {
        placeGroup(reading, [last], { ...group, figures: figures.slice(0, 1) }, []);
        for (const other of figures.slice(1))
          for (const subject of subjects) relate(reading, subject, 'with', other);
        return;
      }
      // "Apfel, Birne und Kiwi in einer Schüssel": all of them are in it.
      const areSmall = subjects.every((subject) => isSmallThing(reading, subject));
      // "mit hohen Regalen und einem Mädchen auf der Leiter": it is she who is there.
      const isLoneOne =
        /^(auf|in|unter)$/.test(preposition) &&
        subjects.filter((subject) => isAliveAt(reading, subject)).length === 1 &&
        isAliveAt(reading, subjects.at(-1) ?? -1);
      const isList =
        isLoneOne ||
        (subjects.length > 2 && preposition !== 'mit' && isNamed && !isFamily && !areSmall);
      placeGroup(
        reading,
        before ?? (isList ? subjects.slice(-1) : onEarth(reading, subjects)),
        group,
        isAfterBody(clause.parts, group) ? subjects : (groups[at - 1]?.figures ?? []),
      );
    }
  });
  if (subjects.length === 0 && early.length > 0) {
    for (const group of early) placeGroup(reading, inherited, group, []);
  }
  if (feeling?.kind === 'feeling') {
    for (const at of subjects.length > 0 ? subjects : inherited) {
      const figure = reading.wish.figures[at];
      if (figure) figure.feeling ??= feeling.feeling;
    }
  }
  placeOnBody(reading, clause.parts, groups, subjects);
  placeByAdverb(reading, clause.parts, groups, subjects);
  if (isOnLead) leadDog(reading, groups);
  return all.length > 0 ? all : subjects;
}

const VESSEL =
  /^(own-(jar|bowl|aquarium|open-box|egg-basket|jug)|1F9FA|1FAA3|1F4E6|2615|1F963|1F3FA)/;
const LARGE = /^(own-(tree|apple-tree|birch|fir|fence|table|wall)|1F33[2-4]|1F3[EF]|1F38[4])/;

/** Fruit, toys, tools: what lies in a bowl or on a table. */
function isSmallThing({ wish, lexicon }: Reading, at: number): boolean {
  const { hexcodes = [], person } = wish.figures[at] ?? {};
  const { isAlive: lives, isA } = lexicon.classes;
  return !person && !lives(hexcodes) && !isA('inside', hexcodes) && !LARGE.test(hexcodes[0] ?? '');
}

function isAliveAt(reading: Reading, at: number): boolean {
  const figure = reading.wish.figures[at];
  return figure !== undefined && isAlive(reading, figure);
}

/** "…, neben ihm ein Hund": the place is said before who is there. */
function leadsNext({ parts }: Clause, { preposition = '', at }: Group, next?: Group): boolean {
  const opens = /^(and|comma|stop)$/.test(parts[at - 1]?.kind ?? '');
  const isNext = next?.at === at + 1 && !next.preposition && next.article !== '';
  return opens && isNext && /^(auf|in|unter|neben|hinter|vor|uber|bei)$/.test(preposition);
}

/** "eine Frau mit einem Hund an der Leine". */
function leadDog(reading: Reading, groups: Group[]): void {
  const figures = groups.flatMap((group) => group.figures);
  const agent = figures.find((at) => reading.wish.figures[at]?.person);
  const object = figures.find((at) => !reading.wish.figures[at]?.person);
  if (agent !== undefined && object !== undefined) {
    act(reading, [agent], { sense: 'walks', objects: [object] });
  }
}

/** A pronoun means somebody said before the first who is named beside it or after. */
function firstNew({ parts: all }: Reading, { parts }: Clause): number {
  const end = all.findLastIndex((part) => parts.includes(part));
  const figuresOf = (said: typeof all) =>
    said.flatMap((part) => (part.kind === 'figure' ? [part.figure] : []));
  const before = new Set(figuresOf(all.slice(0, end + 1)));
  const later = figuresOf(all.slice(end + 1)).filter((figure) => !before.has(figure));
  return Math.min(Number.POSITIVE_INFINITY, ...figuresOf(parts), ...later);
}
