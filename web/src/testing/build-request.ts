import type { AnalyticsRequest } from '@lux/contracts/analytics/request.ts';
import { buildId } from './builders.ts';

export function buildRequest(overrides: Partial<AnalyticsRequest> = {}): AnalyticsRequest {
  return {
    id: buildId(),
    timestamp: '2025-03-09T10:00:00.000Z',
    type: 'text',
    visitorToken: 'Ab12cD34eF56gH78',
    prompt: 'Wie viele Beine hat eine Spinne?',
    response: 'Eine Spinne hat acht Beine.',
    imageUrl: null,
    userAgent: null,
    ipAddress: null,
    userId: null,
    operation: 'POST /api/conversations/{id}/messages',
    status: 200,
    durationMs: 120,
    safety: null,
    ...overrides,
  };
}
