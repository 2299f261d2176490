import { z } from 'zod';

/** `data/dialect.yaml`: what stands in books, and how dialects say it. */
export const DialectFile = z.object({
  words: z.record(z.string(), z.array(z.string().min(1)).min(1)),
  /** Words that are German elsewhere and dialect only beside another word of one. */
  doubtful: z.array(z.string()),
});
export type DialectFile = z.infer<typeof DialectFile>;
