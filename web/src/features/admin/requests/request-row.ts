import { AnalyticsRequest, HandledMark } from '@lux/contracts/analytics/request.ts';
import { JobFailureReason } from '@lux/contracts/media/job.ts';
import { z } from 'zod';

/** A request as the table shows it, from the query and from the live feed alike. */
export const RequestRow = AnalyticsRequest.omit({ userId: true, handled: true }).extend({
  forgottenAt: z.iso.datetime().nullable().default(null),
  handled: HandledMark.nullable().default(null),
  pictureFailure: JobFailureReason.nullable().default(null),
});
export type RequestRow = z.infer<typeof RequestRow>;
