import type { RequestFilter } from '@lux/contracts/analytics/request-list.ts';
import { createRowList } from './create-row-list.ts';
import { createDroppedRowCounter } from './dropped-row-counter.ts';
import { matchesFilter, type RequestRow } from './request-row.ts';

interface Limits {
  perSecond: number;
  /** Burst size after a quiet time. */
  atOnce: number;
}

/** A token bucket: tells whether the next row is still within the rate. @param now in ms. */
function createRateLimiter({ perSecond, atOnce }: Limits, now: () => number): () => boolean {
  let left = atOnce;
  let countedAt = now();
  return () => {
    const time = now();
    left = Math.min(atOnce, left + ((time - countedAt) * perSecond) / 1_000);
    countedAt = time;
    if (left < 1) return false;
    left -= 1;
    return true;
  };
}

export const feedLimits = {
  rows: 50_000,
  /** Nobody reads faster. Above this rate the feed samples and shows how many rows it dropped. */
  perSecond: 500,
  /** Batches arrive unevenly, so a burst of this size passes. */
  atOnce: 1_000,
  /** Rows buffered while the list is not shown: during a pause, or in a hidden tab without frames. */
  gathered: 5_000,
} as const;

export interface FeedState {
  length: number;
  /** How many rows were ever added on top; the scroll position is restored by it. */
  addedOnTop: number;
  isPaused: boolean;
  /** New rows that wait for the end of the pause. */
  waiting: number;
  /** Rows that sampling dropped and that have not arrived in another way since. */
  leftOut: number;
}

interface Clock {
  now: () => number;
  /** Runs `apply` once, before one of the next frames. */
  onNextFrame: (apply: () => void) => void;
}

export type RequestFeed = ReturnType<typeof createRequestFeed>;

/** Nobody reads faster changes, and drawing thirty new rows takes most of a frame. */
const BETWEEN_CHANGES_MS = 200;
/** A tab in the background gets no frames. */
const WITHOUT_FRAMES_MS = 500;

function createBrowserClock(): Clock {
  let changedAt = Number.NEGATIVE_INFINITY;
  return {
    now: () => performance.now(),
    onNextFrame: (apply) => {
      let isDone = false;
      const change = () => {
        if (isDone) return;
        isDone = true;
        changedAt = performance.now();
        apply();
      };
      const order = () => {
        requestAnimationFrame(change);
        setTimeout(change, WITHOUT_FRAMES_MS);
      };
      const waitMs = changedAt + BETWEEN_CHANGES_MS - performance.now();
      if (waitMs <= 0) order();
      else setTimeout(order, waitMs);
    },
  };
}

/**
 * The requests on the screen, each once: pages of the query below, live rows on top. A batch shows
 * in the next frame; the screen changes at most five times a second.
 */
export function createRequestFeed(filter: RequestFilter, clock: Clock = createBrowserClock()) {
  const rows = createRowList(feedLimits.rows);
  const leftOut = createDroppedRowCounter(feedLimits.rows);
  const listeners = new Set<() => void>();
  let state: FeedState = { length: 0, addedOnTop: 0, isPaused: false, waiting: 0, leftOut: 0 };
  let gathered: RequestRow[] = [];
  let isFrameOrdered = false;
  const admits = createRateLimiter(feedLimits, clock.now);

  function tell(change: Partial<FeedState> = {}): void {
    state = { ...state, ...change, length: rows.length, leftOut: leftOut.count() };
    for (const listener of listeners) listener();
  }

  function apply(): void {
    isFrameOrdered = false;
    if (state.isPaused) return;
    const added = rows.addLive(gathered);
    leftOut.found(gathered);
    gathered = [];
    tell({ addedOnTop: state.addedOnTop + added });
  }

  /** Safety events are always shown. */
  function isShown(row: RequestRow): boolean {
    if (admits() || row.safety !== null) return true;
    if (!rows.has(row.id)) leftOut.add(row.id);
    return false;
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getState: () => state,
    rowAt: rows.at,
    /** The newest one; live rows come in the order they were finished. */
    newest: () => rows.at(0),
    oldest: () => rows.at(rows.length - 1),

    /** @param batch oldest first, as it comes over the socket. */
    receive(batch: readonly RequestRow[]): void {
      const wanted = batch.filter((row) => matchesFilter(row, filter));
      const shown = wanted.filter(isShown);
      if (state.isPaused) {
        gathered.push(...shown.slice(0, feedLimits.gathered - gathered.length));
        tell({ waiting: state.waiting + shown.length });
        return;
      }
      gathered.push(...shown);
      if (gathered.length > feedLimits.gathered) apply();
      if (isFrameOrdered || wanted.length === 0) return;
      isFrameOrdered = true;
      clock.onNextFrame(apply);
    },

    addHistory(page: readonly RequestRow[]): void {
      rows.addHistory(page);
      leftOut.found(page);
      tell();
    },

    /** Rows missed while offline. */
    catchUp(missed: readonly RequestRow[]): void {
      const added = rows.insert(missed);
      leftOut.found(missed);
      tell({ addedOnTop: state.addedOnTop + added });
    },

    pause: () => tell({ isPaused: true }),

    /** @returns whether the buffer overflowed, so that the missed rows have to be fetched. */
    resume(): boolean {
      const hasGap = state.waiting > gathered.length;
      state = { ...state, isPaused: false, waiting: 0 };
      apply();
      tell();
      return hasGap;
    },

    change(id: string, part: Partial<RequestRow>): void {
      rows.change(id, part);
      gathered = gathered.map((row) => (row.id === id ? { ...row, ...part } : row));
      tell();
    },

    /** Empties the feed before it is loaded again. */
    clear(): void {
      rows.clear();
      leftOut.clear();
      gathered = [];
      tell({ waiting: 0, addedOnTop: 0 });
    },
  };
}
