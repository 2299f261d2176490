import { createHero, type Hero } from '../grammar/create-hero.ts';
import type { StoryCast, StoryRole } from '../grammar/fill-template.ts';
import type { Entity } from '../reading/entity.ts';
import type { StoryEvent } from '../reading/events/story-event.ts';

/** A cast whose hero is whom an event happened to, with its things and people as roles. */
export function castOfEvent(
  cast: StoryCast,
  { who, what, other, wish, said }: StoryEvent,
): StoryCast {
  const hero = who ? heroOf(who) : cast.hero;
  return {
    ...cast,
    hero,
    roles: {
      ...cast.roles,
      ...(what && !what.isHero && what !== who && { what: roleOf(what) }),
      ...(other && other !== who && { other: roleOf(other) }),
    },
    words: { ...cast.words, ...said, ...(wish !== null && { wish }) },
  };
}

export function roleOf({ nom, acc, dat, er, ihn, ihm, isPlural }: Entity): StoryRole {
  return { nom, acc, dat, er, ihn, ihm, isPlural };
}

/** Somebody of the child's text as the one a story is about. */
export function heroOf({ nom, acc, dat, gender, isPlural }: Entity): Hero {
  return createHero(isPlural ? 'several' : gender, { nom, acc, dat });
}
