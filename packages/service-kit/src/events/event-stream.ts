import { RequestCompletedEvent } from '@lux/contracts/analytics/request-completed-event.ts';
import { defineEventStream } from './define-event-stream.ts';

/** The Redis stream that carries events from the bff to analytics (DESIGN 5). */
export const eventStream = defineEventStream({ name: 'events', schema: RequestCompletedEvent });
