import { z } from 'zod';

const Lines = z.array(z.string().min(4)).min(1);

/** `data/remarks.yaml`: what children say beside their questions. */
export const RemarksFile = z
  .object({
    /** Written in a pattern as `<name>`. */
    words: z.record(z.string(), z.string()),
    /** Where something may be wrong: LUX asks with care and names a grown-up, before all else. */
    careful: z.array(
      z
        .object({
          id: z.string(),
          /** Parts of a sentence, as regular expressions. */
          said: z.array(z.string()).min(1),
          answers: Lines.min(2),
        })
        .strict(),
    ),
    /** Signs of the body that are asked of where LUX has just named help: no fact is told of them. */
    behindCare: z.object({ said: z.string(), answers: Lines.min(2) }).strict(),
    /** Words to which nothing light is ever said, as one regular expression. */
    noRemark: z.string(),
    /** What is said where one of those words stands. */
    weighs: z.object({ hear: Lines, ask: Lines, grownUp: Lines }).strict(),
    /** Parts of a sentence to which nothing glad is ever said, and what is said instead; the first that fits. */
    calm: z.array(
      z
        .object({
          id: z.string(),
          said: z.array(z.string()).min(1),
          /** Words that make them harmless. */
          unless: z.string(),
          hear: Lines,
          ask: Lines,
          grownUp: Lines,
        })
        .strict(),
    ),
    /** Whole sentences, as regular expressions. */
    kinds: z.array(
      z
        .object({
          id: z.string(),
          /** The child's sentence is said back before the answer, where that surely goes well. */
          echo: z.boolean().default(false),
          said: z.array(z.string()).min(1),
          answers: Lines.min(2),
        })
        .strict(),
    ),
    /** What a sentence that only tells something is about; the first that fits. */
    topics: z
      .array(z.object({ id: z.string(), words: z.string(), hear: Lines, ask: Lines }).strict())
      .min(1),
    /** Asked where somebody of the family does something. */
    others: Lines.min(2),
    /** What is said to a kind of remark that the learnt reader knows. */
    replies: z.array(
      z
        .object({ id: z.string(), echo: z.boolean().default(false), answers: Lines.min(2) })
        .strict(),
    ),
  })
  .strict();
export type RemarksFile = z.infer<typeof RemarksFile>;
