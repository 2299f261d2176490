import { z } from 'zod';
import { Ability } from './health.ts';

/** Where an address is: on this machine, in a network that cannot be reached from the internet, or elsewhere. */
export const Place = z.enum(['this-machine', 'own-network', 'elsewhere']);
export type Place = z.infer<typeof Place>;

/** What somebody besides LUX may be asked for: an ability, or a look into the school's books (Kiwix). */
export const ProviderTask = z.enum([...Ability.options, 'books']);

/** Who serves a task right now, as it is configured. Of books only where there are any. */
export const ProviderFact = z.object({
  ability: ProviderTask,
  /** Name and port; null: LUX itself does. */
  host: z.string().nullable(),
  model: z.string().nullable(),
  place: Place,
});
export type ProviderFact = z.infer<typeof ProviderFact>;

/** An engine in which a service keeps data; a socket of this machine has no host. */
export const StoreFact = z.object({
  engine: z.enum(['mongodb', 'redis', 's3']),
  host: z.string().nullable(),
  place: Place,
});
export type StoreFact = z.infer<typeof StoreFact>;

/** Kinds of data that have a period of their own (docs/OPERATIONS.md, "How long things are kept"). */
export const KeptData = z.enum([
  'conversations',
  'pictures',
  'visitor-conversations',
  'visitor-pictures',
  'visitor-things',
  'accounts',
  'unused-accounts',
  'own-things',
  'requests',
  'help-calls',
  'daily-figures',
  'sessions',
  'visits',
  'login-attempts',
  'audit-trail',
  'recordings',
  'spoken-sentences',
  'picture-jobs',
  'loose-files',
  'failed-events',
  'forgetting-notes',
  'classes',
  'lesson-alerts',
  'looks',
  'progress',
  'back-ups',
  'deletion-log',
  'ai-usage',
]);
export type KeptData = z.infer<typeof KeptData>;

/** How long a service really keeps something: `limited` ends by itself. */
export const Period = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('limited'),
    amount: z.number().int().positive(),
    unit: z.enum(['minute', 'hour', 'day']),
  }),
  z.object({ kind: z.literal('until-deleted') }),
  z.object({ kind: z.literal('for-ever') }),
  z.object({ kind: z.literal('never-stored') }),
]);
export type Period = z.infer<typeof Period>;

const limited =
  (unit: 'minute' | 'hour' | 'day') =>
  (amount: number): Period => ({
    kind: 'limited',
    amount,
    unit,
  });

/** Periods, as services name them. */
export const keptFor = {
  minutes: limited('minute'),
  hours: limited('hour'),
  days: limited('day'),
  untilDeleted: { kind: 'until-deleted' },
  ever: { kind: 'for-ever' },
  neverStored: { kind: 'never-stored' },
} as const satisfies Record<string, Period | ((amount: number) => Period)>;

export const RetentionFact = z.object({ data: KeptData, period: Period });
export type RetentionFact = z.infer<typeof RetentionFact>;

/**
 * What a service really does with data, read from its configuration and its constants: `GET
 * /processing-facts` of each service. The privacy kit is made of it.
 */
export const ProcessingFacts = z.object({
  providers: z.array(ProviderFact),
  stores: z.array(StoreFact),
  retention: z.array(RetentionFact),
});
export type ProcessingFacts = z.infer<typeof ProcessingFacts>;
