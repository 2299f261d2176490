import { isSameNoun } from '../story.ts';
import { inAnswer } from '../tell-answer.ts';
import { isVerb, readDeed } from '../verbs.ts';
import { directionOfTold, directionsOfTold } from './direction-of-told.ts';
import type { Told } from './mention.ts';
import { readTelling, type Telling } from './read-telling.ts';
import { createWorker, type Worked } from './worked.ts';

/** A question for a part of what was told: answered, not sure, or (null) no such question. */
export type PartReading = { kind: 'solved'; text: string } | { kind: 'unclear' } | null;

/** A number with whom and what it is told of. */
interface Entry {
  told: Told;
  owner: string | null;
  direction: 1 | -1 | 0;
}

const UNCLEAR: PartReading = { kind: 'unclear' };
const PRONOUN = /^(?:er|sie|es)$/;
/** Numbers that are shared, priced or exchanged are no list of things that stay apart. */
const OTHER_TELLING =
  /(?<!\p{L})(?:jede\p{L}*|pro|immer|teil(?:en|t|e|st)|verteil\p{L}*|tausch\p{L}*|statt|gleich\p{L}*|damit|vorher|anfangs?|zuvor|davon|darunter|rest|anderen?|übrigen|kostet|kosten)(?!\p{L})/u;
/** What is needed, missing or got of things is reckoned from all of them. */
const OTHER_QUESTION =
  /^(?:brauch\p{L}*|fehl\p{L}*|muss|müssen|kann|können|kriegt?|bekommt?|krieg|mehr|weniger|passen|je|mit|ohne|außer|davon|vorher|anfangs?|alle|allen|insgesamt|zusammen|beide|beiden|gesamt)$/u;
const STANDS = /^(?:steh(?:t|en)|sitz(?:t|en)|lieg(?:t|en))$/;
const PLACE = /^(?:hinten|vorne?|oben|unten|links|rechts|draußen|drinnen)$/;
const MORE = /^(?:noch|dazu|hinzu|neue?|weitere)$/;
const LOST =
  /^(?:(?:auf)?gegessen|gefressen|genascht|verloren|verkauft|verschenkt|verbraucht|geplatzt|getrunken|gestohlen|geklaut|zerbrochen|weg(?:ge\p{L}+)|ausge(?:stiegen|geben)|abgegeben|davonge\p{L}+)$/u;
const FOUND = /^(?:gefunden|dazuge\p{L}+|hinzuge\p{L}+|eingestiegen|gewonnen)$/u;

/**
 * Reads a question for one kind of thing, one of several owners, or only what went or came: "12 Kühe und 8
 * Schafe, er verkauft 3 Kühe, wie viele Schafe?" What is told of the others has no part in it.
 */
export function readAskedPart(said: string): PartReading {
  const telling = readTelling(said);
  if (telling === null) return null;
  const all = entriesOf(telling);
  const entries = all.filter((entry, at) => !isOnlyPlaced(entry, all.slice(0, at)));
  if (entries.length < all.length) return readWithoutPlaces(telling, entries);
  return (
    readMoved(telling, entries) ?? readCompared(telling, entries) ?? readApart(telling, entries)
  );
}

/** Numbers with their owners: "er" is the one who was named, where there is but one. */
function entriesOf({ told }: Telling): Entry[] {
  const names = new Set<string>();
  const entries: Entry[] = [];
  const directions = directionsOfTold(told.map((one) => inMoney(one, told)));
  for (const [at, one] of told.entries()) {
    const before = entries.at(-1);
    let owner = one.owner;
    if (owner !== null && PRONOUN.test(owner))
      owner = names.size === 1 ? ([...names][0] ?? null) : null;
    else if (owner === null)
      owner = one.words.some((word) => PRONOUN.test(word)) ? null : (before?.owner ?? null);
    else names.add(owner);
    entries.push({
      told: inMoney(one, told),
      owner,
      direction: directionOfEntry(one, before, directions[at] ?? 0),
    });
  }
  return entries;
}

/** "Ein Eis für 2" is of euros, where those were told. */
function inMoney(one: Told, told: readonly Told[]): Told {
  const [first] = told;
  const isBare = one.dimension === null && one.noun === null;
  return first?.dimension === 'money' && isBare && first.units[0] === 'euro'
    ? { ...one, value: one.value * 100, dimension: 'money', units: first.units }
    : one;
}

function directionOfEntry(one: Told, before: Entry | undefined, direction: 1 | -1 | 0): 1 | -1 | 0 {
  const isStanding =
    one.words.some((word) => STANDS.test(word)) && !one.words.some((word) => MORE.test(word));
  if (isStanding || before === undefined) return 0;
  return one.hasVerb ? direction : before.direction;
}

/** "5 sitzen hinten", told after some have gone, are of those that are there. */
function isOnlyPlaced({ told: { noun, words } }: Entry, before: readonly Entry[]): boolean {
  const isNamed = noun !== null && !isVerb(noun) && !PLACE.test(noun);
  const has = (pattern: RegExp) => words.some((word) => pattern.test(word));
  return (
    before.some(({ direction }) => direction !== 0) &&
    !isNamed &&
    has(STANDS) &&
    has(PLACE) &&
    !has(MORE)
  );
}

/** Where somebody sits is no part of how many there are; asked for it is not read here. */
function readWithoutPlaces({ text, purpose }: Telling, entries: readonly Entry[]): PartReading {
  const isAskedSo = purpose.words.some((word) => PLACE.test(word) || OTHER_QUESTION.test(word));
  const isPlain = entries.every(
    ({ told, direction }, at) => told.kind === 'amount' && (at === 0 || direction !== 0),
  );
  if (isAskedSo || !isPlain || OTHER_TELLING.test(text)) return UNCLEAR;
  return tell(entries, purpose.noun ?? entries[0]?.told.noun ?? null);
}

/** "Wie viele wurden gegessen?": what went, and neither what was there nor what came. */
function readMoved({ text, purpose }: Telling, entries: readonly Entry[]): PartReading {
  const isLost = purpose.words.some((word) => LOST.test(word));
  const isFound = purpose.words.some((word) => FOUND.test(word));
  if (isLost === isFound || purpose.isRest || OTHER_TELLING.test(text)) return null;
  const [first, ...moves] = entries;
  if (first === undefined || first.direction !== 0 || directionOfTold(first.told) !== 0)
    return null;
  if (
    moves.length < 2 ||
    moves.some(({ direction, told }) => direction === 0 || told.kind !== 'amount')
  )
    return null;
  const asked = moves.filter(({ direction }) => direction === (isLost ? -1 : 1));
  const named = asked.filter(({ owner }) => owner !== null && purpose.names.includes(owner));
  const parts = named.length > 0 ? named : asked;
  return tell(
    parts.map((part) => ({ ...part, direction: 0 as const })),
    purpose.noun ?? first.told.noun,
  );
}

/** "Lea ist 10, Tom 4 Jahre jünger, wie alt ist Lea?" is told already. */
function readCompared({ purpose, question }: Telling, entries: readonly Entry[]): PartReading {
  const [base, other] = entries;
  if (!base || !other || entries.length !== 2 || purpose.isTotal || purpose.isDifference)
    return null;
  const isCompared = other.told.kind === 'more' || other.told.kind === 'times';
  if (base.told.kind !== 'amount' || !isCompared || base.owner === null) return null;
  if (
    other.told.owner === null ||
    other.owner === base.owner ||
    question.some(({ word }) => /\d/.test(word))
  )
    return null;
  const isOfBase = other.told.reference === null || other.told.reference === base.owner;
  const isAsked = purpose.names.includes(base.owner) && !purpose.names.includes(other.told.owner);
  if (!isOfBase || !isAsked || other.direction !== 0) return null;
  return tell([base], purpose.isAge ? 'Jahre' : (purpose.noun ?? base.told.noun));
}

/** One kind of thing, or one of several owners, whose numbers stay apart from the others. */
function readApart(
  { text, words, purpose, question }: Telling,
  entries: readonly Entry[],
): PartReading {
  const isOther =
    purpose.isTotal ||
    purpose.isDifference ||
    purpose.isRestNamed ||
    purpose.words.some((word) => OTHER_QUESTION.test(word)) ||
    question.some(({ word }) => /\d/.test(word));
  if (isOther || OTHER_TELLING.test(text)) return null;
  if (entries.some(({ told }) => told.kind !== 'amount')) return null;
  const owner = ownerTest(purpose.names, entries);
  const kind = kindTest(words, purpose.noun, entries, owner !== null);
  if (kind === null && owner === null) return null;
  const parts: Entry[] = [];
  for (const entry of entries) {
    const isOfKind = kind === null || kind(entry);
    const isOwn = owner === null || (entry.owner === null ? null : entry.owner === owner);
    if (isOfKind === null) return UNCLEAR;
    if (!isOfKind || isOwn === false) continue;
    if (isOwn === null) return UNCLEAR;
    parts.push(entry);
  }
  return tell(parts, purpose.noun ?? entries[0]?.told.noun ?? null);
}

/** Whether an entry is of the asked kind, null where it is not said; null where kinds do not matter. */
function kindTest(
  words: readonly string[],
  asked: string | null,
  entries: readonly Entry[],
  hasOwner: boolean,
) {
  if (asked === null || entries.some(({ told }) => told.dimension !== null)) return null;
  const isAsked = ({ told: { at, noun } }: Entry) =>
    isSameNoun(noun, asked) || isSameNoun(words[at + 1] ?? null, asked);
  const isSaid = ({ told: { at, noun } }: Entry) => {
    const next = words[at + 1] ?? '';
    const isThing = noun === null ? /^\p{L}{2,}e[nr]?$/u.test(next) : !isVerb(noun);
    return isThing && /^\p{L}{3,}$/u.test(next) && !isVerb(next);
  };
  const there = entries.filter(({ direction }) => direction === 0);
  const others = there.filter((entry) => isSaid(entry) && !isAsked(entry));
  const hasAsked = there.some(isAsked);
  const isMoved =
    hasOwner || entries.some(({ direction, told }) => direction !== 0 || told.count !== null);
  // "6 blaue Murmeln": all that are told beside them are marbles as well.
  const isHead = entries.some(({ told: { at } }) => isSameNoun(words[at + 2] ?? null, asked));
  if (!hasAsked || others.length === 0 || !isMoved || isHead) return null;
  if (others.some(({ told }) => told.hasVerb && readDeed(told.words) !== 'have')) return null;
  const isOther = (entry: Entry) =>
    others.some(({ told }) =>
      isSameNoun(words[told.at + 1] ?? null, words[entry.told.at + 1] ?? null),
    );
  return (entry: Entry): boolean | null => {
    if (isAsked(entry)) return true;
    return isOther(entry) ? false : null;
  };
}

/** The one who is asked of, where several have something of their own; null where that does not matter. */
function ownerTest(names: readonly string[], entries: readonly Entry[]): string | null {
  const there = entries.filter(({ direction }) => direction === 0);
  const owners = [...new Set(there.flatMap(({ owner }) => owner ?? []))];
  const [asked, ...more] = owners.filter((owner) => names.includes(owner));
  if (asked === undefined || more.length > 0 || owners.length < 2) return null;
  // "Mia gibt Leo 3": what one loses the other has.
  const isHandedOn = entries.some(
    ({ told, owner }) =>
      readDeed(told.words) === 'give' ||
      told.words.some((word) => word !== owner && owners.includes(word)),
  );
  return isHandedOn ? null : asked;
}

function tell(parts: readonly Entry[], noun: string | null): PartReading {
  const worker = createWorker(parts.flatMap(({ told }) => told.units));
  let all: Worked | null = null;
  for (const { told, direction } of parts) {
    const own = worth(worker, told);
    if (own === null || (all === null && direction !== 0)) return UNCLEAR;
    all = all === null ? own : worker.add(all, own, direction === -1 ? -1 : 1);
    if (all === null) return UNCLEAR;
  }
  if (all === null) return UNCLEAR;
  const way = all.steps.length === 0 ? 'Das steht schon in der Aufgabe.' : inOrder(all.steps);
  if (all.dimension !== null)
    return solved(`${way} Es sind ${worker.say(all.value, all.dimension)}.`);
  if (all.value === 1 && noun !== 'Jahre') return solved(`${way} Die Lösung ist 1.`);
  return solved(
    `${way} ${`Es sind ${worker.say(all.value, null)} ${inAnswer(noun ?? '')}`.trim()}.`,
  );
}

const solved = (text: string): PartReading => ({ kind: 'solved', text });

const inOrder = (steps: readonly string[]) =>
  steps.length === 1
    ? steps.join('')
    : steps.map((step, at) => `${at === 0 ? 'Erst' : 'Dann'}: ${step}`).join(' ');

function worth(worker: ReturnType<typeof createWorker>, told: Told): Worked | null {
  const { value, dimension, at, count } = told;
  const own: Worked = { value, dimension, steps: [], from: [at] };
  if (count === null) return own;
  return worker.multiply({ value: count.value, dimension: null, steps: [], from: [count.at] }, own);
}
