import type { StoryAnswer, StoryRequest } from '@lux/contracts/games/story.ts';
import { createRandom } from '@lux/random/random.ts';
import type { StoryData } from './data/load-story-data.ts';
import { inventCharacter } from './invent-character.ts';
import { completeStory } from './plot/complete-story.ts';
import { continueStory } from './plot/continue-story.ts';
import { writeBeginning } from './plot/ours/begin-story.ts';
import { withoutRequest } from './plot/without-request.ts';
import { giveTips } from './tips/give-tips.ts';

/**
 * The answer of the built-in tier to any mode (SPEC 7): the same request and seed give the same text.
 */
export function writeStory(data: StoryData, request: StoryRequest, seed: number): StoryAnswer {
  const { mode, visitorToken: _secret, ...wish } = request;
  const { story, wantsEnd } = withoutRequest(wish.context);
  const task = { ...wish, context: story, data, random: createRandom(seed) };
  switch (mode === 'continue' && wantsEnd ? 'complete' : mode) {
    case 'start':
      return { text: writeBeginning(task) };
    case 'continue':
      return { text: continueStory(task) };
    case 'complete':
      return { text: completeStory(task) };
    case 'tips':
      return giveTips(task);
    case 'character':
      return inventCharacter(task);
  }
}
