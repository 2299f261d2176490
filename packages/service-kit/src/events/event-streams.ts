import { Activity } from '@lux/contracts/accounts/activity.ts';
import { AiUsageEvent } from '@lux/contracts/accounts/ai/ai-usage.ts';
import { RecordedEvent } from '@lux/contracts/analytics/events.ts';
import { PlaceEvent } from '@lux/contracts/classroom/place-event.ts';
import { AnsweredRound } from '@lux/contracts/classroom/progress.ts';
import type { z } from 'zod';

/** A Redis stream of events of one kind, or several partitions of it. Its entries leave it once they are handled, so it has one group. */
export interface EventStream<Event> {
  name: string;
  /** What each event is parsed with when it is read. */
  schema: z.ZodType<Event>;
  key: (namePrefix: string) => string;
  /** Whose an event is, for partitions (`partitions.ts`); unset: all are in the first. */
  ownerOf?: (event: Event) => string;
  /** Entries that no consumer could handle, kept for a person to look at. */
  deadKey: (namePrefix: string) => string;
  /** The one field of an entry: a JSON array of events, since one entry per batch costs least. */
  field: 'events';
  /** Beside it, a JSON array of where they come from: `Origin`s. */
  originsField: 'origins';
  /** Oldest entries of each partition beyond about this many are trimmed, so that a missing consumer cannot fill Redis. */
  maxEntries: number;
}

interface Definition<Event> {
  /** The stream's key after the name prefix. */
  name: string;
  schema: z.ZodType<Event>;
  ownerOf?: (event: Event) => string;
}

/** Names a stream and what flows in it, for its publishers and its consumer alike. */
export function defineEventStream<Event>({
  name,
  schema,
  ownerOf,
}: Definition<Event>): EventStream<Event> {
  return {
    name,
    schema,
    ...(ownerOf && { ownerOf }),
    key: (namePrefix) => `${namePrefix}:${name}`,
    deadKey: (namePrefix) => `${namePrefix}:${name}:dead`,
    field: 'events',
    originsField: 'origins',
    maxEntries: 100_000,
  };
}

/** The Redis stream that carries what children have achieved, from the bff and media to accounts (SPEC 3). */
export const activityStream = defineEventStream({
  name: 'activities',
  schema: Activity,
  ownerOf: ({ owner }) => owner,
});

/** The Redis stream that carries what providers were asked for, from all services to accounts (DESIGN 9). */
export const aiUsageStream = defineEventStream({ name: 'ai-usage', schema: AiUsageEvent });

/**
 * The Redis stream that carries events from the bff and media to analytics (DESIGN 5). Media does not
 * know whose request a picture belongs to; which of the two comes first does not matter.
 */
export const eventStream = defineEventStream({
  name: 'events',
  schema: RecordedEvent,
  ownerOf: (event) =>
    'name' in event
      ? event.requestId
      : (event.userId ?? event.owner ?? event.visitorToken ?? event.id),
});

/** The Redis stream that carries what children in lessons do, from the bff to classroom (decision 021). */
export const placeStream = defineEventStream({
  name: 'places',
  schema: PlaceEvent,
  ownerOf: ({ lessonId }) => lessonId,
});

/** The Redis stream that carries the single answers of rounds, from the bff to classroom (decision 026). */
export const roundStream = defineEventStream({
  name: 'rounds',
  schema: AnsweredRound,
  ownerOf: ({ owner }) => owner,
});
