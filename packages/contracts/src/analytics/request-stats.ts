import { z } from 'zod';
import { RequestType } from './request-type.ts';

/** Answer of `GET /api/analytics/stats` (SPEC 3, 7). */
export const RequestStats = z.object({
  total: z.int().nonnegative(),
  byType: z.partialRecord(RequestType, z.int().nonnegative()),
  /** One entry a day in Europe/Berlin that had requests, oldest first, `YYYY-MM-DD`. */
  dailyCount: z.array(z.object({ date: z.iso.date(), count: z.int().nonnegative() })),
});
export type RequestStats = z.infer<typeof RequestStats>;
