import { z } from 'zod';
import { Noun } from './noun.ts';

/** `data/story/nouns.yaml`: what LUX picks up from a child's text. */
export const StoryNounsFile = z.strictObject({
  animals: z.array(Noun),
  persons: z.array(Noun),
  things: z.array(Noun),
  /** With the words that say where something happens. */
  places: z.array(
    z.tuple([z.string(), z.string()]).transform(([word, where]) => ({ word, where })),
  ),
});
export type StoryNounsFile = z.infer<typeof StoryNounsFile>;
