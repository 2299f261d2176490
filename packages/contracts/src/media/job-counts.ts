import { z } from 'zod';

const count = z.int().nonnegative();

/** How many media jobs wait, are being made, and have failed in the last 30 days. */
export const JobCounts = z.object({ queued: count, active: count, failed: count });
export type JobCounts = z.infer<typeof JobCounts>;
