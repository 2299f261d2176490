import { z } from 'zod';

const Lines = z.array(z.string().min(4)).min(1);

/** `data/remarks.yaml`: what children say beside their questions. */
export const RemarksFile = z
  .object({
    /** Written in a pattern as `<name>`. */
    words: z.record(z.string(), z.string()),
    /** Whole sentences, as regular expressions. */
    kinds: z.array(
      z
        .object({ id: z.string(), said: z.array(z.string()).min(1), answers: Lines.min(2) })
        .strict(),
    ),
    /** What a sentence that only tells something is about; the first that fits. */
    topics: z
      .array(z.object({ id: z.string(), words: z.string(), hear: Lines, ask: Lines }).strict())
      .min(1),
    /** Asked where somebody of the family does something. */
    others: Lines.min(2),
  })
  .strict();
export type RemarksFile = z.infer<typeof RemarksFile>;
