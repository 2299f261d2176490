import type { Readable } from 'node:stream';
import { AnalyticsRequest } from '@lux/contracts/analytics/request.ts';

/**
 * Reads requests, a JSON line each, one after the other. Only a line feed ends a line: others that
 * Unicode knows (U+2028) may stand within a child's words.
 *
 * @throws where the stream breaks off.
 */
export async function* readRows(body: Readable): AsyncGenerator<AnalyticsRequest> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of body) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield AnalyticsRequest.parse(JSON.parse(line));
  }
  if (rest) yield AnalyticsRequest.parse(JSON.parse(rest));
}

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
