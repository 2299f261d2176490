import type { StoryAnswer } from '@lux/contracts/games/story-answer.ts';
import type { StoryRequest } from '@lux/contracts/games/story-request.ts';
import { writeBeginning } from './begin-story.ts';
import { completeStory } from './complete-story.ts';
import { continueStory } from './continue-story.ts';
import { createChooser } from './create-chooser.ts';
import { giveTips } from './give-tips.ts';
import { inventCharacter } from './invent-character.ts';
import type { StoryData } from './load-story-data.ts';

/**
 * The answer of the built-in tier to any mode (SPEC 7): the same request and seed give the same text.
 */
export function writeBuiltIn(data: StoryData, request: StoryRequest, seed: number): StoryAnswer {
  const { mode, visitorToken: _secret, ...wish } = request;
  const order = { ...wish, data, chooser: createChooser(seed) };
  switch (mode) {
    case 'start':
      return { text: writeBeginning(order) };
    case 'continue':
      return { text: continueStory(order) };
    case 'complete':
      return { text: completeStory(order) };
    case 'tips':
      return giveTips(order);
    case 'character':
      return inventCharacter(order);
  }
}
