import { z } from 'zod';

const limitHint = 'Möglich sind 1 bis 100 Bilder auf einmal.';

/** Query of `GET /api/analytics/pictures`, the newest first. */
export const WatchedPictureQuery = z.object({
  limit: z.coerce
    .number({ error: limitHint })
    .int(limitHint)
    .min(1, limitHint)
    .max(100, limitHint)
    .default(24),
  /** Only pictures made before this moment: the `createdAt` of the last one known. */
  before: z.iso.datetime({ offset: true, error: 'Dieser Zeitpunkt ist ungültig.' }).optional(),
});
export type WatchedPictureQuery = z.infer<typeof WatchedPictureQuery>;
