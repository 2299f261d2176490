import { createEventId } from '@lux/bff/src/events/create-event-id.ts';
import type { RequestCompletedEvent } from '@lux/contracts/analytics/events.ts';

const TYPES = ['text', 'text', 'speech', 'speech', 'image', 'quiz', 'math', 'other'] as const;

/** A believable request, different with each place. */
export function buildEvent(place: number, timeMs = Date.now()): RequestCompletedEvent {
  const type = TYPES[place % TYPES.length] ?? 'other';
  const isTalk = type === 'text' || type === 'image';
  return {
    id: createEventId(timeMs),
    timestamp: new Date(timeMs).toISOString(),
    type,
    visitorToken: `visitor${(place % 300).toString().padStart(6, '0')}---`,
    prompt: isTalk ? `Warum ist der Himmel am Abend rot und am Mittag blau? (${place})` : null,
    response: type === 'text' ? 'Das Licht der Sonne ist bunt gemischt. '.repeat(6) : null,
    imageUrl: type === 'image' ? `/media/${'a'.repeat(22)}` : null,
    userAgent: 'Firefox auf Linux',
    ipAddress: '192.0.2.0',
    userId: null,
    operation: 'POST /api/conversations/:id/messages',
    status: place % 50 === 0 ? 503 : 200,
    durationMs: 5 + ((place * 31) % 4_000) / 10,
    safety: place % 5_000 === 0 ? 'crisis' : null,
  };
}
