import type { UserSticker } from '../accounts/user-sticker.ts';
import type { AnalyticsRequest } from '../analytics/analytics-request.ts';
import type { JobView } from '../media/job-view.ts';

/** What one `job.*` message carries: the job without its state, which is the message's name. */
export type JobMessage = Omit<JobView, 'state'>;

/** Messages the bff's sockets deliver, by name (DESIGN 5). A hint each: the query is the truth. */
export interface ServerMessages {
  'job.queued': (job: JobMessage) => void;
  'job.active': (job: JobMessage) => void;
  'job.ready': (job: JobMessage) => void;
  'job.failed': (job: JobMessage) => void;
  'sticker.awarded': (userSticker: UserSticker) => void;
  'request.completed': (batch: AnalyticsRequest[]) => void;
  /** Requests told of before, as they are now: their picture is ready or was given up. */
  'request.changed': (batch: AnalyticsRequest[]) => void;
}
