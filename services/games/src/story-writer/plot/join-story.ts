import { pickIfAny } from '@lux/random/choose.ts';
import type { StoryTask } from '../data/load-story-data.ts';
import { createHero } from '../grammar/create-hero.ts';
import { namedBy } from '../grammar/decline-name.ts';
import type { StoryCast } from '../grammar/fill-template.ts';
import type { StoryReading } from '../reading/read-story.ts';
import type { StoryFacts } from '../understanding/understand-text.ts';
import type { StoryText } from './create-story-text.ts';

/**
 * Whom the child's story is about. Where it has no character yet, the child's first character comes in, or a
 * hero of the theme.
 */
export function joinStory(
  story: StoryText,
  facts: StoryFacts,
  { data, theme, ageGroup, random }: StoryTask,
): StoryCast {
  const { verbs, frames, themes } = data;
  const { hero, isPresent } = facts;
  const words = wordsOf(facts);
  if (hero) return { hero, isPresent, verbs, words };

  const someone = pickIfAny(random, themes[theme].heroes);
  if (!someone) throw new Error(`the theme ${theme} has no heroes`);
  const cast = { hero: createHero(someone.gender, namedBy(someone.name)), isPresent, verbs, words };
  const that = inTense(someone.that, cast);
  const introduced = { ...words, is: someone.is, with: someone.with, that };
  story.addOneOf(frames.newcomers[ageGroup], { ...cast, words: introduced }, random);
  return cast;
}

/** What else the child spoke of, as the templates call it. */
export function wordsOf({ companion, place, thing, animal }: StoryFacts): Record<string, string> {
  return {
    ...(place && { place }),
    ...(thing && { thing: thing.nom, 'thing.acc': thing.acc }),
    ...(animal && { animal: animal.nom }),
    ...(companion && { companion: companion.nom }),
  };
}

/** Whom a child's own story is about; `jemand` where it says nobody: nobody new comes in. */
export function castOfReading(
  { hero, isPresent, here }: StoryReading,
  { verbs }: Pick<StoryTask['data'], 'verbs'>,
): StoryCast {
  const words = here === null ? {} : { place: here };
  return { hero: hero ?? SOMEBODY, isPresent, verbs, words };
}

const SOMEBODY = createHero('m', { nom: 'jemand', acc: 'jemanden', dat: 'jemandem' });

function inTense(clause: string, { isPresent, verbs }: Pick<StoryCast, 'isPresent' | 'verbs'>) {
  return clause.replaceAll(/\[([\p{Ll}]+)\]/gu, (_whole, form: string) => {
    const forms = verbs[form];
    if (!isPresent || !forms) return form;
    return forms[1];
  });
}
