import { storage } from '../lib/storage.ts';
import { storageKeys } from '../lib/storage-keys.ts';
import { emptyLedger, Ledger } from './ledger.ts';

/** The ledger in browser storage. A broken one reads as empty: then everything is compared anew. */
export const keptLedger = {
  read: (): Ledger => storage.readJson(storageKeys.keptLedger, Ledger) ?? emptyLedger,

  write(ledger: Ledger): void {
    storage.writeJson(storageKeys.keptLedger, ledger);
  },
};
