import type { Verb } from '../../../lexicon/verb.ts';
import type { Side } from '../../sentences/match.ts';
import type { SentenceWords } from '../../sentences/sentence-words.ts';
import { type Look, type Person, personOf, type Thing } from '../../sentences/value.ts';
import { ASKING, type Clause, type Modal, type Owned } from '../clause.ts';
import type { VerbPairs } from '../verb-pairs.ts';
import { createVerbFinder } from './find-verbs.ts';
import { createMiddleReader, EMPTY_MIDDLE, LONGEST_PART, type Middle } from './read-middle.ts';
import { byPerson, isSheOrThey, withTheir } from './subject-by-verb.ts';

interface Tools {
  look: Look;
  german: Side;
  english: Side;
  words: SentenceWords;
  verbs: VerbPairs;
}

/** Reads a German sentence by its parts: where the verb stands, and what stands around it. */
export function createGermanReader({ look, german, english, words, verbs }: Tools) {
  const { owned, timeOf, placeOf, middle } = createMiddleReader({ german, english, words });
  const { finiteOf, mainVerb } = createVerbFinder(look);

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
      const parts = middle(rest, en, EMPTY_MIDDLE, false);
      return parts && finish(subject, parts);
    }
    // "Heute gehe ich": what stands in front is a time or a place, or the thing itself.
    const opening = front.length === 0 ? [] : [timeOf(front) ?? placeOf(front, en)];
    if (opening.includes(null)) return null;
    if (asks === 'who') {
      const parts = middle(rest, en, EMPTY_MIDDLE, false);
      return parts && persons.includes(2) ? finish({ things: [WHO], owner: null }, parts) : null;
    }
    const parts = middle(
      rest,
      en,
      { ...EMPTY_MIDDLE, adverbials: opening.filter((each) => each !== null) },
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
      const parts = english === 'be' ? null : middle(rest, english, EMPTY_MIDDLE, false);
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

const YOU: Thing = { type: 'pronoun', english: 'you', person: 1 };
const WHO: Thing = { type: 'name', german: 'wer', english: 'who' };
