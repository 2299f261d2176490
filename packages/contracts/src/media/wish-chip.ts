import { z } from 'zod';

/** One thing LUX understood of a wish, shown before painting: "Drache", "grün", "3 ×" (issue 4). */
export const WishChip = z.object({
  text: z.string(),
  /** Time of day counts as weather. */
  kind: z.enum(['figure', 'colour', 'place', 'weather', 'count']),
});
export type WishChip = z.infer<typeof WishChip>;
