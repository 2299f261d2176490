/** One column of a CSV file: its heading, and its cell of a row. */
export type Column<Row> = [heading: string, cellOf: (row: Row) => string | number | null];

/** A spreadsheet takes a cell that begins with one of these for a formula and runs it; full-width too. */
const STARTS_FORMULA = '=+\\-@＝＋－＠';
/**
 * Where a cell begins, also for a spreadsheet that was told to split at commas or tabs, or that does
 * not heed quotation marks.
 */
const FORMULA = new RegExp(`(^|[,;|\\t\\r\\n"])([ \\t\\u00a0]*)(?=[${STARTS_FORMULA}])`, 'gu');
/** At the beginning of a cell some programs leave these out and look at what follows. */
const LEADING_CONTROL = /^[\t\r\n]/;

/** One line of a CSV file as German spreadsheets read it: semicolons, CRLF, no cell that is run. */
export function csvLine(cells: (string | number | null)[]): string {
  return `${cells.map(cellOf).join(';')}\r\n`;
}

/** Every cell is quoted, so that none ends before its end, whatever separates cells. */
function cellOf(value: string | number | null): string {
  if (typeof value === 'number') return `"${String(value).replace('.', ',')}"`;
  const text = (value ?? '').replace(FORMULA, "$1$2'");
  const safe = LEADING_CONTROL.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

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
