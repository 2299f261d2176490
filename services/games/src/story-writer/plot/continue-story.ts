import { splitSentences } from '@lux/german-text/sentences/split-sentences.ts';
import type { StoryTask } from '../data/load-story-data.ts';
import { tellGrave } from '../grave/tell-grave.ts';
import { readStoryText } from '../reading/read-story.ts';
import { isTold } from '../understanding/is-told.ts';
import { readStory } from '../understanding/understand-text.ts';
import { tellNext } from './child/tell-next.ts';
import { createStoryText } from './create-story-text.ts';
import { castOfReading, joinStory } from './join-story.ts';
import { mentionFacts } from './mention-facts.ts';
import { introduceHelper } from './ours/introduce-helper.ts';
import { endsWithOurs } from './ours/is-ours.ts';
import { findOurPlace, fitsPlace } from './ours/places.ts';

const FEWEST_SENTENCES = 3;
const MOST_SENTENCES = 6;
const TROUBLE =
  /(?<!\p{L})(aber|doch|plötzlich|auf einmal|hilfe|angst|gefahr|verirrt|verloren|gefangen)(?!\p{L})/iu;

/**
 * Goes on from the child's text by 3 to 6 sentences and leaves it open (SPEC 7, mode `continue`): takes
 * up who, what and where is in it, in its tense; then help comes where there is trouble, trouble where
 * there is none.
 */
export function continueStory(task: StoryTask): string {
  const { context, data, theme, ageGroup, random } = task;
  const grave = tellGrave(task, 'next');
  if (grave !== null) return grave;
  if (!endsWithOurs(task)) return continueChildsStory(task);
  const facts = readStory(task);
  const story = createStoryText(context);
  const cast = joinStory(story, facts, task);
  const { obstacles, helpers } = data.themes[theme];
  // Our own obstacles are made for our own places: no river runs through a school.
  const ours = findOurPlace(context, data.themes[theme]);

  mentionFacts(story, cast, facts, task, ageGroup === 'small' ? 2 : 1);
  const lastWords = splitSentences(context).slice(-2).join(' ');
  const isInTrouble = TROUBLE.test(lastWords) || obstacles.some((one) => isTold(one, context));
  const hasHelper = helpers.some((one) => isTold(one, context));
  if (isInTrouble && !hasHelper) {
    introduceHelper(story, cast, task, { companion: facts.companion, place: ours });
  } else {
    const fitting = obstacles.filter((one) => {
      if (context.includes(one.mark)) return false;
      return ours === null ? one.isAnywhere : fitsPlace(one, ours);
    });
    const events = ours === null ? data.frames.events : [];
    story.addOneOf(
      [...fitting, ...events].map((one) => one[ageGroup]),
      cast,
      random,
    );
  }
  const { hooks, pauses } = data.frames;
  while (story.countSentences() < FEWEST_SENTENCES - 1) {
    if (!story.addOneOf(pauses[ageGroup], cast, random)) break;
  }
  if (story.countSentences() < MOST_SENTENCES) story.addOneOf(hooks[ageGroup], cast, random);
  return story.text();
}

/** Goes on from what the child told: its last event, its people, its tense. */
function continueChildsStory(task: StoryTask): string {
  const reading = readStoryText(task);
  const story = createStoryText(task.context);
  const cast = castOfReading(reading, task.data);
  tellNext(story, cast, reading, task);
  return story.text();
}
