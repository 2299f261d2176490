import { useApolloClient } from '@apollo/client/react';
import type { RequestFilter } from '@lux/contracts/analytics/request-list.ts';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { z } from 'zod';
import { useAdminRoom } from '../../use-admin-room.ts';
import { createRequestFeed, feedLimits } from './create-request-feed.ts';
import { readMissed, readPage } from './read-missed.ts';
import { RequestRow } from './request-row.ts';

const PAGE = 200;
const ASK_AGAIN_MS = 5_000;
const Batch = z.array(RequestRow);

type Loading = 'first' | 'older' | 'failed' | 'idle';

/**
 * The requests that match a filter, live: the newest page, older ones on demand, new ones on top.
 * After every reconnect the missed rows are fetched; a message is only a hint (DESIGN 1).
 */
export function useRequests(filter: RequestFilter) {
  const client = useApolloClient();
  const feed = useMemo(() => createRequestFeed(filter), [filter]);
  const state = useSyncExternalStore(feed.subscribe, feed.getState);
  const [loading, setLoading] = useState<Loading>('first');
  const [hasOlder, setHasOlder] = useState(false);
  /** Set once the first page is loaded: joining the room again then means catching up. */
  const loaded = useRef<typeof feed | null>(null);
  /** The room was joined while the first page was loading: rows in between are in neither. */
  const hasMissed = useRef(false);
  const isLoadingOlder = useRef(false);

  /** Where the gap begins that still has to be filled. */
  const gap = useRef<{ feed: typeof feed; below: ReturnType<typeof feed.newest> } | null>(null);
  const askAgain = useRef(0);

  const catchUp = useCallback(async () => {
    hasMissed.current = false;
    clearTimeout(askAgain.current);
    if (gap.current?.feed !== feed) gap.current = { feed, below: feed.newest() };
    const mine = gap.current;
    try {
      feed.catchUp(await readMissed(client, filter, mine.below));
      if (gap.current === mine) gap.current = null;
    } catch {
      // Only if this list is still the open one.
      if (gap.current === mine) {
        askAgain.current = window.setTimeout(() => void catchUp(), ASK_AGAIN_MS);
      }
    }
  }, [client, filter, feed]);

  useEffect(
    () => () => {
      clearTimeout(askAgain.current);
      if (gap.current?.feed === feed) gap.current = null;
    },
    [feed],
  );

  const loadFirst = useCallback(async () => {
    setLoading('first');
    try {
      const page = await readPage(client, { filter, first: PAGE });
      feed.addHistory(page);
      loaded.current = feed;
      setHasOlder(page.length === PAGE);
      setLoading('idle');
      if (hasMissed.current) void catchUp();
    } catch {
      setLoading('failed');
    }
  }, [client, filter, feed, catchUp]);

  const loadOlder = useCallback(async () => {
    const after = feed.oldest();
    if (isLoadingOlder.current || after === undefined) return;
    isLoadingOlder.current = true;
    setLoading('older');
    try {
      const page = await readPage(client, { filter, first: PAGE, after });
      feed.addHistory(page);
      setHasOlder(page.length === PAGE);
    } catch {
      // Scrolling on retries.
    } finally {
      isLoadingOlder.current = false;
      setLoading('idle');
    }
  }, [client, filter, feed]);

  useEffect(() => void loadFirst(), [loadFirst]);

  const { isLive } = useAdminRoom({
    onEntered: () => {
      hasMissed.current = true;
      if (loaded.current === feed) void catchUp();
    },
    onRequests: (message) => {
      const batch = Batch.safeParse(message);
      if (batch.success) feed.receive(batch.data);
    },
    onChanges: (message) => {
      const batch = Batch.safeParse(message);
      if (!batch.success) return;
      for (const { id, imageUrl, pictureFailure } of batch.data) {
        feed.change(id, { imageUrl, pictureFailure });
      }
    },
  });

  return {
    state,
    rowAt: feed.rowAt,
    loading,
    isLive,
    hasOlder: hasOlder && state.length < feedLimits.rows,
    loadOlder: () => void loadOlder(),
    retry: () => void loadFirst(),
    togglePause: () => {
      if (!state.isPaused) return feed.pause();
      if (feed.resume()) void catchUp();
    },
    /** Loads the rows that sampling dropped. */
    loadAll: () => {
      feed.clear();
      void loadFirst();
    },
    change: feed.change,
  };
}
