import type { Hero } from '../grammar/create-hero.ts';
import type { Clause } from './clauses/read-clause.ts';
import type { Entity } from './entity.ts';

/** `… hieß Funki`, who is the hero. */
export function isNamedIn({ objects, others }: Clause, hero: Hero | null): boolean {
  return (
    hero !== null &&
    [...objects, ...others].some(
      ({ head }) => head.length > 1 && hero.nom.split(' ').includes(head),
    )
  );
}

/** `Er sitzt hinter dem Schrank` */
export function tellsWhere({ verb, others, isNegated, modal, isSubordinate }: Clause): boolean {
  return (
    /^(?:sitzen|liegen|stehen|hocken|hängen|stecken|schlafen|klettern)$/u.test(verb) &&
    others.some(({ noun }) => noun !== null) &&
    !isNegated &&
    modal === '' &&
    !isSubordinate
  );
}

/** `… und lief weg`: who did the thing before. */
export function inherited(clause: Clause, before: Entity | null): Entity | null {
  const [first = ''] = clause.lower;
  if (clause.finiteAt < 0) return null;
  // Several do what one alone did not do before.
  const isOthers = clause.subject === null && before?.isPlural === false && clause.isSeveral;
  if (isOthers) return null;
  const isElided = /^(?:und|aber|der|die|das|dann|doch|oder|da)$/u.test(first);
  return isElided || (clause.finiteAt === 0 && clause.isPast === true) ? before : null;
}
