import { z } from 'zod';

export const configSchema = z.object({
  /** Engines that run elsewhere; unset, the embedded ones are opened for the run. */
  TEST_MONGODB_URI: z.string().optional(),
  TEST_REDIS_URL: z.string().optional(),
  /** The long form of a test that `npm test` runs briefly; set by `npm run soak`. */
  SOAK: z.stringbool().default(false),
});

/** The only reader of the environment here; `env` is for the engine host to inherit. */
export function loadConfig() {
  const { TEST_MONGODB_URI, TEST_REDIS_URL, SOAK } = configSchema.parse(process.env);
  const set = Object.entries(process.env).filter((entry): entry is [string, string] =>
    Boolean(entry[1]),
  );
  return Object.freeze({
    mongodbUri: TEST_MONGODB_URI || undefined,
    redisUrl: TEST_REDIS_URL || undefined,
    isSoak: SOAK,
    env: Object.fromEntries(set),
  });
}
