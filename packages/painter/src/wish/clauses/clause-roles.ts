import { type Group, isAccusative, isDative } from './clause-groups.ts';
import { type ClauseVerb, needsSomebody } from './resolve-verb.ts';
import type { Clause } from './split-clauses.ts';

/** Who does it, to what, for whom; the rest says where. */
export type Roles = {
  subjects: number[];
  objects: number[];
  receivers: number[];
  around: Group[];
  /** Who did something in the clause before: "und der Polizist rennt hinterher". */
  before: number[];
  /** Nobody is said to do it: "auf einem Einhorn reiten". */
  isNobody: boolean;
};

type Context = {
  inherited: number[];
  isAlive(figure: number): boolean;
  /** A vehicle, which does things by itself. */
  isMoving(figure: number): boolean;
  isRidden(figure: number): boolean;
  /** "ein Kran, der": as the subject of its clause, not "den". */
  isNominative(figure: number, relative: string): boolean;
};

/** Subject and object of a clause with a verb: by case, then by what can act, then by order. */
export function clauseRoles(
  clause: Clause,
  verb: ClauseVerb,
  groups: Group[],
  context: Context,
): Roles {
  if (isPassive(clause, verb)) return passiveRoles(groups, context.inherited);
  if (isLetting(clause, verb, groups)) return lettingRoles(groups, context.inherited);
  const bare = groups.filter(({ preposition }) => !preposition);
  const around = groups.filter(({ preposition }) => preposition);
  const subject = findSubject(clause, verb, bare, context);
  const also = subject.group ? namedAlso(clause, verb, bare, subject.group) : [];
  const rest = bare.filter((group) => group !== subject.group && !also.includes(group));
  const objects = [...rest.filter((group) => !isDative(group)), ...subject.objects];
  const receivers = [...rest.filter(isDative), ...(subject.receivers ?? [])];
  const relative = clause.relative;
  if (relative?.preposition && clause.antecedents.length > 0) {
    const { preposition } = relative;
    around.push({ figures: clause.antecedents, preposition, article: 'dem', at: -1 });
  }
  const subjects = [
    ...(subject.group?.figures ?? subject.figures),
    ...also.flatMap(({ figures }) => figures),
  ];
  return {
    subjects,
    objects: objects.flatMap(({ figures }) => figures),
    receivers: receivers.flatMap(({ figures }) => figures),
    around,
    before: context.inherited,
    isNobody: subjects.length === 0,
  };
}

/** "wird von einem Hund gejagt". */
const isPassive = ({ parts }: Clause, { kind }: ClauseVerb) =>
  kind === 'past' &&
  parts.some((part) => part.kind === 'verb' && part.verb.plain?.infinitive === 'werden');

/** "lässt sich vom Friseur die Mähne schneiden". */
const isLetting = ({ parts }: Clause, { kind }: ClauseVerb, groups: Group[]) =>
  kind === 'infinitive' &&
  groups.some(({ preposition }) => preposition === 'von') &&
  parts.some((part) => part.kind === 'verb' && part.verb.plain?.infinitive === 'lassen');

function lettingRoles(groups: Group[], inherited: number[]): Roles {
  const { subjects, around, objects, isNobody } = passiveRoles(groups, inherited);
  const things = groups.filter(({ preposition }) => !preposition).slice(1);
  return {
    subjects,
    receivers: objects,
    objects: things.flatMap(({ figures }) => figures),
    around,
    before: inherited,
    isNobody,
  };
}

function passiveRoles(groups: Group[], inherited: number[]): Roles {
  const by = groups.find(({ preposition }) => preposition === 'von');
  const done = groups.find(({ preposition }) => !preposition)?.figures ?? inherited;
  const subjects = by?.figures ?? [];
  return {
    subjects,
    objects: done,
    receivers: [],
    before: inherited,
    around: groups.filter((group) => group.preposition && group !== by),
    isNobody: subjects.length === 0,
  };
}

/** "Ein Bär mit Honig und ein Hase mit einer Möhre sitzen": both are subjects. */
function namedAlso(clause: Clause, verb: ClauseVerb, bare: Group[], first: Group): Group[] {
  // "Im Zug sitzen ein Bär mit Zeitung, eine Dame mit Hut und ein Schaf": all of them do.
  const isInverted = first.at === verb.at + 1 && verb.kind === 'infinitive' && !verb.entry.akk;
  const joins = isInverted ? /^(and|comma)$/ : /^and$/;
  return bare.filter(
    (group) =>
      group.at > first.at &&
      (isInverted || group.at < verb.at) &&
      !isAccusative(group) &&
      !isDative(group) &&
      joins.test(clause.parts[group.at - 1]?.kind ?? ''),
  );
}

type Subject = {
  group?: Group | undefined;
  figures: number[];
  objects: Group[];
  receivers?: Group[];
};

function findSubject(
  clause: Clause,
  verb: ClauseVerb,
  bare: Group[],
  { inherited, isAlive, isMoving, isRidden, isNominative }: Context,
): Subject {
  const nominative = bare.filter((group) => !isAccusative(group) && !isDative(group));
  const [first] = nominative;
  const acting = actingOf(verb, nominative, isAlive, isMoving);
  const { relative, antecedents } = clause;
  if (relative) {
    const asObject: Group = {
      figures: antecedents,
      article: 'den',
      grammaticalCase: 'accusative',
      at: -1,
    };
    if (relative.word === 'dem' && !relative.preposition && first) {
      return { group: acting ?? first, figures: [], objects: [], receivers: [asObject] };
    }
    if (relative.preposition) return { group: acting ?? first, figures: [], objects: [] };
    if (relative.word === 'den')
      return { group: acting ?? first, figures: [], objects: [asObject] };
    const isDoer =
      !needsSomebody(verb) &&
      (verb.entry.akk !== 'chases' || antecedents.some(isMoving)) &&
      antecedents.some((figure) => isNominative(figure, relative.word));
    // "ein UFO, das eine Kuh hochzieht": machines lift and chase.
    const isMachine = /^(lift|chases)$/.test(verb.entry.akk ?? '') && antecedents.some(isMoving);
    const isThing = !antecedents.some(isAlive) && !isDoer && !isMachine;
    const isFor = verb.entry.dat && relative.word !== 'das' && bare.some(isAccusative);
    if (acting && isFor) return { group: acting, figures: [], objects: [], receivers: [asObject] };
    const rival = acting && (isThing || acting.article === 'der') ? acting : undefined;
    if (rival) return { group: rival, figures: [], objects: [asObject] };
    return { figures: antecedents, objects: [] };
  }
  const startsWithVerb = !clause.parts
    .slice(0, verb.at)
    .some(({ kind }) => /^(figure|pronoun|setting|fixed|adverb)$/.test(kind));
  if (clause.kind !== 'main' && inherited.length > 0) {
    // "… und hüpft ein Frosch heraus": who is named can only do it.
    const isOwn = acting && !verb.entry.akk && !verb.entry.be;
    if (startsWithVerb && clause.kind !== 'sub' && !isOwn)
      return { figures: inherited, objects: [] };
    const isLoneThing = nominative.length === 1 && !acting && clause.kind !== 'sub';
    if (clause.isVerbLast && isLoneThing) return { figures: inherited, objects: [] };
  }
  // "hinten spuckt ein Vulkan": who is named right after the verb does it.
  const isLed = clause.parts[0]?.kind === 'adverb' && first?.at === verb.at + 1;
  if (isLed && !verb.entry.be) return { group: acting ?? first, figures: [], objects: [] };
  const lone = nominative.length === 1 ? first : undefined;
  const isUsed =
    lone &&
    ((lone.article === '' &&
      isLastVerb(clause, verb) &&
      isWithoutActor(verb, lone, isAlive, isRidden)) ||
      (isThingAfter(verb, lone, isAlive) && !isPlaceFirst(clause, verb)));
  if (isUsed) return { figures: inherited, objects: [] };
  if (first) return { group: acting ?? first, figures: [], objects: [] };
  // "… und unten im Dorf brennen Lichter": what is said after the verb does it.
  const isOther =
    clause.kind !== 'sub' &&
    isNamedFixed(clause.parts[verb.at + 1]) &&
    clause.parts.slice(0, verb.at).some(isPlaceSaid);
  if (isOther) return { figures: [], objects: [] };
  // "… und eine Welle kommt": nobody drawn does it.
  const isPlaceDoing = clause.parts
    .slice(0, verb.at)
    .some((part) => part.kind === 'setting' && part.isBare);
  return { figures: isPlaceDoing ? [] : inherited, objects: [] };
}

/** "An den Bäumen hängen Laternen": what comes right after the verb does it. */
const isPlaceFirst = ({ parts, kind }: Clause, { at, entry }: ClauseVerb) =>
  kind !== 'sub' && Boolean(entry.an ?? entry.in) && parts.slice(0, at).some(isPlaceSaid);

const isNamedFixed = (part: Clause['parts'][number] | undefined) =>
  part?.kind === 'fixed' && !part.preposition;

const isPlaceSaid = (part: Clause['parts'][number]) =>
  (part.kind === 'figure' || part.kind === 'fixed' || part.kind === 'pronoun') &&
  /^(an|auf|in|uber|unter|vor|hinter)$/.test(part.preposition ?? '');

/** "Fußball spielen"; in "Autos machen Musik" the cars do it. */
const isLastVerb = ({ parts }: Clause, { at }: ClauseVerb) =>
  !parts.slice(at + 1).some(({ kind }) => kind === 'figure' || kind === 'fixed');

/** Who can do it; a car or the fire brigade said before the verb does what is said there. */
function actingOf(
  verb: ClauseVerb,
  nominative: Group[],
  isAlive: (figure: number) => boolean,
  isMoving: (figure: number) => boolean,
): Group | undefined {
  const [first] = nominative;
  const isVehicle = first && first.at < verb.at && first.figures.some(isMoving);
  if (isVehicle || first?.grammaticalCase === 'nominative') return first;
  return nominative.find(({ figures }) => figures.some(isAlive));
}

/** "Fußball spielen", "Einhorn reiten", "Einhorn reitet": what is named is used, not acting. */
function isWithoutActor(
  verb: ClauseVerb,
  lone: Group,
  isAlive: (figure: number) => boolean,
  isRidden: (figure: number) => boolean,
): boolean {
  const { entry, kind } = verb;
  if (entry.akk === 'rides' && entry.implies) return lone.figures.every(isRidden);
  return kind === 'infinitive' && Boolean(entry.akk) && !lone.figures.some(isAlive);
}

/** "… schießt ein Tor": a thing after a verb that somebody must do is no subject. */
function isThingAfter(
  { entry, at }: ClauseVerb,
  lone: Group,
  isAlive: (figure: number) => boolean,
) {
  const needsActor = entry.akk && !/^(rides?|drives|fliesWith|with|pushes|pulls)$/.test(entry.akk);
  return Boolean(needsActor) && lone.at > at && !lone.figures.some(isAlive);
}
