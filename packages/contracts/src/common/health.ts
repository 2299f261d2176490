import { z } from 'zod';
import { BookState } from '../conversation/sources.ts';

/** What an AI provider can do for us (DESIGN 4). */
export const Ability = z.enum(['text', 'image', 'speech', 'transcription', 'moderation']);
export type Ability = z.infer<typeof Ability>;

/** Which kind of provider serves an ability right now: an API, or our own built-in one (DESIGN 4). */
export const Tier = z.enum(['openai', 'elevenlabs', 'built-in']);
export type Tier = z.infer<typeof Tier>;

/** How the whole system is, for admins: `GET /api/analytics/health`. */
export const HealthReport = z.object({
  /** Each service, and Redis; not ok also where one of its engines cannot be reached. */
  services: z.array(z.object({ name: z.string(), isOk: z.boolean() })),
  /** Which tiers serve an ability right now (DESIGN 4). */
  tiers: z.array(z.object({ ability: Ability, tier: Tier })),
  /** The school's own books (DESIGN 9, Kiwix). */
  books: BookState,
});
export type HealthReport = z.infer<typeof HealthReport>;

/** Answer of `GET /readyz`: 200 when every check is `ok`, else 503. */
export const Readiness = z.object({
  service: z.string(),
  isReady: z.boolean(),
  /** Name of an engine or service → `ok`, or why it cannot be reached. */
  checks: z.record(z.string(), z.string()),
  /** Which tier serves each ability of this service. */
  tiers: z.partialRecord(Ability, Tier),
});
export type Readiness = z.infer<typeof Readiness>;
