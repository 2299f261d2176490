import type { SentenceLook } from '../../sentences/english-phrase.ts';
import { englishPresent } from '../../sentences/english-verbs.ts';
import type { Side } from '../../sentences/match.ts';
import type { SentenceWords } from '../../sentences/sentence-words.ts';
import { personOf, type Thing } from '../../sentences/value.ts';
import { ASKING, type Clause, type Modal, type Owned } from '../clause.ts';
import type { VerbPairs } from '../verb-pairs.ts';
import { createPartReader, LONGEST_PART, NO_REST } from './read-parts.ts';
import { createVerbReader, type Said } from './read-verb.ts';

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

/** Reads an English sentence by its parts: who, helping verb, verb, and what stands behind it. */
export function createEnglishReader({ look, english, german, words, verbs }: Tools) {
  const { owned, behind } = createPartReader({ english, german, words });
  const withVerb = createVerbReader({ look, verbs, behind });

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
      const parts = behind(rest, 'be', NO_REST);
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

const WHO: Thing = { type: 'name', german: 'wer', english: 'who' };
