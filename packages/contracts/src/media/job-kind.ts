import { z } from 'zod';

/** What a media job makes. */
export const JobKind = z.enum(['image', 'coloring', 'pdf']);
export type JobKind = z.infer<typeof JobKind>;
