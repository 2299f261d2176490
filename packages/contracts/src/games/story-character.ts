import { z } from 'zod';

/** A figure of a story (SPEC 3); one without its four parts is an error (SPEC 5). */
export const StoryCharacter = z.object({
  name: z.string().trim().min(1).max(60),
  description: z.string().trim().min(1).max(600),
  traits: z.array(z.string().trim().min(1).max(60)).min(1).max(8),
  /** What might happen with this figure. */
  idea: z.string().trim().min(1).max(600),
});
export type StoryCharacter = z.infer<typeof StoryCharacter>;
