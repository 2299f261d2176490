import { commonErrors } from '@lux/service-kit/errors/common-errors.ts';
import type { Db } from 'mongodb';
import { createObjectStore, type ObjectStore } from './create-object-store.ts';
import { createFolderReader } from './folder-of.ts';
import type { MediaStoreConfig } from './media-store-environment.ts';

type Options = Pick<Parameters<typeof createObjectStore>[0], 'observe'> & {
  /** Of media. @throws while it is not connected. */
  db: () => Db;
};

/** The buckets that the configuration names, beside GridFS. */
export interface MediaStore {
  /** Where new files go; null: GridFS. */
  target: ObjectStore | null;
  /** The target and the one before. */
  buckets: ObjectStore[];
  /** @throws DATABASE_CONNECTION_FAILED for a place that the configuration does not name (any more). */
  at: (place: string) => ObjectStore;
  /** Rejects while one of them cannot be reached. */
  check: () => Promise<void>;
  close: () => Promise<void>;
}

/** Opens what `MEDIA_STORE` and `MEDIA_STORE_PREVIOUS` name; nothing is asked yet. */
export function openMediaStore(
  { target: current, previous }: MediaStoreConfig,
  { db, ...options }: Options,
): MediaStore {
  const folder = createFolderReader(db);
  const open = (bucket: typeof current) =>
    bucket && createObjectStore({ bucket, folder, ...options });
  const target = open(current);
  const buckets = [target, open(previous)].filter((bucket) => bucket !== null);
  return {
    target,
    buckets,
    at: (place) => {
      const found = buckets.find((bucket) => bucket.place === place);
      if (found) return found;
      const cause = new Error(`neither MEDIA_STORE nor MEDIA_STORE_PREVIOUS is ${place}`);
      throw commonErrors.DATABASE_CONNECTION_FAILED({ cause });
    },
    check: async () => {
      for (const bucket of buckets) await bucket.check();
    },
    close: async () => {
      for (const bucket of buckets) await bucket.close();
    },
  };
}
