import { z } from 'zod';

const Environment = z.object({
  /** Odd requests of a run; `npm test` sends a thousand. */
  ODD_REQUESTS: z.coerce.number().int().positive().default(1_000),
  /** The same seed sends the same requests again. */
  ODD_SEED: z.coerce.number().int().default(1),
});

/** How long the tests with odd requests take (docs/SECURITY.md). */
export function loadConfig() {
  const { ODD_REQUESTS, ODD_SEED } = Environment.parse(process.env);
  return Object.freeze({ requests: ODD_REQUESTS, seed: ODD_SEED });
}
