import { type Person, personOf, type Thing } from '../../sentences/value.ts';
import type { Owned } from '../clause.ts';

/** "Sie spielt" is she, "sie spielen" they: the verb tells. */
export const isSheOrThey = (things: readonly Thing[], persons: readonly Person[]) =>
  things.length === 1 &&
  things[0]?.type === 'pronoun' &&
  (things[0].english === 'she' || things[0].english === 'they') &&
  (persons.includes(2) || persons.includes(5));

/** "Die Kinder machen ihre Aufgaben": "ihr" is "their" where there are many. */
export function withTheir(
  owned: Owned | null,
  subject: Owned,
  persons: readonly Person[],
): Owned | null {
  const isMany = personOf(subject.things) === 5 || (persons.includes(5) && !persons.includes(2));
  if (!owned || !isMany) return owned;
  const things = owned.things.map((each) =>
    each.type === 'noun' && each.opening === 'her' ? { ...each, opening: 'their' } : each,
  );
  return { ...owned, things };
}

/** The subject with the pronoun that its verb tells: she or they. */
export function byPerson(subject: Owned, persons: readonly Person[]): Owned {
  const [thing] = subject.things;
  if (!isSheOrThey(subject.things, persons) || thing?.type !== 'pronoun') return subject;
  const isMany = persons.includes(5) && !persons.includes(2);
  const pronoun: Thing = isMany
    ? { type: 'pronoun', english: 'they', person: 5 }
    : { type: 'pronoun', english: 'she', person: 2 };
  return { ...subject, things: [pronoun] };
}
