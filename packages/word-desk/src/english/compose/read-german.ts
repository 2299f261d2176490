import { parseNumberWord } from '@lux/german-text/parse-number-word.ts';
import type { Verb } from '../../lexicon/verb.ts';
import { englishNumber } from '../english-number.ts';
import type { Side } from '../sentences/match.ts';
import type { SentenceWords } from '../sentences/sentence-words.ts';
import type { Look, Person, Thing } from '../sentences/value.ts';
import { personOf } from '../sentences/value.ts';
import {
  type Adverbial,
  ASKING,
  type Clause,
  MANNER,
  type Modal,
  OFTEN,
  type Owned,
} from './clause.ts';
import type { VerbPairs } from './verb-pairs.ts';

const MODALS: Readonly<Record<string, Modal>> = {
  können: 'can',
  dürfen: 'may',
  müssen: 'must',
  sollen: 'should',
  werden: 'will',
  wollen: 'want',
  möchten: 'would like',
};
const MODAL_FORMS: Readonly<Record<string, string>> = {
  möchte: 'möchten',
  möchtest: 'möchten',
  möchten: 'möchten',
  möchtet: 'möchten',
};
const WEEKDAYS: Readonly<Record<string, string>> = {
  montag: 'Monday',
  dienstag: 'Tuesday',
  mittwoch: 'Wednesday',
  donnerstag: 'Thursday',
  freitag: 'Friday',
  samstag: 'Saturday',
  sonntag: 'Sunday',
};
const LONGEST_PART = 6;
const PLACES = /^(?:nach |zu hause|zuhause|daheim|an die|aus dem)/;
const MOTION = /^(?:go|come|drive|travel|run|walk|fly|ride|jump|swim|climb|cycle)(?: |$)/;

/** What the words between verb and end hold. */
interface Middle {
  subject: Owned | null;
  receiver: Owned | null;
  object: Owned | null;
  described: Clause['described'];
  adverbials: Adverbial[];
  isNot: boolean;
  isLiked: boolean;
  isOngoing: boolean;
}
const EMPTY: Middle = {
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
  look: Look;
  german: Side;
  english: Side;
  words: SentenceWords;
  verbs: VerbPairs;
}

/** Reads a German sentence by its parts: where the verb stands, and what stands around it. */
export function createGermanReader({ look, german, english, words, verbs }: Tools) {
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

  const personsOf = (verb: Verb, form: string): Person[] =>
    ([0, 1, 2, 3, 4, 5] as const).filter(
      (person) => verb.present[person] === form || (person === 0 && verb.present[0] === `${form}e`),
    );
  const pastPersons = (verb: Verb, form: string): Person[] =>
    ([0, 1, 2, 3, 4, 5] as const).filter((person) => verb.past[person] === form);

  interface Finite {
    verb: Verb;
    persons: Person[];
    isPast: boolean;
  }
  function finiteOf(form: string): Finite | null {
    const modal = MODAL_FORMS[form];
    if (modal) {
      const verb = look.verbOf('mögen');
      const persons = ([0, 1, 2, 3, 4, 5] as const).filter(
        (person) =>
          ['möchte', 'möchtest', 'möchte', 'möchten', 'möchtet', 'möchten'][person] === form,
      );
      return verb ? { verb: { ...verb, infinitive: 'möchten' }, persons, isPast: false } : null;
    }
    const verb = look.verbOf(form) ?? look.verbOf(`${form}e`);
    if (!verb) return null;
    const simple = verb.prefix === '' ? verb : null;
    if (!simple) return null;
    const persons = personsOf(verb, form);
    if (persons.length > 0) return { verb, persons, isPast: false };
    const past = pastPersons(verb, form);
    return past.length > 0 ? { verb, persons: past, isPast: true } : null;
  }

  /** The main verb by what closes the sentence: infinitive, participle, prefix, or nothing. */
  function mainVerb(finite: Finite, rest: readonly string[]) {
    const name = finite.verb.infinitive;
    const last = rest.at(-1) ?? '';
    const body = rest.slice(0, -1);
    const modal = MODALS[name];
    if (modal && rest.length > 0) {
      const full = look.lexicon.verb(last);
      if (full) return { verb: full, modal, isPast: finite.isPast, rest: body };
    }
    if ((name === 'haben' || name === 'sein') && rest.length > 0) {
      const full = look.verbOf(last);
      if (full && full.participle === last && !(name === 'sein' && !full.isWithSein))
        return { verb: full, modal: '' as const, isPast: true, rest: body };
    }
    const apart = look.lexicon.verb(`${last}${name}`);
    if (apart && apart.prefix === last && rest.length > 0)
      return { verb: apart, modal: '' as const, isPast: finite.isPast, rest: body };
    return { verb: finite.verb, modal: '' as const, isPast: finite.isPast, rest };
  }

  function clauseFrom(
    asks: string,
    front: readonly string[],
    finiteForm: string,
    tail: readonly string[],
  ): Clause | null {
    const finite = finiteOf(finiteForm);
    if (!finite) return null;
    const { verb, modal, isPast, rest } = mainVerb(finite, tail);
    for (const english of verbs.toEnglish(verb.infinitive)) {
      const found = build(asks, front, {
        verb,
        english,
        modal,
        isPast,
        rest,
        persons: finite.persons,
      });
      if (found) return found;
    }
    return null;
  }

  function build(
    asks: string,
    front: readonly string[],
    said: {
      verb: Verb;
      english: string;
      modal: Modal;
      isPast: boolean;
      rest: readonly string[];
      persons: readonly Person[];
    },
  ): Clause | null {
    const { verb, english: en, modal, isPast, rest, persons } = said;
    const agrees = ({ things }: Owned) =>
      persons.includes(personOf(things)) || isSheOrThey(things, persons);
    const subject = front.length > 0 ? owned(front, '1') : null;
    const finish = (subjectOf: Owned, parts: Middle): Clause | null => {
      if (!agrees(subjectOf)) return null;
      if (
        en === 'be' &&
        !parts.described &&
        !parts.object &&
        parts.adverbials.length === 0 &&
        asks === ''
      )
        return null;
      return {
        asks,
        subject: byPerson(subjectOf, persons),
        verb: { german: verb, english: en },
        modal,
        isPast,
        isNot: parts.isNot,
        isLiked: parts.isLiked,
        isOngoing: parts.isOngoing,
        isPolite: false,
        receiver: withTheir(parts.receiver, subjectOf, persons),
        object: withTheir(parts.object, subjectOf, persons),
        described: parts.described,
        adverbials: parts.adverbials,
      };
    };
    if (subject) {
      const parts = middle(rest, en, EMPTY, false);
      return parts && finish(subject, parts);
    }
    // "Heute gehe ich": what stands in front is a time or a place, or the thing itself.
    const opening = front.length === 0 ? [] : [timeOf(front) ?? placeOf(front, en)];
    if (opening.includes(null)) return null;
    if (asks === 'who') {
      const parts = middle(rest, en, EMPTY, false);
      return parts && persons.includes(2) ? finish({ things: [WHO], owner: null }, parts) : null;
    }
    const parts = middle(
      rest,
      en,
      { ...EMPTY, adverbials: opening.filter((each) => each !== null) },
      true,
    );
    return parts?.subject ? finish(parts.subject, parts) : null;
  }

  /** "Gib mir den Ball", "macht die Tür zu". */
  function wishFrom(heard: readonly string[]): Clause | null {
    const [form = '', ...tail] = heard;
    const simple = look.verbOf(form) ?? look.verbOf(`${form}e`);
    if (simple?.prefix !== '') return null;
    if (!simple.imperative.includes(form) && `${form}e` !== simple.present[0]) return null;
    const { verb, rest } = mainVerb({ verb: simple, persons: [1], isPast: false }, tail);
    for (const english of verbs.toEnglish(verb.infinitive)) {
      const parts = english === 'be' ? null : middle(rest, english, EMPTY, false);
      if (!parts) continue;
      const { subject: _, ...said } = parts;
      return {
        ...said,
        asks: 'do',
        subject: { things: [YOU], owner: null },
        verb: { german: verb, english },
        modal: '',
        isPast: false,
        isPolite: false,
      };
    }
    return null;
  }

  function read(heard: readonly string[]): Clause | null {
    const [first = '', second = ''] = heard;
    const asking = ASKING.find(([de]) => de === first)?.[1];
    if (asking) return clauseFrom(asking, [], second, heard.slice(2));
    if (first === 'um' && heard[1] === 'wie') return null;
    for (let at = 1; at < Math.min(heard.length, LONGEST_PART + 1); at += 1) {
      const found = clauseFrom('', heard.slice(0, at), heard[at] ?? '', heard.slice(at + 1));
      if (found) return found;
    }
    return clauseFrom('yes', [], first, heard.slice(1)) ?? wishFrom(heard);
  }

  return (heard: readonly string[]): Clause | null => {
    const found = read(heard);
    return found && { ...found, isPolite: heard.includes('bitte') };
  };
}

const THAT: Thing = { type: 'name', german: 'das', english: 'that' };
const YOU: Thing = { type: 'pronoun', english: 'you', person: 1 };
const WHO: Thing = { type: 'name', german: 'wer', english: 'who' };

/** "Sie spielt" is she, "sie spielen" they: the verb tells. */
const isSheOrThey = (things: readonly Thing[], persons: readonly Person[]) =>
  things.length === 1 &&
  things[0]?.type === 'pronoun' &&
  (things[0].english === 'she' || things[0].english === 'they') &&
  (persons.includes(2) || persons.includes(5));

/** "Die Kinder machen ihre Aufgaben": "ihr" is "their" where there are many. */
function withTheir(owned: Owned | null, subject: Owned, persons: readonly Person[]): Owned | null {
  const isMany = personOf(subject.things) === 5 || (persons.includes(5) && !persons.includes(2));
  if (!owned || !isMany) return owned;
  const things = owned.things.map((each) =>
    each.type === 'noun' && each.opening === 'her' ? { ...each, opening: 'their' } : each,
  );
  return { ...owned, things };
}

function byPerson(subject: Owned, persons: readonly Person[]): Owned {
  const [thing] = subject.things;
  if (!isSheOrThey(subject.things, persons) || thing?.type !== 'pronoun') return subject;
  const isMany = persons.includes(5) && !persons.includes(2);
  const pronoun: Thing = isMany
    ? { type: 'pronoun', english: 'they', person: 5 }
    : { type: 'pronoun', english: 'she', person: 2 };
  return { ...subject, things: [pronoun] };
}
