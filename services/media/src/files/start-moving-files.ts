import { setTimeout as pause } from 'node:timers/promises';
import { moveFiles } from '@lux/media-store/move-files.ts';
import type { Logger } from 'pino';
import type { Deps } from '../deps.ts';

const RETRY_PAUSE_MS = 10_000;

/**
 * Moves files to where `MEDIA_STORE` says, until none lies elsewhere. Where no bucket is named there is
 * nowhere to move from. @returns how to stop.
 */
export function startMovingFiles(
  { mediaStore, mongo }: Pick<Deps, 'mediaStore' | 'mongo'>,
  log: Logger,
): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const move = async () => {
    while (mediaStore.buckets.length > 0 && !signal.aborted) {
      try {
        const { db } = mongo.connection;
        if (!db) throw new Error('not connected');
        const { moved, missing } = await moveFiles({ db, store: mediaStore, signal });
        const place = mediaStore.target?.place ?? 'gridfs';
        if (missing > 0) log.error({ missing, place }, 'files without their bytes were not moved');
        else log.info({ moved, place }, 'all files lie where MEDIA_STORE says');
        return;
      } catch (error) {
        log.warn({ err: error }, 'moving files will be tried again');
        await pause(RETRY_PAUSE_MS, undefined, { signal }).catch(() => {});
      }
    }
  };
  const moving = move();
  return async () => {
    stopping.abort();
    await moving;
  };
}
