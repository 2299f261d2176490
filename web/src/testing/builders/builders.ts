import type { SyncedItem, SyncedItemsPage } from '@lux/contracts/accounts/synced-items.ts';
import type { AnalyticsRequest } from '@lux/contracts/analytics/request.ts';
import type { Message } from '@lux/contracts/conversation/conversation.ts';
import type { JobView } from '@lux/contracts/media/job.ts';

let count = 0;

/** An id of the right form: 22 signs, another one each time. */
export function buildId(): string {
  count += 1;
  return String(count).padStart(22, 'x');
}

export function buildMessage(overrides: Partial<Message> = {}): Message {
  return {
    id: buildId(),
    role: 'assistant',
    content: 'Eine Spinne hat acht Beine.',
    timestamp: '2025-03-09T10:00:00.000Z',
    safety: null,
    ...overrides,
  };
}

export function buildJob(overrides: Partial<JobView> = {}): JobView {
  return { jobId: buildId(), kind: 'image', state: 'queued', ...overrides };
}

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

/** What an account answers: these have changed, and no more. */
export const buildSyncedItemsPage = (things: SyncedItem[] = []): SyncedItemsPage => ({
  things,
  mark: `1.${'0'.repeat(24)}.0`,
  hasMore: false,
});

/** Nothing has changed in the account. */
export const noThings = buildSyncedItemsPage();
