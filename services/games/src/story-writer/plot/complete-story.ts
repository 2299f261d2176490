import type { StoryTask } from '../data/load-story-data.ts';
import type { StoryThemeFile } from '../data/story-theme-file.ts';
import type { StoryCast } from '../grammar/fill-template.ts';
import { tellGrave } from '../grave/tell-grave.ts';
import { readStoryText } from '../reading/read-story.ts';
import { isTold } from '../understanding/is-told.ts';
import { readStory, type StoryFacts } from '../understanding/understand-text.ts';
import { tellEnd } from './child/tell-end.ts';
import { createStoryText, type StoryText } from './create-story-text.ts';
import { castOfReading, joinStory } from './join-story.ts';
import { mentionFacts } from './mention-facts.ts';
import { beginStory } from './ours/begin-story.ts';
import { childsPart } from './ours/childs-part.ts';
import { introduceHelper } from './ours/introduce-helper.ts';
import { isOurPlot } from './ours/is-ours.ts';
import { findOurPlace } from './ours/places.ts';

type Wish = StoryThemeFile['wishes'][number];
type Obstacle = StoryThemeFile['obstacles'][number];
type Event = StoryTask['data']['frames']['events'][number];

/** Brings the child's story to a good end; without one, tells a whole story (SPEC 5, 7, mode `complete`). */
export function completeStory(task: StoryTask): string {
  if (task.context === '') {
    const { story, cast, place, wish, obstacle } = beginStory(task);
    const helper = introduceHelper(story, cast, task, { place });
    endStory(story, { ...cast, helper }, task, { wish, obstacle });
    return story.text();
  }
  const grave = tellGrave(task, 'end');
  if (grave !== null) return grave;
  const { context, data, theme } = task;
  // What LUX itself has added to a child's story makes it none of ours.
  const isOurs = isOurPlot(task) && isOurPlot({ ...task, context: childsPart(task) });
  if (!isOurs) return completeChildsStory(task);
  const facts = readStory(task);
  const story = createStoryText(context);
  const cast = joinStory(story, facts, task);
  mentionFacts(story, cast, facts, task, 1);
  const helper = introduceHelper(story, cast, task, {
    companion: facts.companion,
    place: findOurPlace(context, data.themes[theme]),
  });
  const { wishes, obstacles } = data.themes[theme];
  endStory(story, { ...cast, helper }, task, {
    wish: wishes.find((one) => isTold(one, context)),
    obstacle: obstacles.findLast((one) => isTold(one, context)),
    event: data.frames.events.find((one) => isTold(one, context)),
    facts,
  });
  return story.text();
}

/** Puts right what the child told, with the child's things and people. */
function completeChildsStory(task: StoryTask): string {
  const context = childsPart(task);
  const own = { ...task, context };
  const reading = readStoryText(own);
  const story = createStoryText(task.context);
  const cast = castOfReading(reading, task.data);
  tellEnd(story, cast, reading, own);
  return story.text();
}

/** The turn, the wish come true, and the end. */
function endStory(
  story: StoryText,
  cast: StoryCast,
  { data, theme, ageGroup, random }: StoryTask,
  plot: {
    wish?: Wish | undefined;
    obstacle?: Obstacle | undefined;
    event?: Event | undefined;
    facts?: StoryFacts;
  },
): void {
  const { turns, endings } = data.themes[theme];
  const solving = turns.filter(
    ({ solves }) => solves !== undefined && solves === plot.obstacle?.id,
  );
  const general = turns.filter(({ solves }) => solves === undefined);
  const told = plot.event ? [plot.event.solved] : [];
  const fitting = [solving, told, general].find((turns) => turns.length > 0) ?? general;
  story.addOneOf(
    fitting.map((turn) => turn[ageGroup]),
    cast,
    random,
  );
  const goal = plot.wish
    ? [plot.wish.fulfilled[ageGroup]]
    : goalsOf(data.frames, ageGroup, plot.facts);
  story.addOneOf(goal, cast, random);
  story.addOneOf(
    endings.map((ending) => ending[ageGroup]),
    cast,
    random,
  );
}

function goalsOf(
  frames: StoryTask['data']['frames'],
  ageGroup: StoryTask['ageGroup'],
  facts?: StoryFacts,
): readonly string[] {
  if (facts?.thing?.isSought) return frames.foundThings[ageGroup];
  if (facts?.animal?.isSought) return frames.foundAnimals[ageGroup];
  return frames.goodEnds[ageGroup];
}
