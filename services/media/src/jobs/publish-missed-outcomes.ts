import { publishOutcome, type TellingParts } from './publish-outcome.ts';

/** Younger ones may just be being told. */
const GRACE_PERIOD_MS = 3_000;
const SWEEP_LIMIT = 500;

/** Tells how jobs have ended whose process stopped, or had no Redis, before it told so itself. */
export async function publishMissedOutcomes(
  parts: TellingParts,
  now: Date = new Date(),
): Promise<void> {
  const before = new Date(now.getTime() - GRACE_PERIOD_MS);
  for (const job of await parts.store.findUntold(before, SWEEP_LIMIT)) {
    await publishOutcome(parts, job);
  }
}
