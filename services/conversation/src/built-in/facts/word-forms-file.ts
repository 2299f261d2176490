import { z } from 'zod';

/** `data/word-forms.yaml`: words that mean the same, and words that are no mishearing of others. */
export const WordFormsFile = z.object({
  same: z.array(z.array(z.string()).min(2)),
  /** Words that look like an inflection of another word. */
  distinct: z.array(z.string()),
  /** Their superlatives are words of their own. */
  adjectives: z.string(),
  /** Words that say little about what is meant. */
  light: z.string(),
  known: z.string(),
});
export type WordFormsFile = z.infer<typeof WordFormsFile>;
