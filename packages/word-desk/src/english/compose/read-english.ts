import { pastOf } from '../english-index.ts';
import type { SentenceLook } from '../sentences/english-phrase.ts';
import { englishPast, englishPresent, ingOf } from '../sentences/english-verbs.ts';
import type { Side } from '../sentences/match.ts';
import type { SentenceWords } from '../sentences/sentence-words.ts';
import { type Person, personOf, type Thing } from '../sentences/value.ts';
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

const LONGEST_PART = 7;
const BE = /^(?:am|is|are|was|were)$/;
const DO = /^(?:do|does|did)$/;
const SIMPLE_MODAL: Readonly<Record<string, Modal>> = {
  can: 'can',
  could: 'can',
  may: 'may',
  must: 'must',
  should: 'should',
  will: 'will',
};

interface Tools {
  look: SentenceLook;
  english: Side;
  german: Side;
  words: SentenceWords;
  verbs: VerbPairs;
}

type Rest = Pick<Clause, 'receiver' | 'object' | 'described' | 'adverbials'>;

/** Reads an English sentence by its parts: who, helping verb, verb, and what stands behind it. */
export function createEnglishReader({ look, english, german, words, verbs }: Tools) {
  function thingsOf(span: readonly string[], isSubject: boolean): readonly Thing[] {
    if (span.length === 1 && /^(?:this|that)$/.test(span[0] ?? '')) return [THAT];
    const slot = { type: 'slot' as const, name: isSubject ? 's' : 'np', option: '' };
    const [found] = english.read(slot, span, new Map());
    if (found?.type === 'things') return found.things;
    const name = isSubject && span.length === 1 ? words.nameOf(span, 'city') : undefined;
    return name ? [name] : [];
  }

  function owned(span: readonly string[], isSubject: boolean): Owned | null {
    const at = span.findLastIndex((word) => /(?:'s|s')$/.test(word));
    if (at < 0 || at === span.length - 1) {
      const things = thingsOf(span, isSubject);
      return things.length > 0 ? { things, owner: null } : null;
    }
    const whose = span
      .slice(0, at + 1)
      .join(' ')
      .replace(/'s$|(?<=s)'$/, '')
      .split(' ');
    const [owner, things] = [
      thingsOf(whose, false),
      thingsOf(['the', ...span.slice(at + 1)], isSubject),
    ];
    return owner.length > 0 && things.length > 0 ? { things, owner } : null;
  }

  function adverbialOf(span: readonly string[]): Adverbial | null {
    const text = span.join(' ');
    const found = MANNER.find(([, en]) => en.toLowerCase() === text);
    if (found)
      return {
        german: capital(found[0]),
        english: text,
        kind: MANNER_PLACE.test(found[0]) ? 'place' : 'time',
      };
    const time = words.times.find(({ english: all }) =>
      all.some((each) => each.toLowerCase() === text),
    );
    if (time) return { german: time.german[0] ?? '', english: text, kind: 'time' };
    const often = OFTEN.find(([, en]) => en === text);
    if (often) return { german: often[0], english: text, kind: 'often' };
    const hour = /^at (\S+) (?:o'clock|oclock)$/.exec(text)?.[1];
    if (hour) {
      const [value] = english.read({ type: 'slot', name: 'number', option: '' }, [hour], new Map());
      if (value?.type === 'number') {
        const said = german.say({ type: 'slot', name: 'number', option: '' }, value, 2);
        return said === null ? null : { german: `um ${said} Uhr`, english: text, kind: 'time' };
      }
    }
    const day = /^on (monday|tuesday|wednesday|thursday|friday|saturday|sunday)s?$/.exec(text)?.[1];
    if (day) return { german: `am ${DAYS[day]}`, english: text, kind: 'time' };
    const [value] = english.read({ type: 'slot', name: 'where', option: '' }, span, new Map());
    const place = value ? german.say({ type: 'slot', name: 'where', option: '' }, value, 2) : null;
    return place ? { german: place, english: text, kind: 'place' } : null;
  }

  /** What stands behind the verb: whom, what, how it is, where and when. */
  function behind(span: readonly string[], verb: string, state: Rest): Rest | null {
    if (span.length === 0) return state;
    if (/^(?:please|just)$/.test(span[0] ?? '')) return behind(span.slice(1), verb, state);
    for (let length = Math.min(LONGEST_PART, span.length); length > 0; length -= 1) {
      const part = span.slice(0, length);
      const go = (next: Partial<Rest>) => behind(span.slice(length), verb, { ...state, ...next });
      const to = part[0] === 'to' && GIVES.test(verb) ? owned(part.slice(1), false) : null;
      const byTo = to && isPerson(to) && !state.receiver && go({ receiver: to });
      if (byTo) return byTo;
      const adverbial = adverbialOf(part);
      const byAdverbial = adverbial && go({ adverbials: [...state.adverbials, adverbial] });
      if (byAdverbial) return byAdverbial;
      if (verb === 'be' && !state.described) {
        const [adjective] = english.read(
          { type: 'slot', name: 'adj', option: '' },
          part,
          new Map(),
        );
        const byAdjective =
          adjective?.type === 'described' && go({ described: adjective.described });
        if (byAdjective) return byAdjective;
      }
      const object = owned(part, false);
      const isGiven =
        object && !state.object && !state.receiver && GIVES.test(verb) && length < span.length;
      const byReceiver = isGiven && isPerson(object) ? go({ receiver: object }) : null;
      if (byReceiver?.object) return byReceiver;
      const byObject = object && !state.object && go({ object });
      if (byObject) return byObject;
    }
    return null;
  }

  const NONE: Rest = { receiver: null, object: null, described: null, adverbials: [] };

  interface Said {
    asks: string;
    subject: Owned;
    modal: Modal;
    isPast: boolean;
    isNot: boolean;
    isLiked?: boolean;
    isOngoing?: boolean;
  }

  /** The clause whose verb begins here, in this form; the longest verb that is known. */
  function withVerb(
    said: Said,
    form: 'base' | 'finite' | 'ing',
    span: readonly string[],
  ): Clause | null {
    const often = OFTEN.find(([, en]) => en === span[0]);
    if (often) {
      const found = withVerb(said, form, span.slice(1));
      return (
        found && {
          ...found,
          adverbials: [{ german: often[0], english: often[1], kind: 'often' }, ...found.adverbials],
        }
      );
    }
    for (const length of [3, 2, 1]) {
      if (span.length < length) continue;
      const heard = span.slice(0, length).join(' ');
      const rest = span.slice(length);
      for (const { verb, isPast } of verbsOf(heard, form, personOf(said.subject.things))) {
        for (const name of verbs.toGerman(verb)) {
          const full = look.lexicon.verb(name);
          const parts = full && behind(rest, verb, NONE);
          if (full && parts)
            return {
              isLiked: false,
              isOngoing: form === 'ing',
              isPolite: false,
              ...said,
              isPast: said.isPast || isPast,
              verb: { german: full, english: verb },
              ...parts,
            };
        }
      }
    }
    return null;
  }

  function verbsOf(heard: string, form: 'base' | 'finite' | 'ing', person: Person) {
    const [first = '', ...more] = heard.split(' ');
    const bases = new Set<string>();
    const stems = [
      first,
      first.replace(/s$/, ''),
      first.replace(/es$/, ''),
      first.replace(/ies$/, 'y'),
      first.replace(/ing$/, ''),
      first.replace(/ing$/, 'e'),
      first.replace(/(.)\1ing$/, '$1'),
      first.replace(/ying$/, 'ie'),
      first.replace(/ed$/, ''),
      first.replace(/d$/, ''),
      first.replace(/ied$/, 'y'),
      first.replace(/(.)\1ed$/, '$1'),
    ];
    for (const stem of stems) bases.add([stem, ...more].join(' '));
    for (const entry of look.english.english(first)) {
      if (entry.kind === 'verb' && pastOf(entry) === first)
        bases.add([entry.en, ...more].join(' '));
    }
    return [...bases].flatMap((verb) => {
      if (verb === '' || verb === 'be') return [];
      if (form === 'base') return verb === heard ? [{ verb, isPast: false }] : [];
      if (form === 'ing') return ingOf(verb) === heard ? [{ verb, isPast: false }] : [];
      if (englishPresent(verb, person) === heard) return [{ verb, isPast: false }];
      return englishPast(verb, look) === heard ? [{ verb, isPast: true }] : [];
    });
  }

  /** What stands behind a subject: a helping verb or the verb itself. */
  function told(
    asks: string,
    subject: Owned,
    span: readonly string[],
    helper: string | null,
  ): Clause | null {
    const [first = '', second = ''] = helper === null ? span : [helper, ...span];
    const all = helper === null ? span.slice(1) : span;
    const isNot = all[0] === 'not';
    const rest = isNot ? all.slice(1) : all;
    const said: Said = { asks, subject, modal: '', isPast: false, isNot };
    const modal = SIMPLE_MODAL[first];
    if (modal) return withVerb({ ...said, modal, isPast: first === 'could' }, 'base', rest);
    if (first === 'would' && rest[0] === 'like') {
      return rest[1] === 'to'
        ? withVerb({ ...said, modal: 'would like' }, 'base', rest.slice(2))
        : null;
    }
    if (DO.test(first) && (isNot || helper !== null)) {
      const isPast = first === 'did';
      return toDo({ ...said, isPast }, rest, 'base') ?? withVerb({ ...said, isPast }, 'base', rest);
    }
    if (BE.test(first)) {
      const isPast = /^wa|^we/.test(first);
      const going =
        rest[0] === 'going' && rest[1] === 'to'
          ? withVerb({ ...said, modal: 'will' }, 'base', rest.slice(2))
          : null;
      const ongoing = going ?? withVerb({ ...said, isPast }, 'ing', rest);
      if (ongoing) return ongoing;
      const sein = look.lexicon.verb('sein');
      const parts = behind(rest, 'be', NONE);
      const isEmpty = parts && !parts.object && !parts.described && parts.adverbials.length === 0;
      if (!sein || !parts || (isEmpty && asks === '')) return null;
      return {
        ...said,
        isPast,
        isLiked: false,
        isOngoing: false,
        isPolite: false,
        verb: { german: sein, english: 'be' },
        ...parts,
      };
    }
    if (helper !== null || (second === 'not' && first !== '')) return null;
    return toDo(said, span, 'finite') ?? withVerb(said, 'finite', span);
  }

  /** "Want to", "have to", "like to" and "like swimming" before the verb. */
  function toDo(said: Said, span: readonly string[], form: 'base' | 'finite'): Clause | null {
    const [first = '', second = ''] = span;
    const person = personOf(said.subject.things);
    const is = (verb: string) => first === (form === 'base' ? verb : englishPresent(verb, person));
    const was = (past: string) => form === 'finite' && first === past;
    if (second === 'to' && (is('want') || was('wanted')))
      return withVerb(
        { ...said, modal: 'want', isPast: said.isPast || was('wanted') },
        'base',
        span.slice(2),
      );
    if (second === 'to' && (is('have') || was('had')))
      return withVerb(
        { ...said, modal: 'must', isPast: said.isPast || was('had') },
        'base',
        span.slice(2),
      );
    if (is('like') || is('love')) {
      const ing =
        second === 'to'
          ? withVerb({ ...said, isLiked: true }, 'base', span.slice(2))
          : withVerb({ ...said, isLiked: true }, 'ing', span.slice(1));
      return ing && { ...ing, isOngoing: false };
    }
    return null;
  }

  return (heard: readonly string[]): Clause | null => {
    const [first = ''] = heard;
    const asking = ASKING.some(([, en]) => en === first) ? first : null;
    if (asking === 'who') return told('who', { things: [WHO], owner: null }, heard.slice(1), null);
    const at = asking ? 1 : 0;
    const helper = heard[at] ?? '';
    const isHelper =
      BE.test(helper) ||
      DO.test(helper) ||
      SIMPLE_MODAL[helper] !== undefined ||
      helper === 'would';
    const from = isHelper ? at + 1 : asking ? -1 : 0;
    if (from < 0) return null;
    for (let length = 1; length <= Math.min(LONGEST_PART, heard.length - from); length += 1) {
      const subject = owned(heard.slice(from, from + length), true);
      const span = heard.slice(from + length);
      const found =
        subject && told(asking ?? (isHelper ? 'yes' : ''), subject, span, isHelper ? helper : null);
      if (found) return found;
    }
    const isNot = first === 'do' && heard[1] === 'not';
    const you: Thing = { type: 'pronoun', english: 'you', person: 1 };
    return withVerb(
      { asks: 'do', subject: { things: [you], owner: null }, modal: '', isPast: false, isNot },
      'base',
      isNot ? heard.slice(2) : heard,
    );
  };
}

const THAT: Thing = { type: 'name', german: 'das', english: 'that' };
const WHO: Thing = { type: 'name', german: 'wer', english: 'who' };
const GIVES = /^(?:give|show|tell|bring|send|write|read|buy|lend|sell|pass|teach)$/;
const isPerson = ({ things }: Owned) =>
  things.every(
    (each) => each.type !== 'noun' || /^(?:the|my|your|his|her|our|their)$/.test(each.opening),
  );
const MANNER_PLACE = /^(?:zu hause|zuhause|nach|an die|aus dem|den baum)/;
const DAYS: Readonly<Record<string, string>> = {
  monday: 'Montag',
  tuesday: 'Dienstag',
  wednesday: 'Mittwoch',
  thursday: 'Donnerstag',
  friday: 'Freitag',
  saturday: 'Samstag',
  sunday: 'Sonntag',
};
const capital = (text: string) =>
  text.replace(
    /(?<=\b(?:am|zum|im|der|an die|aus dem|den|nach|zu|jede|jedes|jeden|nächste|letzte|nächstes|letztes) )\p{Ll}/gu,
    (letter, at: number) =>
      /^(?:oben|unten)/.test(text.slice(at)) ? letter : letter.toUpperCase(),
  );
