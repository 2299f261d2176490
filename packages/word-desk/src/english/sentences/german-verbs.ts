import type { Lexicon } from '../../lexicon/create-lexicon.ts';
import type { Verb } from '../../lexicon/verb.ts';
import type { Person } from './value.ts';

const MÖCHTEN: readonly string[] = [
  'möchte',
  'möchtest',
  'möchte',
  'möchten',
  'möchtet',
  'möchten',
];
const PERSONS = [0, 1, 2, 3, 4, 5] as const;

export interface VerbForms {
  /** The form of a verb for a person; `sein_p` is "war". */
  form: (verb: string, person: Person) => string | undefined;
  persons: (verb: string, heard: string) => Person[];
}

/** The forms of the verbs that patterns name; each is worked out once. */
export function createVerbTable(lexicon: Lexicon): VerbForms {
  const known = new Map<string, readonly string[]>([['möchten', MÖCHTEN]]);
  function formsOf(verb: string): readonly string[] {
    const before = known.get(verb);
    if (before) return before;
    const isPast = verb.endsWith('_p');
    const found = lexicon.verb(isPast ? verb.slice(0, -2) : verb);
    const forms = (isPast ? found?.past : found?.present) ?? [];
    known.set(verb, forms);
    return forms;
  }
  return {
    form: (verb, person) => formsOf(verb)[person],
    persons: (verb, heard) =>
      PERSONS.filter((person) => isForm(formsOf(verb)[person], heard, person)),
  };
}

/** Children leave the e out: "ich hab", "ich geh". */
const isForm = (form: string | undefined, heard: string, person: Person) =>
  form === heard || (person === 0 && form === `${heard}e`);

export const personsOf = (verb: Verb, heard: string): Person[] =>
  PERSONS.filter((person) => isForm(verb.present[person], heard, person));
