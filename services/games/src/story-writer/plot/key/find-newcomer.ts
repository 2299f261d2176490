import type { Clause } from '../../reading/clauses/read-clause.ts';
import type { Entity } from '../../reading/entity.ts';
import type { StoryReading } from '../../reading/read-story.ts';

const COMING =
  /^(?:kommen|herkommen|ankommen|vorbeikommen|dazukommen|vorbeischwimmen|schwimmen|fliegen|vorbeifliegen|landen|stehen|sitzen|klopfen|hüpfen|krabbeln|kriechen|treffen|auftauchen|erscheinen|anklopfen|laufen|vorbeilaufen|begegnen)$/u;
/** Nobody trusts these at first sight. */
const DREADED =
  /(?:riese|räuber|hexe|wolf|drache|monster|ungeheuer|dieb|feind|zauberer|troll|gespenst|wächter|mann|frau|typ|fremder|polizist|direktor|soldat|jäger|wache|riesin)(?:in)?$/iu;

/** Who has just come in the last sentence; null where LUX is not sure who it is. */
export function findNewcomer({ clauses, subjects }: StoryReading): Entity | null {
  const end = clauses.at(-1)?.sentence ?? 0;
  const last = clauses.filter(({ sentence }) => sentence === end);
  const come = last
    .filter(({ verb, modal, isNegated, isSubordinate }) => {
      return COMING.test(verb) && modal === '' && !isNegated && !isSubordinate;
    })
    .flatMap((one) => subjects.get(one) ?? [])
    .findLast((one) => one.isBeing && !one.isHero && !one.isPlural && isNamed(one));
  const isSaid = (one: Entity, some: readonly Clause[]) =>
    some.some(({ words }) => words.some((word) => isWordOf(word, one)));
  if (!come || !isSaid(come, last) || DREADED.test(come.lemma)) return null;
  return isSaid(
    come,
    clauses.filter(({ sentence }) => sentence < end),
  )
    ? null
    : come;
}

function isNamed({ nom }: Entity): boolean {
  return /^\p{Lu}|^(?:der|die|das|mein|meine|unser|unsere|sein|seine|ihr|ihre) /u.test(nom);
}

function isWordOf(word: string, { lemma, key }: Entity): boolean {
  return word === lemma || word === key;
}
