import type { Origin } from '../tracing/origin.ts';
import type { EventStream } from './define-event-stream.ts';

/** One entry of a stream, as it is written. */
export interface PackedEvents {
  /** Names and values by turns. */
  fields: string[];
  /** How many events there are in it. */
  count: number;
}

/** @param origins of the events, in any order, for log lines and traces of the consumer. */
export function packEvents<Event>(
  stream: EventStream<Event>,
  events: Event[],
  origins: Origin[],
): PackedEvents {
  const fields = [stream.field, JSON.stringify(events)];
  if (origins.length > 0) fields.push(stream.originsField, JSON.stringify(origins));
  return { fields, count: events.length };
}
