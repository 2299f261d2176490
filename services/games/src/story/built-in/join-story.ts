import { pickIfAny } from '@lux/random/choose.ts';
import { createHero } from './create-hero.ts';
import type { StoryText } from './create-story-text.ts';
import type { StoryCast } from './fill-template.ts';
import { namedBy } from './named-by.ts';
import type { StoryFacts } from './story-facts.ts';
import type { StoryOrder } from './story-order.ts';

/**
 * Whom the child's story is about. Where it has nobody yet, the child's first figure comes in, or a
 * hero of the theme.
 */
export function joinStory(
  story: StoryText,
  { hero, isPresent, companion, place, thing, animal }: StoryFacts,
  { data, theme, ageGroup, random }: StoryOrder,
): StoryCast {
  const { verbs, frames, themes } = data;
  const words = {
    ...(place && { place }),
    ...(thing && { thing: thing.nom, 'thing.acc': thing.acc }),
    ...(animal && { animal: animal.nom }),
    ...(companion && { companion: companion.nom }),
  };
  if (hero) return { hero, isPresent, verbs, words };

  const someone = pickIfAny(random, themes[theme].heroes);
  if (!someone) throw new Error(`the theme ${theme} has no heroes`);
  const cast = { hero: createHero(someone.gender, namedBy(someone.name)), isPresent, verbs, words };
  const that = inTense(someone.that, cast);
  const introduced = { ...words, is: someone.is, with: someone.with, that };
  story.addOneOf(frames.newcomers[ageGroup], { ...cast, words: introduced }, random);
  return cast;
}

function inTense(clause: string, { isPresent, verbs }: Pick<StoryCast, 'isPresent' | 'verbs'>) {
  return clause.replaceAll(/\[([\p{Ll}]+)\]/gu, (_whole, form: string) => {
    const forms = verbs[form];
    if (!isPresent || !forms) return form;
    return forms[1];
  });
}
