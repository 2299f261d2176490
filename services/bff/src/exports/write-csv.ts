import type { Column } from './column.ts';
import { csvLine } from './csv-line.ts';

/** Tells a spreadsheet that this is UTF-8. */
const BOM = '\u{feff}';
const CHUNK_LENGTH = 60_000;

/** Rows as a CSV file, in chunks, as they come. */
export async function* writeCsv<Row>(
  columns: Column<Row>[],
  rows: AsyncIterable<Row> | Iterable<Row>,
): AsyncGenerator<string> {
  let chunk = BOM + csvLine(columns.map(([heading]) => heading));
  for await (const row of rows) {
    chunk += csvLine(columns.map(([, cellOf]) => cellOf(row)));
    if (chunk.length < CHUNK_LENGTH) continue;
    yield chunk;
    chunk = '';
  }
  yield chunk;
}
