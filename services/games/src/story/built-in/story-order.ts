import type { StoryRequest } from '@lux/contracts/games/story.ts';
import type { Random } from '@lux/random/random.ts';
import type { StoryData } from './load-story-data.ts';

/** What one built-in text is made of: the child's wish, our blocks, and the dice. */
export interface StoryOrder extends Omit<StoryRequest, 'mode' | 'visitorToken'> {
  data: StoryData;
  random: Random;
}
