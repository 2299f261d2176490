import { Readable } from 'node:stream';
import { ExportQuery } from '@lux/contracts/analytics/request-list.ts';
import type { Server } from '@lux/service-kit/server/create-server.ts';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { fromDocument, type RequestDocument } from '../requests/request-document.ts';

/** Characters sent at once: a chunk per line would cost more than the line. */
const CHUNK_LENGTH = 60_000;

/** Requests as JSON lines, in chunks. */
async function* writeLines(documents: AsyncIterable<RequestDocument>) {
  let chunk = '';
  for await (const document of documents) {
    chunk += `${JSON.stringify(fromDocument(document))}\n`;
    if (chunk.length < CHUNK_LENGTH) continue;
    yield chunk;
    chunk = '';
  }
  if (chunk) yield chunk;
}

const Query = ExportQuery.extend({ hasImage: z.stringbool().default(false) });

/**
 * `GET /exports/requests`: one JSON line per request, oldest first, as they are read. The header
 * `x-total-count` says how many there are, for showing progress.
 */
export function exportsRoutes(server: Server, { requests }: Pick<Deps, 'requests'>): void {
  server.get('/exports/requests', { schema: { querystring: Query } }, async (request, reply) => {
    const { hasImage, ...filter } = request.query;
    const total = await requests.count(filter, { hasImage });
    const lines = writeLines(requests.each(filter, { hasImage }));
    return reply
      .type('application/x-ndjson')
      .header('x-total-count', total)
      .send(Readable.from(lines, { objectMode: false }));
  });
}
