import type { Side } from '../../sentences/match.ts';
import type { SentenceWords } from '../../sentences/sentence-words.ts';
import type { Thing } from '../../sentences/value.ts';
import { type Adverbial, type Clause, MANNER, OFTEN, type Owned } from '../clause.ts';

/** How many words a part of a sentence has at most. */
export const LONGEST_PART = 7;

export type Rest = Pick<Clause, 'receiver' | 'object' | 'described' | 'adverbials'>;
export const NO_REST: Rest = { receiver: null, object: null, described: null, adverbials: [] };

interface Tools {
  english: Side;
  german: Side;
  words: SentenceWords;
}

/** Reads the parts of an English sentence beside its verb: things, times, places, and what follows. */
export function createPartReader({ english, german, words }: Tools) {
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

  return { owned, behind };
}

const THAT: Thing = { type: 'name', german: 'das', english: 'that' };
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
