/** One column of a CSV file: its heading, and its cell of a row. */
export type Column<Row> = [heading: string, cellOf: (row: Row) => string | number | null];
