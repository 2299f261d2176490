import type { Hero } from '../../grammar/create-hero.ts';
import type { Language } from '../../language/create-language.ts';
import type { PlainClause } from '../clauses/plain-clause.ts';
import type { Clause } from '../clauses/read-clause.ts';
import { toInfinitive } from '../clauses/to-infinitive.ts';
import type { Need } from './find-need.ts';

/** Who says this to somebody wants it done by them. */
const DEMANDING = /^(?:befehlen|bitten|auftragen|beauftragen|zwingen|auffordern)$/u;
/** Who does this is about to do what follows. */
const TRYING = /^(?:versuchen|probieren|schaffen|planen|vorhaben|hoffen)$/u;
const DARING = /^(?:trauen|wagen)$/u;
const LONGEST = 8;

/**
 * What is missing where a clause is completed by the next one: `Der König befahl ihm, die Prinzessin zu
 * retten` wants her rescued, `Er wusste nicht, wie man schwimmt` wants him to be able to.
 */
export function completedNeed(
  clause: Clause,
  plain: PlainClause,
  after: Clause,
  hero: Hero | null,
  language: Language,
): Need | null {
  const isUnknowing = clause.verb === 'wissen' && clause.isNegated;
  if (isUnknowing && after.lower[0] === 'wie' && after.lower[1] === 'man' && after.verb !== '') {
    const middle = after.words.slice(2, -1);
    return { kind: 'unable', result: { ...plain, verb: after.verb, modal: 'können', middle } };
  }
  // `weiß nicht, ob sie etwas sagen soll`: then it is done.
  const isOfSame =
    after.subject?.kind === 'pronoun' && after.subject.head === pronounOf(plain, hero);
  if (
    isUnknowing &&
    after.lower[0] === 'ob' &&
    after.modal === 'sollen' &&
    isOfSame &&
    after.subject
  ) {
    const middle = after.words.slice(after.subject.end + 1, -2);
    return { kind: 'task', result: { ...plain, verb: after.verb, modal: '', middle } };
  }
  const open = toInfinitive(after, language);
  if (!open || after.isNegated || open.middle.length > LONGEST) return null;
  const done = (who: Pick<PlainClause, 'who' | 'person'>): PlainClause => {
    return { ...plain, ...who, verb: open.verb, modal: '', perfect: null, middle: open.middle };
  };
  const isAfraid = clause.verb === 'haben' && clause.words.includes('Angst') && !clause.isNegated;
  if ((DARING.test(clause.verb) && clause.isNegated) || isAfraid)
    return { kind: 'unwilling', result: done(plain) };
  if (TRYING.test(clause.verb)) return { kind: 'task', result: done(plain) };
  if (!DEMANDING.test(clause.verb) || clause.isNegated || !hero || !isAsked(clause, hero))
    return null;
  return { kind: 'task', result: done({ who: hero.nom, person: personOf(hero) }) };
}

/** How the one who does it is meant in the next clause. */
function pronounOf({ who }: PlainClause, hero: Hero | null): string | null {
  return hero?.nom === who ? hero.er : null;
}

/** Whether it is the hero to whom it is said. */
function isAsked({ objects }: Clause, { nom, ihn, ihm }: Hero): boolean {
  return objects.some(({ head }) => head === ihn || head === ihm || nom.split(' ').includes(head));
}

function personOf({ er, verb }: Hero): PlainClause['person'] {
  if (er === 'ich') return 'ich';
  return er === 'wir' || verb === 'several' ? 'several' : 'er';
}
