import { z } from 'zod';
import { Fact } from './fact.ts';

/** A file of `data/facts`. */
export const FactFile = z.object({
  topic: z.string(),
  /** As LUX says it: "Ich weiß viel über …". */
  title: z.string(),
  facts: z.array(Fact),
});
export type FactFile = z.infer<typeof FactFile>;
