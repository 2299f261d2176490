import type { ApolloClient } from '@apollo/client';
import { RequestCursor, type RequestFilter } from '@lux/contracts/analytics/request-list.ts';
import { z } from 'zod';
import { feedLimits } from './create-request-feed.ts';
import { RequestRow } from './request-row.ts';
import { REQUESTS } from './requests-query.ts';

const Rows = z.array(RequestRow);

interface Page {
  filter: RequestFilter;
  first: number;
  /** The last row that is known; the page begins after it. */
  after?: Pick<RequestRow, 'timestamp' | 'id'> | undefined;
}

/**
 * One page of requests, without Apollo's cache: the feed keeps up to 50,000 rows, and normalising
 * all of them at every change would cost more than everything else.
 */
export async function readPage(
  client: ApolloClient,
  { filter, first, after }: Page,
): Promise<RequestRow[]> {
  const { data } = await client.query({
    query: REQUESTS,
    variables: { filter, first, ...(after && { after: RequestCursor.encode(after) }) },
    fetchPolicy: 'no-cache',
  });
  return Rows.parse(data?.requests ?? []);
}

const PAGE = 1_000;
/** A request is pushed when it ends but sorted by its start; none lasts longer than this. */
const LONGEST_REQUEST_MS = 180_000;

/** The requests since the newest known row, newest first. Older rows are loaded by paging. */
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
