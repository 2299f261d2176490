import { z } from 'zod';

/** How old a child is, as SPEC 3 groups them: 6 to 8, 9 to 11, 12 and older. */
export const AgeGroup = z.enum(['small', 'medium', 'large']);
export type AgeGroup = z.infer<typeof AgeGroup>;
