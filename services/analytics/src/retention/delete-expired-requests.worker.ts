import type { Logger } from 'pino';
import type { Deps } from '../deps.ts';
import { foldLeftSegments } from '../figures/fold-left-segments.ts';
import { replaceTokens } from '../visitors/replace-tokens.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
/** As long as dead letters, which a person may put into the stream again. */
const BELATED_DAYS = 14;
/** Nobody has looked in that time: then the wish of the child who deleted everything comes first. */
const WORDS_OF_DANGER_DAYS = 30;

/**
 * Handles `delete-expired-requests`. What they add up to stays in the days' figures. Doing it twice
 * deletes nothing more.
 */
export async function handleDeleteExpiredRequests(
  deps: Pick<
    Deps,
    'requests' | 'outcomes' | 'segments' | 'days' | 'adoptions' | 'forgotten' | 'config' | 'log'
  >,
  log: Logger,
): Promise<void> {
  const daysAgo = (count: number) => new Date(Date.now() - count * DAY_MS);
  // Before their events go, as they may have to be counted again.
  await foldLeftSegments(deps);
  const limit = daysAgo(deps.config.eventRetentionDays);
  const deleted = await deps.requests.deleteOlderThan(limit);
  await deps.forgotten.deleteOlderThan(daysAgo(BELATED_DAYS));
  await deps.outcomes.deleteOlderThan(daysAgo(BELATED_DAYS));
  await deps.adoptions.deleteOlderThan(daysAgo(BELATED_DAYS));
  await deps.requests.forgetWords(daysAgo(WORDS_OF_DANGER_DAYS));
  await replaceTokens(deps);
  log.info({ deleted, olderThan: limit }, 'expired requests deleted');
}
