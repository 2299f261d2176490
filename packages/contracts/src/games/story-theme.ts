import { z } from 'zod';

/** What a story is about (SPEC 3). */
export const StoryTheme = z.enum([
  'adventure',
  'fantasy',
  'animals',
  'everyday',
  'space',
  'mystery',
  'fairytale',
  'friendship',
]);
export type StoryTheme = z.infer<typeof StoryTheme>;
