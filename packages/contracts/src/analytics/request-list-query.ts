import { z } from 'zod';
import { RequestCursor } from './request-cursor.ts';
import { RequestFilter } from './request-filter.ts';

const limitHint = 'Möglich sind 1 bis 1000 Anfragen auf einmal.';

/** Query of `GET /requests`, newest first. Without parameters it answers as SPEC 7 shows. */
export const RequestListQuery = RequestFilter.extend({
  limit: z.coerce
    .number({ error: limitHint })
    .int(limitHint)
    .min(1, limitHint)
    .max(1_000, limitHint)
    .default(200),
  /** Only requests older than this place. */
  before: RequestCursor.optional(),
});
export type RequestListQuery = z.infer<typeof RequestListQuery>;
