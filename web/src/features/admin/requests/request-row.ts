import { AnalyticsRequest } from '@lux/contracts/analytics/analytics-request.ts';
import { HandledMark } from '@lux/contracts/analytics/handled-mark.ts';
import { JobFailureReason } from '@lux/contracts/media/job-failure-reason.ts';
import { z } from 'zod';

/** A request as the table shows it, from the query and from the live feed alike. */
export const RequestRow = AnalyticsRequest.omit({ userId: true, handled: true }).extend({
  forgottenAt: z.iso.datetime().nullable().default(null),
  handled: HandledMark.nullable().default(null),
  pictureFailure: JobFailureReason.nullable().default(null),
});
export type RequestRow = z.infer<typeof RequestRow>;
