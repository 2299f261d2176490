import { z } from 'zod';

/** Query of `GET /api/analytics/jobs`: one state, the newest first, at most 200. */
export const WatchedJobQuery = z.object({
  state: z.enum(['queued', 'active', 'failed'], { error: 'Diesen Zustand gibt es nicht.' }),
});
export type WatchedJobQuery = z.infer<typeof WatchedJobQuery>;
