import type { StoryTask } from '../../data/load-story-data.ts';
import type { StoryCast } from '../../grammar/fill-template.ts';
import type { Entity } from '../../reading/entity.ts';
import { heroOf, roleOf } from '../event-cast.ts';
import type { NewThing } from '../key/find-new-thing.ts';
import type { ToldClass } from './class-of.ts';

/** What comes up at the end of a text is what these are about. */
const OF_NEW = /^(?:arrival|find)$/u;
/** What somebody feels or cannot do is theirs, whoever the story is about. */
const FELT = /^(?:fear|alone|teased|unable|failed|guilt|lack)$/u;
const WHAT = /[{[]what\b/u;

/** The blocks of a class that can be told, those first that name whom or what it is about. */
export function blocksOf(
  part: 'next' | 'end',
  told: ToldClass,
  cast: StoryCast,
  { ageGroup }: Pick<StoryTask, 'ageGroup'>,
  newThing: NewThing | null,
): { blocks: string[][]; own: StoryCast; what: Entity | null } {
  const what = whatOf(told) ?? (OF_NEW.test(told.name) ? (newThing?.entity ?? null) : null);
  const all = told[part][ageGroup];
  const named = what ? all.filter((block) => WHAT.test(block)) : [];
  const plain = all.filter((block) => !WHAT.test(block));
  // `Der Zahnarzt hat Angst`: it is his.
  const who = told.event?.who;
  const isOfOther = who?.isBeing === true && !who.isHero && FELT.test(told.name);
  const of = isOfOther ? { ...cast, hero: heroOf(who) } : cast;
  const own = what && !isOfOther ? { ...of, roles: { ...of.roles, what: roleOf(what) } } : of;
  return { blocks: [named, plain], own, what };
}

/** Whom or what an event of the class is about, where the child's text surely says so. */
function whatOf({ event }: ToldClass): Entity | null {
  // Whoever lies there nobody can look after.
  const isAway =
    event?.clause.words.some((word) => /(?:krankenhaus|klinik)$/iu.test(word)) === true;
  const what = isAway ? null : (event?.what ?? event?.who ?? null);
  if (!what || what.isHero) return null;
  const isNamed = what.nom === what.key || /^(?:der|die|das|mein|sein|ihr|unser)/u.test(what.nom);
  return isNamed ? what : null;
}
