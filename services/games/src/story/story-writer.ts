import type { StoryAnswer, StoryRequest } from '@lux/contracts/games/story.ts';

/** What a writer is told: nothing that identifies a child. */
export type StoryWish = Omit<StoryRequest, 'visitorToken'> & {
  /** What LUX has read in the child's text; a model keeps to it. */
  facts?: readonly string[];
};

/** Somebody who writes with a child. */
export interface StoryWriter {
  /**
   * @returns null where what was written has not the form asked for: an incomplete character, no tips.
   * @throws where nothing came.
   */
  write: (wish: StoryWish, signal: AbortSignal) => Promise<StoryAnswer | null>;
}
