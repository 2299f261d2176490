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
