import { z } from 'zod';
import { ApiError } from '../lib/api/api-error.ts';
import { rest } from '../lib/api/rest.ts';
import { storage } from '../lib/storage/storage.ts';
import { storageKeys } from '../lib/storage/storage-keys.ts';
import { USER_CACHE } from '../lib/storage/user-cache.ts';

const FileId = z.string().min(1);
const read = () => storage.readList(storageKeys.removedPictures, FileId);

/** Pictures a child has deleted: from the server, too, and from what the browser has cached. */
export const removedPictures = {
  read,

  /** Deletes what is still to be deleted; what fails is tried again with the next screen of pictures. */
  async flush(): Promise<void> {
    for (const id of read()) {
      try {
        await rest.delete(`/api/pictures/${id}`);
      } catch (error) {
        const isGone = error instanceof ApiError && error.status === 404;
        if (!isGone) continue;
      }
      await dropCached(id);
      const others = read().filter((one) => one !== id);
      storage.writeJson(storageKeys.removedPictures, others);
    }
  },

  /** Remembers first: a device that is offline deletes it later. */
  add(id: string): Promise<void> {
    storage.writeJson(storageKeys.removedPictures, [...new Set([...read(), id])]);
    return removedPictures.flush();
  },
};

/** Asked anew, the browser's own cache learns that there is nothing at the address any more. */
async function dropCached(id: string): Promise<void> {
  for (const version of ['', '/thumbnail', '/view']) {
    const address = `/media/${id}${version}`;
    try {
      await (await caches.open(USER_CACHE)).delete(address);
    } catch {
      // Without caches (private mode) nothing was stored.
    }
    await fetch(address, { cache: 'reload', credentials: 'include' }).catch(() => {});
  }
}
