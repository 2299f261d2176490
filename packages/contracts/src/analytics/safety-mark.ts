import { z } from 'zod';

/** How the child-safety gate marked a request (DESIGN 6). */
export const SafetyMark = z.enum(['blocked', 'crisis']);
export type SafetyMark = z.infer<typeof SafetyMark>;
