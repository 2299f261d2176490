import { z } from 'zod';

/** `data/small-talk.yaml`: what is said between the questions. */
export const SmallTalkFile = z.object({
  talks: z.array(
    z.object({
      id: z.string(),
      /** Whole sentences, or with `…` at an end for any words there. */
      sayings: z.array(z.string()).min(1),
      /** Patterns as of `SafetyRule`, for sentences of few words. */
      frames: z.array(z.string()).default([]),
      /** Otherwise whatever is talked of goes first. */
      isSure: z.boolean().default(true),
      /** `{assistantName}` becomes LUX's name; a single word stands for one of the lists below. */
      answers: z.array(z.string()).min(1),
    }),
  ),
  jokes: z.array(z.string()),
  riddles: z.array(
    z.object({ question: z.string(), solution: z.string(), solutionWords: z.array(z.string()) }),
  ),
  stories: z.array(z.string()).min(6),
  twisters: z.array(z.string()).min(10),
  countingRhymes: z.array(z.string()).min(3),
  poems: z.array(z.string()).min(3),
  songs: z.array(z.string()).min(3),
  admissions: z.object({
    opening: z.array(z.string()).min(3),
    /** To what is no question. */
    unclear: z.array(z.string()).min(2),
    /** Where one finds it out, by what was asked for. */
    ways: z.record(
      z.enum(['now', 'own', 'place', 'word', 'person', 'self', 'any']),
      z.array(z.string()).min(2),
    ),
  }),
});
export type SmallTalkFile = z.infer<typeof SmallTalkFile>;
