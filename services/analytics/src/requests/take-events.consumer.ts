import type {
  PictureSettledEvent,
  RecordedEvent,
  RequestCompletedEvent,
} from '@lux/contracts/analytics/events.ts';
import { VisitorMark } from '@lux/contracts/analytics/visitor-requests.ts';
import { startEventConsumer } from '@lux/service-kit/events/consuming/start-event-consumer.ts';
import { eventStream } from '@lux/service-kit/events/event-streams.ts';
import { legacyVisitorMark } from '@lux/service-kit/secrets.ts';
import type { Deps } from '../deps.ts';
import { settlePictures } from '../outcomes/settle-pictures.consumer.ts';
import { createRequestCounter } from '../statistics/create-request-counter.ts';
import { type RequestStoreDeps, storeRequests } from './store-requests.consumer.ts';

/** Takes part in reading the event stream; any number of replicas may (DESIGN 5). */
export function startRequestConsumer(deps: Deps): { close: () => Promise<void> } {
  const { config, redis, log, metrics } = deps;
  const counter = createRequestCounter(deps);
  return startEventConsumer({
    redis,
    url: config.redis.url,
    namePrefix: config.namePrefix,
    stream: eventStream,
    group: 'analytics',
    log,
    metrics,
    handle: async (events) => takeEvents({ ...deps, counter }, events),
  });
}

/** Takes a batch of the stream: requests first, so that pictures of the same batch find them. */
export async function takeEvents(deps: RequestStoreDeps, events: RecordedEvent[]): Promise<void> {
  const requests: RequestCompletedEvent[] = [];
  const pictures: PictureSettledEvent[] = [];
  for (const event of events) {
    if ('name' in event) pictures.push(event);
    else requests.push(withoutToken(event));
  }
  if (requests.length > 0) await storeRequests(deps, requests);
  if (pictures.length > 0) await settlePictures(deps, pictures);
}

/** An event as it may be stored: an older bff, or a replayed dead letter, sends the token itself. */
function withoutToken(event: RequestCompletedEvent): RequestCompletedEvent {
  const { visitorToken } = event;
  if (visitorToken === null || VisitorMark.safeParse(visitorToken).success) return event;
  return { ...event, visitorToken: legacyVisitorMark(visitorToken) };
}
