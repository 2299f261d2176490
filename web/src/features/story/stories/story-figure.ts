import { StoryCharacter } from '@lux/contracts/games/story.ts';
import { z } from 'zod';
import { randomId } from '../../../lib/random-id.ts';

/** A character of a story (SPEC 3), told apart by an id of our own. */
export const StoryFigure = StoryCharacter.extend({
  id: z.string().min(1).default(randomId),
});
export type StoryFigure = z.infer<typeof StoryFigure>;
