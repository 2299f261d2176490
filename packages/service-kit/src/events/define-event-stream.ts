import type { z } from 'zod';

/** A Redis stream of events of one kind. Its entries leave it once they are handled, so it has one group. */
export interface EventStream<Event> {
  name: string;
  /** What each event is parsed with when it is read. */
  schema: z.ZodType<Event>;
  key: (namePrefix: string) => string;
  /** Entries that no consumer could handle, kept for a person to look at. */
  deadKey: (namePrefix: string) => string;
  /** The one field of an entry: a JSON array of events, since one entry per batch costs least. */
  field: 'events';
  /** Beside it, a JSON array of where they come from: `Origin`s. */
  originsField: 'origins';
  /** Oldest entries beyond about this many are trimmed, so that a missing consumer cannot fill Redis. */
  maxEntries: number;
}

interface Definition<Event> {
  /** The stream's key after the name prefix. */
  name: string;
  schema: z.ZodType<Event>;
}

/** Names a stream and what flows in it, for its publishers and its consumer alike. */
export function defineEventStream<Event>({ name, schema }: Definition<Event>): EventStream<Event> {
  return {
    name,
    schema,
    key: (namePrefix) => `${namePrefix}:${name}`,
    deadKey: (namePrefix) => `${namePrefix}:${name}:dead`,
    field: 'events',
    originsField: 'origins',
    maxEntries: 100_000,
  };
}
