import { randomInt } from 'node:crypto';
import { z } from 'zod';

const schema = z.object({
  /** Makes the same choices again; printed by every run. */
  CHAOS_SEED: z.coerce.number().int().min(0).optional(),
  /** How long faults are made. The default is short, for `npm test`. */
  CHAOS_SECONDS: z.coerce.number().int().min(1).default(30),
});

/** How a chaos run goes; the only reader of the environment here. */
export function loadConfig(): { seed: number; seconds: number } {
  const { CHAOS_SEED, CHAOS_SECONDS } = schema.parse(process.env);
  return { seed: CHAOS_SEED ?? randomInt(2 ** 31), seconds: CHAOS_SECONDS };
}
