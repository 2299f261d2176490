import { z } from 'zod';

const Environment = z.object({
  /** Cases for each call of the API; `npm test` sends a few, a thousand is the full measure. */
  FUZZ_RUNS: z.coerce.number().int().positive().default(2),
  /** The same seed tries the same cases again. */
  FUZZ_SEED: z.coerce.number().int().default(1),
});

/** How thorough the fuzzing is (docs/SECURITY.md). */
export function loadConfig() {
  const { FUZZ_RUNS, FUZZ_SEED } = Environment.parse(process.env);
  return Object.freeze({
    seed: FUZZ_SEED,
    callRuns: FUZZ_RUNS,
    /** Hostile texts for each field. */
    hostileTexts: Math.ceil(FUZZ_RUNS / 3),
    documents: Math.max(FUZZ_RUNS * 5, 120),
    frames: Math.max(FUZZ_RUNS * 10, 200),
    entries: Math.max(FUZZ_RUNS, 40),
  });
}
