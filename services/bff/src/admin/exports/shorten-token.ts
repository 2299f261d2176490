import type { AnalyticsRequest } from '@lux/contracts/analytics/request.ts';

/** As much as the table shows (SPEC 2). */
const SHOWN_CHARACTERS = 8;

/**
 * A request as it may lie about as a file: no more of the visitor's mark than the table shows, which
 * tells the children of a class apart and joins no two files of different schools.
 */
export function shortenToken(request: AnalyticsRequest): AnalyticsRequest {
  return {
    ...request,
    visitorToken: request.visitorToken?.slice(0, SHOWN_CHARACTERS) ?? null,
  };
}

/** Requests as they may go into a file, one after the other. */
export async function* shownRows(rows: AsyncIterable<AnalyticsRequest>) {
  for await (const row of rows) yield shortenToken(row);
}
