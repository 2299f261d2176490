import { storage } from '../../lib/storage/storage.ts';
import { storageKeys } from '../../lib/storage/storage-keys.ts';

/** Whether this child wants it calm, kept over visits; null while nobody has chosen. */
export const calmChoice = {
  read(): boolean | null {
    const kept = storage.readText(storageKeys.calmMode);
    return kept === 'on' || kept === 'off' ? kept === 'on' : null;
  },

  write(isCalm: boolean): void {
    storage.writeText(storageKeys.calmMode, isCalm ? 'on' : 'off');
  },
};
