import { createHero } from './create-hero.ts';
import { createStoryText, type StoryText } from './create-story-text.ts';
import type { StoryCast } from './fill-template.ts';
import { guessGender } from './guess-gender.ts';
import { namedBy } from './named-by.ts';
import type { StoryOrder } from './story-order.ts';
import type { StoryThemeFile } from './story-theme-file.ts';
import { traitSentence } from './trait-sentence.ts';

export interface BegunStory {
  story: StoryText;
  cast: StoryCast;
  wish: StoryThemeFile['wishes'][number] | undefined;
  obstacle: StoryThemeFile['obstacles'][number] | undefined;
}

const MOST_SENTENCES = 6;

/**
 * Tells a beginning: where, who, what for, and what is in the way. The hero is the child's first
 * figure, a second one comes along; without any, one of the theme's.
 */
export function beginStory(order: StoryOrder): BegunStory {
  const { data, theme, ageGroup, characters, chooser } = order;
  const blocks = data.themes[theme];
  const place = chooser.pick(blocks.places);
  const wish = chooser.pick(blocks.wishes);
  const obstacle = chooser.pick(blocks.obstacles);
  const { cast, openings } = castOf(order, place?.in ?? '');
  const story = createStoryText();

  story.addOneOf(openings, cast, chooser);
  const [, second] = characters;
  if (second) {
    const words = { ...cast.words, companion: second.name };
    story.addOneOf(data.frames.companions[ageGroup], { ...cast, words }, chooser);
  }
  const rest = [place?.[ageGroup], wish?.[ageGroup], obstacle?.[ageGroup]];
  // With many figures the smell of the place can wait.
  const isCrowded = story.countSentences() > 2;
  for (const block of isCrowded ? rest.slice(1) : rest) story.add(block, cast);
  return { story, cast, wish, obstacle };
}

/** The beginning alone, 3 to 6 sentences, left open (SPEC 7, mode `start`). */
export function writeBeginning(order: StoryOrder): string {
  const { story, cast } = beginStory(order);
  if (story.countSentences() < MOST_SENTENCES) {
    story.addOneOf(order.data.frames.hooks[order.ageGroup], cast, order.chooser);
  }
  return story.text();
}

function castOf({ data, theme, ageGroup, characters, chooser }: StoryOrder, where: string) {
  const { verbs, frames, themes } = data;
  const [own] = characters;
  if (own) {
    const kind = guessGender(own.name, `${own.name}, ${own.description}`, data);
    const trait = traitSentence(own, data, false);
    const cast = { hero: createHero(kind, namedBy(own.name)), isPresent: false, verbs };
    return {
      cast: { ...cast, words: { in: where, trait } },
      openings: frames.ownOpenings[ageGroup],
    };
  }
  const blocks = themes[theme];
  const hero = chooser.pick(blocks.heroes);
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
