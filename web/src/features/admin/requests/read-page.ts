import type { ApolloClient } from '@apollo/client';
import { RequestCursor } from '@lux/contracts/analytics/request-cursor.ts';
import type { RequestFilter } from '@lux/contracts/analytics/request-filter.ts';
import { z } from 'zod';
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
 * One page of requests. Past Apollo's cache: the feed keeps up to 50,000 rows, and taking each of
 * them apart and putting it together again at every change would cost more than all the rest.
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
