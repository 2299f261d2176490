import { z } from 'zod';

/** `data/small-talk.yaml`: what is said between the questions. */
export const SmallTalkFile = z.object({
  talks: z.array(
    z.object({
      id: z.string(),
      /** Whole sentences, or with `…` at an end for any words there. */
      sayings: z.array(z.string()).min(1),
      /** `{assistantName}` becomes LUX's name. */
      answers: z.array(z.string()).min(1),
    }),
  ),
  jokes: z.array(z.string()),
  riddles: z.array(
    z.object({ question: z.string(), solution: z.string(), solutionWords: z.array(z.string()) }),
  ),
  unknown: z.array(z.string()).min(3),
  /** To a child that tells of itself and asks nothing. */
  personal: z.array(z.string()).min(3),
});
export type SmallTalkFile = z.infer<typeof SmallTalkFile>;
