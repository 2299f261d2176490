import type { RequestCompletedEvent } from '@lux/contracts/analytics/request-completed-event.ts';
import { VisitorMark } from '@lux/contracts/analytics/visitor-mark.ts';
import { legacyVisitorMark } from '@lux/service-kit/visitors/legacy-visitor-mark.ts';

/** An event as it may be kept: a bff of before, or a person with a dead letter, sends the token itself. */
export function withoutToken(event: RequestCompletedEvent): RequestCompletedEvent {
  const { visitorToken } = event;
  if (visitorToken === null || VisitorMark.safeParse(visitorToken).success) return event;
  return { ...event, visitorToken: legacyVisitorMark(visitorToken) };
}
