import { createHero, type Hero } from '../grammar/create-hero.ts';
import type { StoryRole } from '../grammar/fill-template.ts';
import type { Entity } from '../reading/entity.ts';

export function roleOf({ nom, acc, dat, er, ihn, ihm, isPlural }: Entity): StoryRole {
  return { nom, acc, dat, er, ihn, ihm, isPlural };
}

/** Somebody of the child's text as the one a story is about. */
export function heroOf({ nom, acc, dat, gender, isPlural }: Entity): Hero {
  return createHero(isPlural ? 'several' : gender, { nom, acc, dat });
}
