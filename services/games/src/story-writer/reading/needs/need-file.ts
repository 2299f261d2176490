import { z } from 'zod';

const words = z.array(z.string().min(2)).min(5);

/** `data/story/needs.yaml`: by what LUX knows what is missing in a clause, and what would be good instead. */
export const NeedFile = z.strictObject({
  /** A state and how it is when it is good again. */
  states: z.record(z.string().min(2), z.string().min(2)),
  wanted: words,
  /** Who does it no more shall do it again. */
  regained: words,
  nuisances: words,
  learnable: words,
  uncounted: words,
  /** Of a wish only these come true: alone, with something, and what. */
  granted: z.strictObject({ skills: words, verbs: words, things: words }),
});
export type NeedFile = z.infer<typeof NeedFile>;
