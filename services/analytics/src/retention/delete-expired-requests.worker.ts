import type { Logger } from 'pino';
import type { Deps } from '../deps.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Handles `delete-expired-requests`. Doing it twice deletes nothing more. */
export async function handleDeleteExpiredRequests(
  { requests, config }: Pick<Deps, 'requests' | 'config'>,
  log: Logger,
): Promise<void> {
  const limit = new Date(Date.now() - config.eventRetentionDays * DAY_MS);
  const deleted = await requests.deleteOlderThan(limit);
  log.info({ deleted, olderThan: limit }, 'expired requests deleted');
}
