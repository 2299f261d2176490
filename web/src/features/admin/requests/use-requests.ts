import { useApolloClient } from '@apollo/client/react';
import type { RequestFilter } from '@lux/contracts/analytics/request-filter.ts';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { z } from 'zod';
import { useAdminRoom } from '../../admin/use-admin-room.ts';
import { createRequestFeed, feedLimits } from './create-request-feed.ts';
import { readMissed } from './read-missed.ts';
import { readPage } from './read-page.ts';
import { RequestRow } from './request-row.ts';

const PAGE = 200;
const Batch = z.array(RequestRow);

type Loading = 'first' | 'older' | 'failed' | 'idle';

/**
 * The requests that match a filter, live: the newest page, older ones on demand, new ones on top.
 * After every reconnect what was missed is asked for; a message is a hint only (DESIGN 1).
 */
export function useRequests(filter: RequestFilter) {
  const client = useApolloClient();
  const feed = useMemo(() => createRequestFeed(filter), [filter]);
  const state = useSyncExternalStore(feed.subscribe, feed.getState);
  const [loading, setLoading] = useState<Loading>('first');
  const [hasOlder, setHasOlder] = useState(false);
  /** Set once the first page is there: from then on a new entry means catching up. */
  const loaded = useRef<typeof feed | null>(null);
  /** Entered while the first page was on its way: what came in between is in neither. */
  const hasMissed = useRef(false);
  const isLoadingOlder = useRef(false);

  const catchUp = useCallback(async () => {
    hasMissed.current = false;
    const newest = feed.newest();
    // A failure leaves what is there; the next reconnect tries again.
    const missed = await readMissed(client, filter, newest).catch(() => []);
    feed.catchUp(missed);
  }, [client, filter, feed]);

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
      // Scrolling on asks again.
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
    /** Fills what sampling left out. */
    loadAll: () => {
      feed.clear();
      void loadFirst();
    },
    change: feed.change,
  };
}
