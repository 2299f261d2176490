/** A row of a table with the line of the file it begins at. */
export interface CsvRow {
  line: number;
  cells: string[];
  /** Why it is no row; null where it is one. */
  problem: string | null;
}

const SEPARATORS = [';', ',', '\t'];

/** The one that stands most often in the first line outside of quotes; Excel may name it (`sep=;`). */
export function separatorOf(text: string): string {
  const named = /^sep=([;,\t])\n/i.exec(text)?.[1];
  if (named) return named;
  const head = (text.trimStart().split('\n', 1)[0] ?? '').replaceAll(/"[^"]*"/g, '');
  const count = (sign: string) => head.split(sign).length;
  return SEPARATORS.reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

/** What a program for tables would take for a formula. */
const FORMULA = /^'*[=+\-@\t]/;
const GUARDED = /^'+[=+\-@\t]/;

/** Takes off the guard that `writeCell` puts on. */
const unguard = (cell: string): string => (GUARDED.test(cell) ? cell.slice(1) : cell);

/** Reads one cell from `at`. @returns where it ends, and whether its quotes are right. */
function readCell(text: string, at: number, separator: string) {
  if (text[at] !== '"') {
    let end = at;
    while (end < text.length && text[end] !== separator && text[end] !== '\n') end += 1;
    return { cell: text.slice(at, end), end, isWhole: true };
  }
  let end = at + 1;
  let cell = '';
  for (;;) {
    const quote = text.indexOf('"', end);
    if (quote < 0) return { cell, end: text.length, isWhole: false };
    cell += text.slice(end, quote);
    end = quote + 1;
    if (text[end] !== '"') break;
    cell += '"';
    end += 1;
  }
  const after = text[end];
  const isWhole = after === undefined || after === separator || after === '\n';
  while (end < text.length && text[end] !== separator && text[end] !== '\n') end += 1;
  return { cell, end, isWhole };
}

/** Rows as Excel writes them (RFC 4180), with line breaks in quotes; empty ones are left out. */
export function readRows(text: string): CsvRow[] {
  const separator = separatorOf(text);
  const rows: CsvRow[] = [];
  let at = /^sep=[;,\t]\n/i.exec(text)?.[0].length ?? 0;
  let line = at === 0 ? 1 : 2;
  while (at < text.length) {
    const row: CsvRow = { line, cells: [], problem: null };
    for (;;) {
      const { cell, end, isWhole } = readCell(text, at, separator);
      row.cells.push(unguard(cell.trim()));
      if (!isWhole) row.problem = 'Hier fehlt ein Anführungszeichen.';
      line += text.slice(at, end).split('\n').length - 1;
      at = end + 1;
      if (text[end] !== separator) break;
    }
    line += 1;
    if (row.problem !== null || row.cells.some((cell) => cell !== '')) rows.push(row);
  }
  return rows;
}

/** Guarded against being read as a formula; quoted where it has to be. */
function writeCell(cell: string): string {
  const guarded = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[";,\t\n]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}

/** With the mark by which Excel knows UTF-8, and its German separator. */
export function writeRows(rows: string[][]): string {
  return `\uFEFF${rows.map((row) => `${row.map(writeCell).join(';')}\r\n`).join('')}`;
}
