import type { RequestRow } from './request-row.ts';

export type RowList = ReturnType<typeof createRowList>;

/** Dropped rows stay in the array until this many can be removed at once. */
const COMPACT_AT = 5_000;

/**
 * Requests, the newest at index 0, each once, at most `limit` of them. Adding at either end and
 * looking one up cost the same whether there are a thousand rows or fifty thousand.
 */
export function createRowList(limit: number) {
  /** Live rows, oldest first. */
  let live: RequestRow[] = [];
  /** Index of the first live row; the rows before it were dropped. */
  let start = 0;
  /** Rows of the query, newest first. */
  let history: RequestRow[] = [];
  const ids = new Set<string>();

  const countLive = () => live.length - start;

  function takeNew(rows: readonly RequestRow[]): RequestRow[] {
    return rows.filter(({ id }) => {
      if (ids.has(id)) return false;
      ids.add(id);
      return true;
    });
  }

  function dropOldest(): void {
    while (countLive() + history.length > limit) {
      const dropped = history.pop() ?? live[start++];
      if (dropped) ids.delete(dropped.id);
    }
    if (start < COMPACT_AT) return;
    live = live.slice(start);
    start = 0;
  }

  return {
    get length() {
      return countLive() + history.length;
    },

    has: (id: string) => ids.has(id),

    at(index: number): RequestRow | undefined {
      const fromEnd = live.length - 1 - index;
      return fromEnd >= start ? live[fromEnd] : history[index - countLive()];
    },

    /** @param rows oldest first. @returns how many were new. */
    addLive(rows: readonly RequestRow[]): number {
      const added = takeNew(rows);
      for (const row of added) live.push(row);
      dropOldest();
      return added.length;
    },

    /** @param rows the next older ones, newest first. */
    addHistory(rows: readonly RequestRow[]): void {
      for (const row of takeNew(rows)) history.push(row);
      dropOldest();
    },

    /** Inserts missed rows by their time. Rare, so it may sort. @returns how many were new. */
    insert(rows: readonly RequestRow[]): number {
      const added = takeNew(rows);
      live = [...live.slice(start), ...added].sort(
        (one, other) => Date.parse(one.timestamp) - Date.parse(other.timestamp),
      );
      start = 0;
      dropOldest();
      return added.length;
    },

    /** Changes a row, if the list has it. */
    change(id: string, part: Partial<RequestRow>): void {
      if (!ids.has(id)) return;
      const changed = (row: RequestRow) => (row.id === id ? { ...row, ...part } : row);
      live = live.map(changed);
      history = history.map(changed);
    },

    clear(): void {
      [live, start, history] = [[], 0, []];
      ids.clear();
    },
  };
}
