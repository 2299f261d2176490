import { z } from 'zod';
import { Ability } from './ability.ts';
import { Tier } from './tier.ts';

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
