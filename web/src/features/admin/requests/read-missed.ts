import type { ApolloClient } from '@apollo/client';
import type { RequestFilter } from '@lux/contracts/analytics/request-filter.ts';
import { feedLimits } from './create-request-feed.ts';
import { readPage } from './read-page.ts';
import type { RequestRow } from './request-row.ts';

const PAGE = 1_000;
/** A request is told of when it ends but stands where it began; none lasts longer than this. */
const LONGEST_REQUEST_MS = 180_000;

/**
 * What may have passed since the newest row that is known, newest first. Older rows are left to the
 * list's own paging.
 */
export async function readMissed(
  client: ApolloClient,
  filter: RequestFilter,
  newest: Pick<RequestRow, 'timestamp'> | undefined,
): Promise<RequestRow[]> {
  const knownUntil = newest ? Date.parse(newest.timestamp) - LONGEST_REQUEST_MS : 0;
  const missed: RequestRow[] = [];
  while (missed.length < feedLimits.rows) {
    const page = await readPage(client, { filter, first: PAGE, after: missed.at(-1) });
    const recent = page.filter(({ timestamp }) => Date.parse(timestamp) >= knownUntil);
    missed.push(...recent);
    if (page.length < PAGE || recent.length < page.length) break;
  }
  return missed;
}
