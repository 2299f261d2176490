import { shuffle } from '@lux/random/choose.ts';
import type { StoryTask } from '../data/load-story-data.ts';
import type { StoryCast } from '../grammar/fill-template.ts';
import type { StoryFacts } from '../understanding/understand-text.ts';
import type { StoryText } from './create-story-text.ts';

/** Says something about what the child wrote of, `most` sentences at the longest. */
export function mentionFacts(
  story: StoryText,
  cast: StoryCast,
  facts: StoryFacts,
  { data: { frames }, ageGroup, random }: StoryTask,
  most: number,
): void {
  const before = story.countSentences();
  // A second continuation must not describe the same place again.
  const hasNewPlace =
    facts.place !== null && !frames.places[ageGroup].some((one) => story.has(one, cast));
  const options = [
    ...(facts.companion ? [frames.others] : []),
    ...(facts.animal && !facts.animal.isSought ? [frames.animals] : []),
    ...(facts.thing ? [frames.things] : []),
  ];
  const chosen = [
    ...(hasNewPlace ? [frames.places] : []),
    ...shuffle(random, options),
    frames.pauses,
  ];
  for (const frame of chosen) {
    if (story.countSentences() - before >= most) return;
    story.addOneOf(frame[ageGroup], cast, random);
  }
}
