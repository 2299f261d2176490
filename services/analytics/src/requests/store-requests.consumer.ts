import type { AnalyticsRequest } from '@lux/contracts/analytics/analytics-request.ts';
import type { RequestCompletedEvent } from '@lux/contracts/analytics/request-completed-event.ts';
import type { Deps } from '../deps.ts';

/** Rows in one socket message: small enough for a browser to take in one frame. */
const PUSH_LIMIT = 200;

/**
 * Writes events and shows the admins those that are new, oldest first (DESIGN 5). May run twice
 * for an event: the second time nothing is written and nothing pushed. If it stops between the two,
 * the push is lost, which the admin's page makes up for by asking.
 */
export async function storeRequests(
  { requests, push }: Pick<Deps, 'requests' | 'push'>,
  events: RequestCompletedEvent[],
): Promise<void> {
  const added = (await requests.insertNew(events)).toSorted(byTime);
  for (let start = 0; start < added.length; start += PUSH_LIMIT) {
    push.toAdmins('request.completed', added.slice(start, start + PUSH_LIMIT));
  }
}

function byTime(a: AnalyticsRequest, b: AnalyticsRequest): number {
  return Date.parse(a.timestamp) - Date.parse(b.timestamp);
}
