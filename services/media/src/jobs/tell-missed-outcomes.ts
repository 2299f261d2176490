import { type TellingParts, tellOutcome } from './tell-outcome.ts';

/** Younger ones may just be being told. */
const LEAVE_ALONE_MS = 3_000;
const SWEEP_LIMIT = 500;

/** Tells how jobs have ended whose process stopped, or had no Redis, before it told so itself. */
export async function tellMissedOutcomes(
  parts: TellingParts,
  now: Date = new Date(),
): Promise<void> {
  const before = new Date(now.getTime() - LEAVE_ALONE_MS);
  for (const job of await parts.store.findUntold(before, SWEEP_LIMIT)) {
    await tellOutcome(parts, job);
  }
}
