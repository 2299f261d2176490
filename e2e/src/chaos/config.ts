import { z } from 'zod';

const schema = z.object({
  /** Which choices are made; the same ones again with the same seed. */
  CHAOS_SEED: z.coerce.number().int().min(0).default(1),
  /** How long faults are made. At least until each kind was made; `npm run soak` takes nine minutes. */
  CHAOS_SECONDS: z.coerce.number().int().min(1).default(10),
  /** Whether outages must show in time, too: for a machine with nothing else to do. */
  CHAOS_TIMES: z.stringbool().default(false),
});

/** How a chaos run goes; the only reader of the environment here. */
export function loadConfig(): { seed: number; seconds: number; judgesTimes: boolean } {
  const { CHAOS_SEED, CHAOS_SECONDS, CHAOS_TIMES } = schema.parse(process.env);
  return { seed: CHAOS_SEED, seconds: CHAOS_SECONDS, judgesTimes: CHAOS_TIMES };
}
