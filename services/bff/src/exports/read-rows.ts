import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { AnalyticsRequest } from '@lux/contracts/analytics/analytics-request.ts';

/**
 * Reads requests, a JSON line each, one after the other.
 *
 * @throws where the stream breaks off.
 */
export async function* readRows(body: Readable): AsyncGenerator<AnalyticsRequest> {
  for await (const line of createInterface({ input: body, crlfDelay: Number.POSITIVE_INFINITY })) {
    yield AnalyticsRequest.parse(JSON.parse(line));
  }
}
