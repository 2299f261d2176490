import type { RequestCompletedEvent } from '@lux/contracts/analytics/events.ts';
import type { AnalyticsRequest } from '@lux/contracts/analytics/request.ts';
import { createId } from '@lux/service-kit/secrets.ts';

/** A believable request; give what the test is about. */
export function buildRequest(
  given: Partial<AnalyticsRequest & Pick<RequestCompletedEvent, 'owner'>> = {},
): AnalyticsRequest {
  return {
    id: createId(),
    timestamp: new Date().toISOString(),
    type: 'text',
    visitorToken: 'visitor-number-1',
    prompt: 'Wie viele Beine hat eine Spinne?',
    response: 'Eine Spinne hat acht Beine.',
    imageUrl: null,
    userAgent: 'Firefox auf Linux',
    ipAddress: '192.0.2.0',
    userId: null,
    operation: 'POST /api/conversations/:id/messages',
    status: 200,
    durationMs: 12.5,
    safety: null,
    ...given,
  };
}
