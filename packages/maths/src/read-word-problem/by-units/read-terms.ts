import { type Amount, readAmounts, readPieces } from '../read-amounts.ts';
import { createNames, type Kind, PEOPLE, type Term } from './kinds.ts';
import { type Asked, readAsked, withPeople } from './read-asked.ts';
import { SPANS, spanOf } from './spans.ts';

export interface Telling {
  terms: Term[];
  asked: Asked;
}

const ASKS =
  /^(?:wieviele?|wie (?:viele?n?|lange?|oft|weit|teuer|schwer|alt)|was (?:kostet|kosten|macht|muss|zahl\p{L}*|bezahl\p{L}*))$/iu;
const BOUND = /^(?:und|aber|dann|,|\.|;|:|!|\?)$/u;
const EACH = /^(?:jede[rsmn]?|pro|je|jeweils)$/u;
const DAILY = /^(?:täglich|tag|tags)$/u;
const ONE_THING = /^(?:ein|eine|einen|einem|einer|1)$/u;
const OWN_THING = /^(?:unser|unsere|mein|meine|der|die|das|dem)$/u;
/** What one thing does or has, told of each of them. */
const OF_ONE =
  /^(?:kostet|hat|haben|wiegt|legt|gibt|frisst|isst|trinkt|braucht|passen|passt|ist|dauert|kommen|sind|bringt|liefert|schafft|fasst|enthält|macht|stehen|liegen|sitzen|stecken|hängen|fahren|steckt|kriegt|bekommt|zahlt)$/u;
const HAS = /^(?:hab|habe|haben|hat|hatte|hatten|bin|sind|ist|brauch\p{L}*|muss|müssen)$/u;
const IS_LONG = /^(?:lang|weit|hoch|schwer|breit|groß|dauert|ist|hat|wiegt|fasst)$/u;

/** The numbers of a problem and what is asked of them; null where one counts nothing that is known. */
export function readTelling(told: string): Telling | null {
  const pieces = readPieces(told);
  const words = pieces.map(({ word }) => word);
  const asksAt = words.findLastIndex(
    (word, at) => ASKS.test(word) || ASKS.test(`${word} ${words[at + 1] ?? ''}`),
  );
  if (asksAt < 0) return null;
  const asking = words.slice(asksAt);
  const wantsPeople = asking.some((word) => PEOPLE.test(word));
  const toldPeople = words.slice(0, asksAt).some((word) => PEOPLE.test(word));
  const name = createNames(wantsPeople && !toldPeople);
  const amounts = readAmounts(pieces).filter((amount) => isCounted(amount, words));
  if (amounts.length < 2 || amounts.some(({ isShare }) => isShare)) return null;
  const asked = readAsked(pieces, asksAt, name);
  const terms: Term[] = [];
  for (const [index, amount] of amounts.entries()) {
    const noun = nounOf(amount, { words, terms, asked });
    if (noun === null) return null;
    const before = amounts[index - 1];
    terms.push({
      value: countOf(amount, noun),
      noun,
      isDative: /^(?:mit|zu|von|in|nach)$/.test(words[amount.at - 1] ?? ''),
      kinds: kindsOf(amount, noun, { words, terms, name, asksAt, asked, before }),
    });
  }
  return { terms: inDays(terms), asked: withPeople(asked, terms) };
}

/** "Ein Huhn" counts nothing; "legt ein Ei" a day and "in einer Woche" do. */
function isCounted({ isArticle, at, noun, dimension }: Amount, words: readonly string[]): boolean {
  if (!isArticle) return true;
  const next = words[at + 1] ?? '';
  if (Object.hasOwn(SPANS, next)) return /^(?:in|nach|für)$/.test(words[at - 1] ?? '');
  const isDailyOne =
    noun !== null &&
    dimension === null &&
    (/^(?:tag|täglich|woche)$/.test(words[at - 1] ?? '') ||
      /^(?:jeden|pro|am)$/.test(words[at + 2] ?? ''));
  return isDailyOne && words.slice(0, at).some((word) => OF_ONE.test(word));
}

function nounOf(
  { dimension, units, noun }: Amount,
  { words, terms, asked }: { words: readonly string[]; terms: readonly Term[]; asked: Asked },
): string | null {
  if (dimension === 'time' && units.length === 1) return units[0] ?? null;
  if (dimension !== null) return dimension;
  if (noun !== null) return noun;
  if (asked.isEach && words.includes('wir')) return 'Leute';
  return terms.length > 0 ? null : asked.noun;
}

const MINUTES: Readonly<Record<string, number>> = { tag: 1_440, stunde: 60, minute: 1 };
const countOf = ({ value, dimension }: Amount, noun: string) =>
  dimension === 'time' ? value / (MINUTES[noun] ?? 1) : value;

interface Around {
  words: readonly string[];
  terms: readonly Term[];
  name: (noun: string) => string;
  asksAt: number;
  asked: Asked;
  before: Amount | undefined;
}

/** What the number counts, and for each of what. */
function kindsOf(amount: Amount, noun: string, around: Around): Kind[] {
  const { words, name, asksAt, asked, before } = around;
  const counted = name(spanOf(noun) ?? noun);
  const { from, until } = clauseOf(amount, words, asksAt);
  const clause = words.slice(from, until);
  const isAsked = amount.at > asksAt;
  const time = isAsked || spanOf(noun) !== null ? null : perTime(clause);
  const groups = isAsked ? [] : groupsOf(amount, { ...around, from, until, before });
  const rate = (group: string | null): Kind => {
    const kind = new Map([[counted, 1]]);
    for (const per of [group, time])
      if (per !== null && per !== counted) kind.set(per, (kind.get(per) ?? 0) - 1);
    return kind;
  };
  const kinds = groups.map((group) => rate(name(group)));
  const isSize =
    amount.dimension !== null && clause.some((word) => IS_LONG.test(word)) && asked.noun !== null;
  return [...kinds, rate(null), ...(isSize ? [rate(name(asked.noun ?? ''))] : [])];
}

/** From where to where the clause of an amount goes; who has something begins a new one. */
function clauseOf({ at, end }: Amount, words: readonly string[], asksAt: number) {
  const begins = (place: number) =>
    BOUND.test(words[place - 1] ?? ',') ||
    (/^(?:ich|wir|er|sie|es|ihr)$/.test(words[place] ?? '') && HAS.test(words[place + 1] ?? ''));
  let from = at;
  while (from > 0 && !begins(from)) from -= 1;
  let until = end;
  while (
    until < words.length &&
    !BOUND.test(words[until] ?? '') &&
    until !== asksAt &&
    !begins(until)
  )
    until += 1;
  return { from, until };
}

/** "Am Tag", "jede Woche". */
function perTime(clause: readonly string[]): string | null {
  const at = clause.findIndex(
    (word, index) =>
      word === 'täglich' ||
      ((DAILY.test(word) || word === 'woche') &&
        /^(?:jeden|jede|am|pro|in|der|die)$/.test(clause[index - 1] ?? '')),
  );
  if (at < 0) return null;
  return clause[at] === 'woche' ? 'woche' : 'tag';
}

/** For each of what a number is told: "in jeder Tüte sind 6", "ein Eis kostet 2 Euro", "3 Reihen mit 12 Sitzen". */
function groupsOf(
  { at, end, dimension }: Amount,
  { words, terms, from, until, before }: Around & { from: number; until: number },
): string[] {
  const last = terms.at(-1);
  const link = words.slice(before?.end ?? at, at);
  const isLinked =
    link.length > 0 && link.every((word) => /^(?:mit|zu|von|je|jeweils|à|immer)$/.test(word));
  if (last && isLinked) return [last.noun];
  // "Stücke von 50 Zentimeter".
  const sized = words[at - 2] ?? '';
  if (words[at - 1] === 'von' && dimension === 'length' && /^\p{L}{4,}$/u.test(sized))
    return [sized];
  const found: string[] = [];
  for (let place = from; place < until; place += 1) {
    const [word = '', next = ''] = [words[place], words[place + 1]];
    if (place >= at && place < end) continue;
    const isNoun =
      !OF_ONE.test(next) &&
      /^\p{L}{3,}$/u.test(next) &&
      !/^(?:von|der|tag|woche|immer)$/.test(next);
    if (EACH.test(word)) {
      if (isNoun && !(place + 1 >= at && place + 1 < end)) found.push(next);
      else if (last && !/^(?:tag|woche)$/.test(next)) found.push(last.noun);
    }
    const does = words.slice(place + 2, until).some((one) => OF_ONE.test(one));
    const did = words.slice(from, place).some((one) => OF_ONE.test(one));
    const isAside = /^(?:in|auf|an|für)$/.test(words[place - 1] ?? '');
    if (isNoun && ONE_THING.test(word) && (does || did || isAside)) found.push(next);
    else if (isNoun && OWN_THING.test(word) && place < at && does && !isAside) found.push(next);
  }
  return found;
}

/** Where days and weeks meet, all are days. */
function inDays(terms: readonly Term[]): Term[] {
  const spans = new Set(terms.flatMap(({ kinds }) => kinds.flatMap((kind) => [...kind.keys()])));
  if (!spans.has('tag') || !(spans.has('woche') || spans.has('schulwoche'))) return [...terms];
  return terms.map((term) => {
    const days = SPANS[term.noun.toLowerCase()]?.days ?? 1;
    if (days === 1) return term;
    return { ...term, value: term.value * days, noun: 'Tage', kinds: [new Map([['tag', 1]])] };
  });
}
