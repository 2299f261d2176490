import { z } from 'zod';

/** How much work a model puts into a picture (SPEC 3); the built-in painter always does its best. */
export const ImageQuality = z.enum(['hd', 'standard']);
export type ImageQuality = z.infer<typeof ImageQuality>;
