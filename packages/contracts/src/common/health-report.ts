import { z } from 'zod';
import { Ability } from './ability.ts';
import { Tier } from './tier.ts';

/** How the whole system is, for admins: `GET /api/analytics/health` (issue 8, Übersicht). */
export const HealthReport = z.object({
  /** Each service, and Redis; not ok also where one of its engines cannot be reached. */
  services: z.array(z.object({ name: z.string(), isOk: z.boolean() })),
  /** Which tiers serve an ability right now (DESIGN 4). */
  tiers: z.array(z.object({ ability: Ability, tier: Tier })),
});
export type HealthReport = z.infer<typeof HealthReport>;
