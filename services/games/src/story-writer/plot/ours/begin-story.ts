import { pickIfAny } from '@lux/random/choose.ts';
import type { StoryTask } from '../../data/load-story-data.ts';
import type { StoryThemeFile } from '../../data/story-theme-file.ts';
import { createHero } from '../../grammar/create-hero.ts';
import { declineName, namedBy } from '../../grammar/decline-name.ts';
import type { StoryCast } from '../../grammar/fill-template.ts';
import { traitSentence } from '../../grammar/trait-sentence.ts';
import { guessGender } from '../../understanding/guess-gender.ts';
import { createStoryText, type StoryText } from '../create-story-text.ts';
import { fitsPlace } from './places.ts';

export interface BegunStory {
  story: StoryText;
  cast: StoryCast;
  place: string;
  wish: StoryThemeFile['wishes'][number] | undefined;
  obstacle: StoryThemeFile['obstacles'][number] | undefined;
}

const MOST_SENTENCES = 6;

/**
 * Tells a beginning: where, who, what for, and what is in the way. The hero is the child's first
 * character, a second one comes along; without any, one of the theme's. `most` sentences, if it can be.
 */
export function beginStory(task: StoryTask, most = Number.POSITIVE_INFINITY): BegunStory {
  const { data, theme, ageGroup, characters, random } = task;
  const blocks = data.themes[theme];
  const place = pickIfAny(random, blocks.places);
  const where = place?.in ?? '';
  const wish = pickIfAny(
    random,
    blocks.wishes.filter((one) => fitsPlace(one, where)),
  );
  const obstacle = pickIfAny(
    random,
    blocks.obstacles.filter(
      (one) => fitsPlace(one, where) && (one.onlyFor?.includes(wish?.mark ?? '') ?? true),
    ),
  );
  const { cast, openings } = castOf(task, where);
  const story = createStoryText();

  story.addOneOf(openings, cast, random);
  const [, second] = characters;
  if (second) {
    const words = { ...cast.words, companion: declineName(second.name, data).nom };
    story.addOneOf(data.frames.companions[ageGroup], { ...cast, words }, random);
  }
  const rest = [place?.[ageGroup], wish?.[ageGroup], obstacle?.[ageGroup]];
  // A crowded beginning leaves out the description of the place.
  const sentences = story.countSentences() + rest.join(' ').split(/[.!?]“?(?:\s|$)/u).length - 1;
  const isCrowded = story.countSentences() > 2 || sentences > most;
  for (const block of isCrowded ? rest.slice(1) : rest) story.add(block, cast);
  return { story, cast, place: where, wish, obstacle };
}

/** The beginning alone, 3 to 6 sentences, left open (SPEC 7, mode `start`). */
export function writeBeginning(task: StoryTask): string {
  const { story, cast } = beginStory(task, MOST_SENTENCES);
  if (story.countSentences() < MOST_SENTENCES) {
    story.addOneOf(task.data.frames.hooks[task.ageGroup], cast, task.random);
  }
  return story.text();
}

function castOf({ data, theme, ageGroup, characters, random }: StoryTask, where: string) {
  const { verbs, frames, themes } = data;
  const [own] = characters;
  if (own) {
    const kind = guessGender(own.name, `${own.name}, ${own.description}`, data);
    const trait = traitSentence(own, data, false);
    const cast = { hero: createHero(kind, declineName(own.name, data)), isPresent: false, verbs };
    return {
      cast: { ...cast, words: { in: where, trait } },
      openings: frames.ownOpenings[ageGroup],
    };
  }
  const blocks = themes[theme];
  const hero = pickIfAny(random, blocks.heroes);
  if (!hero) throw new Error(`the theme ${theme} has no heroes`);
  const cast = { hero: createHero(hero.gender, namedBy(hero.name)), isPresent: false, verbs };
  const words = { in: where, is: hero.is, with: hero.with, that: hero.that };
  const that = tell(hero.that);
  return { cast: { ...cast, words: { ...words, that } }, openings: blocks.openings[ageGroup] };
}

/** A hero's clause is told in the past, as all beginnings are. */
function tell(clause: string): string {
  return clause.replaceAll(/[[\]]/g, '');
}
