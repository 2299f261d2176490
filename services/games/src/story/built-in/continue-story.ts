import { createStoryText } from './create-story-text.ts';
import { introduceHelper } from './introduce-helper.ts';
import { isTold } from './is-told.ts';
import { joinStory } from './join-story.ts';
import { splitSentences } from './split-sentences.ts';
import type { StoryOrder } from './story-order.ts';
import { takeUp } from './take-up.ts';
import { understandText } from './understand-text.ts';

const FEWEST_SENTENCES = 3;
const MOST_SENTENCES = 6;
const TROUBLE =
  /(?<!\p{L})(aber|doch|plötzlich|auf einmal|hilfe|angst|gefahr|verirrt|verloren|gefangen)(?!\p{L})/iu;

/**
 * Goes on from the child's text by 3 to 6 sentences and leaves it open (SPEC 7, mode `continue`): takes
 * up who, what and where is in it, in its tense; then help comes where there is trouble, trouble where
 * there is none.
 */
export function continueStory(order: StoryOrder): string {
  const { context, data, theme, ageGroup, characters, chooser } = order;
  const facts = understandText(
    context,
    data,
    characters.map(({ name }) => name),
  );
  const story = createStoryText(context);
  const cast = joinStory(story, facts, order);
  const { obstacles, helpers, places } = data.themes[theme];
  // Our own obstacles are made for our own places: no river runs through a school.
  const isOurs = places.some((place) => context.toLowerCase().includes(place.in.toLowerCase()));

  takeUp(story, cast, facts, order, ageGroup === 'small' ? 2 : 1);
  const lastWords = splitSentences(context).slice(-2).join(' ');
  const isInTrouble = TROUBLE.test(lastWords) || obstacles.some((one) => isTold(one, context));
  const hasHelper = helpers.some((one) => isTold(one, context));
  if (isInTrouble && !hasHelper) introduceHelper(story, cast, order, facts.companion);
  else {
    const fitting = obstacles.filter(({ mark, isAnywhere }) => {
      return !context.includes(mark) && (isAnywhere || isOurs);
    });
    const events = isOurs ? [] : data.frames.events[ageGroup];
    story.addOneOf([...fitting.map((one) => one[ageGroup]), ...events], cast, chooser);
  }
  const { hooks, pauses } = data.frames;
  while (story.countSentences() < FEWEST_SENTENCES - 1) {
    if (!story.addOneOf(pauses[ageGroup], cast, chooser)) break;
  }
  if (story.countSentences() < MOST_SENTENCES) story.addOneOf(hooks[ageGroup], cast, chooser);
  return story.text();
}
