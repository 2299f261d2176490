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
