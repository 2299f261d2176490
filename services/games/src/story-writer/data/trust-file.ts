import { z } from 'zod';

const lines = z.array(z.string().trim().min(3)).min(1);
const Lines = z.strictObject({ small: lines, older: lines });

/** `data/story/trust.yaml`: what is told where somebody does harm, wants to come to harm or is very ill. */
export const TrustFile = z.strictObject({
  harm: z.strictObject({ next: Lines, end: Lines, named: Lines }),
  stranger: z.strictObject({ next: Lines, end: Lines }),
  /** Somebody is very ill, and nobody is to blame. */
  sorrow: z.strictObject({ next: Lines, end: Lines }),
  urge: z.strictObject({ next: Lines, end: Lines }),
  /** Something dangerous that somebody only wants. */
  careful: z.strictObject({ next: Lines, end: Lines }),
  nobody: z.strictObject({ next: Lines, end: Lines }),
});
