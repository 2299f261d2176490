import type {
  PictureSettledEvent,
  RecordedEvent,
  RequestCompletedEvent,
} from '@lux/contracts/analytics/events.ts';
import { VisitorMark } from '@lux/contracts/analytics/visitor-requests.ts';
import { legacyVisitorMark } from '@lux/service-kit/secrets.ts';
import type { Deps } from '../deps.ts';
import type { Ledger } from '../figures/create-request-counter.ts';
import { settlePictures } from '../pictures/settle-pictures.consumer.ts';
import { storeRequests } from './store-requests.consumer.ts';

/** An event as it may be kept: a bff of before, or a person with a dead letter, sends the token itself. */
function withoutToken(event: RequestCompletedEvent): RequestCompletedEvent {
  const { visitorToken } = event;
  if (visitorToken === null || VisitorMark.safeParse(visitorToken).success) return event;
  return { ...event, visitorToken: legacyVisitorMark(visitorToken) };
}

/** Takes a batch of the stream: requests first, so that pictures of the same batch find them. */
export async function takeEvents(
  deps: Pick<
    Deps,
    'requests' | 'outcomes' | 'adoptions' | 'forgotten' | 'activeVisitors' | 'push'
  > & {
    ledger: Ledger;
  },
  events: RecordedEvent[],
): Promise<void> {
  const requests: RequestCompletedEvent[] = [];
  const pictures: PictureSettledEvent[] = [];
  for (const event of events) {
    if ('name' in event) pictures.push(event);
    else requests.push(withoutToken(event));
  }
  if (requests.length > 0) await storeRequests(deps, requests);
  if (pictures.length > 0) await settlePictures(deps, pictures);
}
