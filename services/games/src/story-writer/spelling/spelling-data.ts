import { z } from 'zod';

/** `data/story/spelling.yaml`: typical errors, and why a word that exists is the wrong one. */
export const SpellingFile = z.strictObject({
  typical: z.record(z.string().min(2), z.string().min(2)),
  confusions: z.record(z.string().min(2), z.string().min(10)),
});
export type SpellingFile = z.infer<typeof SpellingFile>;
