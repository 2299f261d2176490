import type { Verb } from '../../../lexicon/verb.ts';
import type { Look, Person } from '../../sentences/value.ts';
import type { Modal } from '../clause.ts';

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
const PERSONS = [0, 1, 2, 3, 4, 5] as const;

/** A verb in a form that says who does it. */
export interface Finite {
  verb: Verb;
  persons: Person[];
  isPast: boolean;
}

/** Finds the verbs of a German sentence: the one with an ending, and the main one at its end. */
export function createVerbFinder(look: Look) {
  const personsOf = (verb: Verb, form: string): Person[] =>
    PERSONS.filter(
      (person) => verb.present[person] === form || (person === 0 && verb.present[0] === `${form}e`),
    );
  const pastPersons = (verb: Verb, form: string): Person[] =>
    PERSONS.filter((person) => verb.past[person] === form);

  function finiteOf(form: string): Finite | null {
    const modal = MODAL_FORMS[form];
    if (modal) {
      const verb = look.verbOf('mögen');
      const persons = PERSONS.filter(
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

  return { finiteOf, mainVerb };
}
