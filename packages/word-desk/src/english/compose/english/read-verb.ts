import { pastOf } from '../../english-index.ts';
import type { SentenceLook } from '../../sentences/english-phrase.ts';
import { englishPast, englishPresent, ingOf } from '../../sentences/english-verbs.ts';
import { type Person, personOf } from '../../sentences/value.ts';
import { type Clause, type Modal, OFTEN, type Owned } from '../clause.ts';
import type { VerbPairs } from '../verb-pairs.ts';
import { NO_REST, type Rest } from './read-parts.ts';

/** What a sentence says before its main verb. */
export interface Said {
  asks: string;
  subject: Owned;
  modal: Modal;
  isPast: boolean;
  isNot: boolean;
  isLiked?: boolean;
  isOngoing?: boolean;
}

export type VerbForm = 'base' | 'finite' | 'ing';

interface Tools {
  look: SentenceLook;
  verbs: VerbPairs;
  /** What stands behind the verb, by `read-parts.ts`. */
  behind(span: readonly string[], verb: string, state: Rest): Rest | null;
}

/** Reads an English sentence from its main verb on. */
export function createVerbReader({ look, verbs, behind }: Tools) {
  /** The clause whose verb begins here, in this form; the longest verb that is known. */
  function withVerb(said: Said, form: VerbForm, span: readonly string[]): Clause | null {
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
          const parts = full && behind(rest, verb, NO_REST);
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

  function verbsOf(heard: string, form: VerbForm, person: Person) {
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

  return withVerb;
}
