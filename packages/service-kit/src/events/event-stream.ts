import { RecordedEvent } from '@lux/contracts/analytics/events.ts';
import { defineEventStream } from './define-event-stream.ts';

/** The Redis stream that carries events from the bff and media to analytics (DESIGN 5). */
export const eventStream = defineEventStream({ name: 'events', schema: RecordedEvent });
