/** A spreadsheet takes a cell that begins like this for a formula and runs it. */
const FORMULA = /^[=+\-@\t\r\n]/;
const NEEDS_QUOTES = /[;"\r\n]/;

/** One line of a CSV file as German spreadsheets read it: semicolons, CRLF, no cell that is run. */
export function csvLine(cells: (string | number | null)[]): string {
  return `${cells.map(cellOf).join(';')}\r\n`;
}

function cellOf(value: string | number | null): string {
  if (typeof value === 'number') return String(value).replace('.', ',');
  const text = FORMULA.test(value ?? '') ? `'${value}` : (value ?? '');
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
