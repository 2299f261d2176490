import type { RequestRow } from './requests-query.ts';

/** Puts a batch (oldest first) on top of the rows (newest first), each request once. */
export function mergeRequests(
  rows: readonly RequestRow[],
  batch: readonly RequestRow[],
  limit: number,
): RequestRow[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const fresh = new Map(
    batch.filter(({ id }) => !byId.has(id)).map((row) => [row.id, row] as const),
  );
  return [...[...fresh.values()].reverse(), ...rows].slice(0, limit);
}
