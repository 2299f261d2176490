import { z } from 'zod';
import { StoryCharacter } from './story-character.ts';
import { StoryTips } from './story-tips.ts';

/** Answer of `POST /api/story/generate` (SPEC 7): by mode a text, a figure, or tips. */
export const StoryAnswer = z.union([
  z.object({ text: z.string().trim().min(1).max(20_000) }),
  StoryCharacter,
  StoryTips,
]);
export type StoryAnswer = z.infer<typeof StoryAnswer>;
