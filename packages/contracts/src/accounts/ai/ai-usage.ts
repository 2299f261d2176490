import { z } from 'zod';
import { Id } from '../../common/ids.ts';
import { AiAbility } from './ai-servers.ts';

const Count = z.int().min(0).max(Number.MAX_SAFE_INTEGER);

/** What providers were asked for; nothing of what was said. */
export const AiAmounts = z.object({
  calls: Count,
  inputTokens: Count,
  outputTokens: Count,
  /** Of spoken text. */
  characters: Count,
  pictures: Count,
  /** Of recordings. */
  seconds: Count,
});
export type AiAmounts = z.infer<typeof AiAmounts>;

export const noAmounts: AiAmounts = {
  calls: 0,
  inputTokens: 0,
  outputTokens: 0,
  characters: 0,
  pictures: 0,
  seconds: 0,
};

/** A past fact on the stream `ai-usage`: what one service asked of one model within some seconds. */
export const AiUsageEvent = AiAmounts.extend({
  /** Counted once, however often it arrives. */
  id: z.string().min(8).max(64),
  /** `YYYY-MM-DD` in Berlin. */
  day: z.iso.date(),
  /** The lesson it was for; null outside of lessons. */
  lessonId: Id.nullable(),
  ability: AiAbility,
  host: z.string().max(300),
  model: z.string().max(200),
});
export type AiUsageEvent = z.infer<typeof AiUsageEvent>;

/**
 * Abilities that may have a ceiling, and in what it is counted. Moderation has none: without it texts
 * would go unchecked.
 */
export const ceilingUnits = {
  text: 'tokens',
  image: 'pictures',
  speech: 'characters',
  transcription: 'minutes',
} as const satisfies Partial<Record<AiAbility, string>>;

export const CeilingAbility = z.enum(
  ['text', 'image', 'speech', 'transcription'],
  'Für diese Fähigkeit gibt es keine Obergrenze.',
);
export type CeilingAbility = z.infer<typeof CeilingAbility>;

const HINT = 'Bitte geben Sie eine ganze Zahl ab 0 ein, oder nichts.';
const Ceiling = z.int(HINT).min(0, HINT).max(1_000_000_000_000, HINT).nullable();

/** Body of `PATCH /api/admin/ai-ceilings`: the most a month; null is none, what is absent stays. */
export const AiCeilingsChange = z
  .object({ text: Ceiling, image: Ceiling, speech: Ceiling, transcription: Ceiling })
  .partial();
export type AiCeilingsChange = z.infer<typeof AiCeilingsChange>;

/** How much of an ability this month has taken. */
const MonthOfAbility = z.object({
  ability: CeilingAbility,
  /** In the unit of `ceilingUnits`. */
  used: z.number().min(0),
  ceiling: z.int().nullable(),
  /** LUX itself does it until the month is over. */
  isExhausted: z.boolean(),
});

/** One day of one lesson with one model. */
export const UsedDay = AiAmounts.extend({
  day: z.iso.date(),
  lessonId: Id.nullable(),
  ability: AiAbility,
  host: z.string(),
  model: z.string(),
  /** US dollars by list prices; null where none is known. */
  cost: z.number().nullable(),
});
export type UsedDay = z.infer<typeof UsedDay>;

/** What a child costs in an hour with the models in use, US dollars; null where a price is unknown. */
const ChildHour = z.object({
  ability: AiAbility,
  model: z.string(),
  cost: z.number().nullable(),
  /** Month of the price, `YYYY-MM`. */
  asOf: z.string().nullable(),
});

/** Accounts' answer, which the bff completes by the names of classes. */
export const AiUsageOfServices = z.object({
  month: z.array(MonthOfAbility),
  /** The first day of the next month, when the count begins anew. */
  renewsOn: z.iso.date(),
  childHour: z.array(ChildHour),
  days: z.array(UsedDay),
});
export type AiUsageOfServices = z.infer<typeof AiUsageOfServices>;

/** `GET /api/admin/ai-usage` */
export const AiUsageReport = AiUsageOfServices.extend({
  days: z.array(
    UsedDay.omit({ lessonId: true }).extend({
      /** Null outside of lessons, and where the class is gone. */
      className: z.string().nullable(),
    }),
  ),
});
export type AiUsageReport = z.infer<typeof AiUsageReport>;
