/** The Redis stream that carries events from the bff to analytics (DESIGN 5). */
export const eventStream = {
  key: (namePrefix: string): string => `${namePrefix}:events`,
  /** Entries that no consumer could handle, kept for a person to look at. */
  deadKey: (namePrefix: string): string => `${namePrefix}:events:dead`,
  /** The one field of an entry: a JSON array of events, since one entry per batch costs least. */
  field: 'events',
  /** Oldest entries beyond this are trimmed, so that a missing consumer cannot fill Redis. */
  maxEntries: 100_000,
} as const;
