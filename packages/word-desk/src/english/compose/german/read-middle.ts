import { parseNumberWord } from '@lux/german-text/numbers/parse-number-word.ts';
import { englishNumber } from '../../english-number.ts';
import type { Side } from '../../sentences/match.ts';
import type { SentenceWords } from '../../sentences/sentence-words.ts';
import type { Thing } from '../../sentences/value.ts';
import { type Adverbial, type Clause, MANNER, OFTEN, type Owned } from '../clause.ts';

const WEEKDAYS: Readonly<Record<string, string>> = {
  montag: 'Monday',
  dienstag: 'Tuesday',
  mittwoch: 'Wednesday',
  donnerstag: 'Thursday',
  freitag: 'Friday',
  samstag: 'Saturday',
  sonntag: 'Sunday',
};
/** How many words a part of a sentence has at most. */
export const LONGEST_PART = 6;
const PLACES = /^(?:nach |zu hause|zuhause|daheim|an die|aus dem)/;
const MOTION = /^(?:go|come|drive|travel|run|walk|fly|ride|jump|swim|climb|cycle)(?: |$)/;

/** What the words between verb and end hold. */
export interface Middle {
  subject: Owned | null;
  receiver: Owned | null;
  object: Owned | null;
  described: Clause['described'];
  adverbials: Adverbial[];
  isNot: boolean;
  isLiked: boolean;
  isOngoing: boolean;
}
export const EMPTY_MIDDLE: Middle = {
  subject: null,
  receiver: null,
  object: null,
  described: null,
  adverbials: [],
  isNot: false,
  isLiked: false,
  isOngoing: false,
};

interface Tools {
  german: Side;
  english: Side;
  words: SentenceWords;
}

/** Reads the parts of a German sentence beside its verb: things, times, places, and what stands between. */
export function createMiddleReader({ german, english, words }: Tools) {
  const thingsOf = (span: readonly string[], option: string): readonly Thing[] => {
    if (span.length === 1 && /^(?:das|dies)$/.test(span[0] ?? '') && option !== '3') return [THAT];
    const [found] = german.read(
      { type: 'slot', name: 'np', option: `${option}k` },
      span,
      new Map(),
    );
    if (found?.type === 'things') return found.things;
    const name = option === '1' && span.length === 1 ? words.nameOf(span, 'city') : undefined;
    return name ? [name] : [];
  };

  function owned(span: readonly string[], option: string): Owned | null {
    const whole = thingsOf(span, option);
    if (whole.length > 0) return { things: whole, owner: null };
    const at = span.findIndex((word) => word === 'von' || word === 'vom');
    if (at < 1) return null;
    const rest = span[at] === 'vom' ? ['dem', ...span.slice(at + 1)] : span.slice(at + 1);
    const [things, owner] = [thingsOf(span.slice(0, at), option), thingsOf(rest, '3')];
    return things.length > 0 && owner.length > 0 ? { things, owner } : null;
  }

  function placeOf(span: readonly string[], verb: string): Adverbial | null {
    const [value] = german.read({ type: 'slot', name: 'where', option: '' }, span, new Map());
    if (!value) return null;
    if (value.type === 'where')
      return { german: value.german, english: value.english, kind: 'place' };
    if (value.type !== 'place') return null;
    const isTo =
      MOTION.test(verb) &&
      (value.preposition === 'into' || (span[0] === 'nach' && value.preposition === 'in'));
    const said = english.say(
      { type: 'slot', name: 'where', option: '' },
      isTo ? { ...value, preposition: 'to' } : value,
      2,
    );
    return said === null ? null : { german: span.join(' '), english: said, kind: 'place' };
  }

  function timeOf(span: readonly string[]): Adverbial | null {
    const text = span.join(' ');
    const found =
      MANNER.find(([de]) => de === text)?.[1] ??
      words.times.find(({ german: all }) => all.some((each) => each.toLowerCase() === text))
        ?.english[0];
    if (found) return { german: text, english: found, kind: PLACES.test(text) ? 'place' : 'time' };
    const often = OFTEN.find(([de]) => de === text);
    if (often) return { german: text, english: often[1], kind: 'often' };
    const [one = '', two = '', three = '', ...more] = span;
    if (one === 'um' && (three === 'uhr' || three === '') && more.length === 0) {
      const hour = /^\d{1,2}$/.test(two) ? Number(two) : parseNumberWord(two);
      if (hour !== null && hour >= 1 && hour <= 12) {
        return {
          german: `um ${two} Uhr`,
          english: `at ${englishNumber(hour)} o'clock`,
          kind: 'time',
        };
      }
    }
    const day = span.length === 2 && one === 'am' ? WEEKDAYS[two] : undefined;
    return day ? { german: text, english: `on ${day}`, kind: 'time' } : null;
  }

  /** All ways to part the middle; the first that holds. */
  function middle(
    span: readonly string[],
    verb: string,
    state: Middle,
    wantsSubject: boolean,
  ): Middle | null {
    if (span.length === 0) return wantsSubject && !state.subject ? null : state;
    const [first = ''] = span;
    const rest = span.slice(1);
    const go = (next: Partial<Middle>, length: number) =>
      middle(span.slice(length), verb, { ...state, ...next }, wantsSubject);
    if (first === 'nicht' && !state.isNot)
      return middle(rest, verb, { ...state, isNot: true }, wantsSubject);
    if (/^(?:gern|gerne)$/.test(first)) return go({ isLiked: true }, 1);
    if (first === 'gerade') return go({ isOngoing: true }, 1);
    if (/^(?:bitte|mal|denn|eigentlich|schon|ja|doch)$/.test(first)) return go({}, 1);
    for (let length = Math.min(LONGEST_PART, span.length); length > 0; length -= 1) {
      const part = span.slice(0, length);
      const adverbial = timeOf(part) ?? placeOf(part, verb);
      const byAdverbial = adverbial && go({ adverbials: [...state.adverbials, adverbial] }, length);
      if (byAdverbial) return byAdverbial;
      if (wantsSubject && !state.subject) {
        const subject = owned(part, '1');
        const bySubject = subject && go({ subject }, length);
        if (bySubject) return bySubject;
      }
      const receiver = state.receiver || state.object ? null : owned(part, '3');
      const isDative = receiver && !owned(part, '4');
      const byReceiver = isDative && go({ receiver }, length);
      if (byReceiver) return byReceiver;
      const object = state.object ? null : owned(part, verb === 'be' ? '1' : '4');
      const byObject = object && go({ object }, length);
      if (byObject) return byObject;
      if (verb === 'be' && !state.described) {
        const [adjective] = german.read({ type: 'slot', name: 'adj', option: '' }, part, new Map());
        const byAdjective =
          adjective?.type === 'described' && go({ described: adjective.described }, length);
        if (byAdjective) return byAdjective;
      }
    }
    return null;
  }

  return { owned, timeOf, placeOf, middle };
}

const THAT: Thing = { type: 'name', german: 'das', english: 'that' };
