import type { AnalyticsRequest } from '@lux/contracts/analytics/request.ts';
import { shortenToken } from './shorten-token.ts';

/** Requests as they may go into a file, one after the other. */
export async function* shownRows(rows: AsyncIterable<AnalyticsRequest>) {
  for await (const row of rows) yield shortenToken(row);
}
