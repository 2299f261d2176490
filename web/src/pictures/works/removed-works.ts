import { z } from 'zod';
import { storage } from '../../lib/storage/storage.ts';
import { storageKeys } from '../../lib/storage/storage-keys.ts';

const FileId = z.string().min(1);
const read = () => storage.readList(storageKeys.removedColoringWorks, FileId);

/** Files of deleted pages whose colours the account has still to forget, also after being offline. */
export const removedWorks = {
  read,

  add(fileId: string): void {
    storage.writeJson(storageKeys.removedColoringWorks, [...new Set([...read(), fileId])]);
  },

  settle(fileId: string): void {
    const others = read().filter((one) => one !== fileId);
    storage.writeJson(storageKeys.removedColoringWorks, others);
  },
};
