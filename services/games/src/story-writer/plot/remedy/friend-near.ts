import type { StoryData } from '../../data/load-story-data.ts';
import type { Clause } from '../../reading/clauses/read-clause.ts';
import type { Entity } from '../../reading/entity.ts';
import type { StoryReading } from '../../reading/read-story.ts';
import { findFriends, friendAtHand } from '../find-friends.ts';
import { findNewcomer } from '../key/find-newcomer.ts';

/** So many sentences back somebody has just done something. */
const NEAR = 1;
/** Nobody asks these for anything. */
const DREADED =
  /(?:riese|räuber|wolf|monster|ungeheuer|dieb|feind|troll|wächter|typ|fremder|soldat|jäger|wache)(?:in)?$/iu;
const STILL = /^(?:sein|haben|heißen|wohnen|leben|werden|schlafen|sterben|verschwinden|fehlen)$/u;

/** Who is there and means well; among animals and in tales anybody who is not dreaded. */
export function friendNear(reading: StoryReading, data: StoryData): Entity | null {
  const known = friendAtHand(reading, data);
  if (known && !known.isPlural) return known;
  const newcomer = findNewcomer(reading);
  if (newcomer) return newcomer;
  const { persons, pets } = findFriends(reading, data);
  const isTale = isOfAnimal(reading, data);
  const near = lastClauses(reading)
    .filter(
      ({ isNegated, verb, modal }) =>
        !isNegated && (verb === 'helfen' || (modal === '' && !STILL.test(verb))),
    )
    .map((one) => reading.subjects.get(one) ?? null);
  return (
    [...persons, ...pets].findLast(
      (one) =>
        !one.isPlural &&
        !DREADED.test(one.lemma) &&
        near.includes(one) &&
        (isTale ||
          pets.includes(one) ||
          one.nom === one.key ||
          /^(?:mein|sein|ihr|unser)e? /u.test(one.nom)),
    ) ?? null
  );
}

/** `Der Löwe Leo` is none of the people, though Leo is a child's name. */
function isOfAnimal({ hero, corrected }: StoryReading, { animals }: StoryData): boolean {
  if (!hero) return false;
  const before = new RegExp(`(\\p{Lu}\\p{L}+),? ${RegExp.escape(hero.nom)}(?!\\p{L})`, 'u');
  const kind = before.exec(corrected.text)?.[1] ?? hero.nom.split(' ').at(-1) ?? '';
  return animals.has(kind);
}

/** What is told in the last sentences by itself. */
export function lastClauses({ clauses }: StoryReading): Clause[] {
  const end = clauses.at(-1)?.sentence ?? 0;
  return clauses.filter(({ sentence, isSubordinate }) => end - sentence <= NEAR && !isSubordinate);
}
