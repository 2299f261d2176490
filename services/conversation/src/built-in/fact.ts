import { z } from 'zod';

/** One piece of knowledge as a teacher writes it in `data/facts/<topic>.yaml`. */
export const Fact = z.object({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  /** The same question in several wordings; the first is shown as a suggestion. */
  questions: z.array(z.string().endsWith('?')).min(2).max(6),
  /** Two to four short sentences that sound good aloud. */
  answer: z.string().min(40).max(420),
  keywords: z.array(z.string()).min(1),
  /** Where a teacher can look it up. */
  source: z.string().min(5),
});
export type Fact = z.infer<typeof Fact>;
