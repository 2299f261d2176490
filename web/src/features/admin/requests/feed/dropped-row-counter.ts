import type { RequestRow } from './request-row.ts';

/**
 * Counts the requests that a list dropped, each once, until they arrive after all. The ids of the
 * last `limit` are kept; older ones are only counted.
 */
export function createDroppedRowCounter(limit: number) {
  const ids = new Set<string>();
  let older = 0;

  return {
    count: () => older + ids.size,

    add(id: string): void {
      ids.add(id);
      if (ids.size <= limit) return;
      const [oldest] = ids;
      if (oldest !== undefined) ids.delete(oldest);
      older += 1;
    },

    /** @param rows which the list has now. */
    found(rows: readonly Pick<RequestRow, 'id'>[]): void {
      if (ids.size === 0) return;
      for (const { id } of rows) ids.delete(id);
    },

    clear(): void {
      ids.clear();
      older = 0;
    },
  };
}
