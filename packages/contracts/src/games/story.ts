import { z } from 'zod';
import { VisitorToken } from '../common/ids.ts';
import { AgeGroup } from './quiz.ts';

/** A character of a story (SPEC 3); one without its four parts is an error (SPEC 5). */
export const StoryCharacter = z.object({
  name: z.string().trim().min(1).max(60),
  description: z.string().trim().min(1).max(600),
  traits: z.array(z.string().trim().min(1).max(60)).min(1).max(8),
  /** What might happen with this character. */
  idea: z.string().trim().min(1).max(600),
});
export type StoryCharacter = z.infer<typeof StoryCharacter>;

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

/** What LUX says of a child's own text (SPEC 7, mode `tips`). */
export const StoryTips = z.object({
  positives: z.array(z.string().trim().min(1).max(400)).min(1).max(5),
  tips: z.array(z.string().trim().min(1).max(400)).min(1).max(5),
  idea: z.string().trim().min(1).max(600),
});
export type StoryTips = z.infer<typeof StoryTips>;

/** Answer of `POST /api/story/generate` (SPEC 7): by mode a text, a character, or tips. */
export const StoryAnswer = z.union([
  z.object({ text: z.string().trim().min(1).max(20_000) }),
  StoryCharacter,
  StoryTips,
]);
export type StoryAnswer = z.infer<typeof StoryAnswer>;

/** Body of `POST /api/story/generate` (SPEC 7). */
export const StoryRequest = z
  .object({
    mode: z.enum(['start', 'continue', 'complete', 'tips', 'character']),
    /** The story so far; in mode `character` what the child said of the character. */
    context: z.string().trim().max(20_000, 'Deine Geschichte ist zu lang für mich.').default(''),
    theme: StoryTheme.default('adventure'),
    ageGroup: AgeGroup.default('small'),
    /** Ours beside SPEC 7: the child's own characters, to be used by name and trait. */
    characters: z.array(StoryCharacter).max(12).default([]),
    visitorToken: VisitorToken.optional(),
  })
  .refine(({ mode, context }) => mode !== 'character' || context !== '', {
    path: ['context'],
    message: 'Bitte beschreibe deine Figur.',
  })
  .refine(({ mode, context }) => !['continue', 'tips'].includes(mode) || context !== '', {
    path: ['context'],
    message: 'Bitte schreib oder sprich zuerst etwas.',
  });
export type StoryRequest = z.infer<typeof StoryRequest>;
