import { fromDocument } from '../requests/from-document.ts';
import type { RequestDocument } from '../requests/request-document.ts';

/** Characters sent at once: a chunk per line would cost more than the line. */
const CHUNK_LENGTH = 60_000;

/** Requests as JSON lines, in chunks. */
export async function* writeLines(documents: AsyncIterable<RequestDocument>) {
  let chunk = '';
  for await (const document of documents) {
    chunk += `${JSON.stringify(fromDocument(document))}\n`;
    if (chunk.length < CHUNK_LENGTH) continue;
    yield chunk;
    chunk = '';
  }
  if (chunk) yield chunk;
}
