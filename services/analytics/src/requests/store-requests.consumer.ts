import type { RequestCompletedEvent } from '@lux/contracts/analytics/events.ts';
import type { Deps } from '../deps.ts';
import { settleOwners } from '../forgetting/settle-owners.ts';
import { applyOutcomes } from '../outcomes/settle-pictures.consumer.ts';
import type { RequestCounter } from '../statistics/create-request-counter.ts';

/** What storing a batch of requests takes. */
export type RequestStoreDeps = Pick<
  Deps,
  | 'requests'
  | 'alerts'
  | 'outcomes'
  | 'adoptions'
  | 'forgotten'
  | 'deletedThings'
  | 'activeVisitors'
  | 'push'
> & {
  counter: RequestCounter;
};

/** Rows in one socket message: small enough for a browser to take in one frame. */
const PUSH_LIMIT = 200;

/**
 * Stores and counts events and shows the admins those that are new, oldest first (DESIGN 5). May run
 * twice for an event: the second time nothing is written and nothing pushed. If it stops before the
 * push, the push is lost, which the admin's page makes up for by asking.
 */
export async function storeRequests(
  deps: RequestStoreDeps,
  events: RequestCompletedEvent[],
): Promise<void> {
  const added = (await deps.counter.store(events)).toSorted(byTime);
  // Also those that were there: who stored them has perhaps stopped before this.
  const settled = await applyOutcomes(
    deps,
    events.filter(isOfPicture).map(({ id }) => id),
  );
  const { shownAs, forgotten } = await settleOwners(deps, events);
  // Of all that came, as who stored them has perhaps stopped before this.
  for (const event of events.toSorted(byTime)) {
    if (event.safety === 'crisis') await deps.alerts.raise(shownAs(event));
  }
  const shown = added.map(shownAs);
  await deps.activeVisitors.see(shown);
  for (let start = 0; start < shown.length; start += PUSH_LIMIT) {
    deps.push.toAdmins('request.completed', shown.slice(start, start + PUSH_LIMIT));
  }
  const changed = settled.filter(({ id }) => !forgotten.has(id));
  if (changed.length > 0) deps.push.toAdmins('request.changed', changed);
}

function isOfPicture({ type }: RequestCompletedEvent): boolean {
  return type === 'image' || type === 'coloring';
}

function byTime(a: RequestCompletedEvent, b: RequestCompletedEvent): number {
  return Date.parse(a.timestamp) - Date.parse(b.timestamp);
}
