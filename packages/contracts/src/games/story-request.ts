import { z } from 'zod';
import { AgeGroup } from '../common/age-group.ts';
import { VisitorToken } from '../common/visitor-token.ts';
import { StoryCharacter } from './story-character.ts';
import { StoryTheme } from './story-theme.ts';

/** Body of `POST /api/story/generate` (SPEC 7). */
export const StoryRequest = z
  .object({
    mode: z.enum(['start', 'continue', 'complete', 'tips', 'character']),
    /** The story so far; in mode `character` what the child said of the figure. */
    context: z.string().trim().max(20_000, 'Deine Geschichte ist zu lang für mich.').default(''),
    theme: StoryTheme.default('adventure'),
    ageGroup: AgeGroup.default('small'),
    /** Ours beside SPEC 7: the child's own figures, to be used by name and trait. */
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
