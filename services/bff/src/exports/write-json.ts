const CHUNK_LENGTH = 60_000;

/** Rows as a JSON array, one row a line, in chunks, as they come. */
export async function* writeJson(
  rows: AsyncIterable<unknown> | Iterable<unknown>,
): AsyncGenerator<string> {
  let chunk = '[';
  let separator = '\n';
  for await (const row of rows) {
    chunk += separator + JSON.stringify(row);
    separator = ',\n';
    if (chunk.length < CHUNK_LENGTH) continue;
    yield chunk;
    chunk = '';
  }
  yield `${chunk}\n]\n`;
}
