import { z } from 'zod';

const Patterns = z.array(z.string().min(1)).min(1);

/** `data/signs-of-words.yaml`: what shows that words are spoken of; regular expressions of whole words. */
export const SignsOfWordsFile = z
  .object({
    /** In what a child asks. */
    asks: Patterns,
    /** In what LUX has told. */
    told: Patterns,
  })
  .strict();
export type SignsOfWordsFile = z.infer<typeof SignsOfWordsFile>;
