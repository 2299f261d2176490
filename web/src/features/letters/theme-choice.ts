import { InterestTheme } from '@lux/contracts/games/letters-content.ts';
import { storage } from '../../lib/storage/storage.ts';
import { storageKeys } from '../../lib/storage/storage-keys.ts';

/** What this child likes, kept over visits; null for a bit of everything. */
export const themeChoice = {
  read(): InterestTheme | null {
    const kept = InterestTheme.safeParse(storage.readText(storageKeys.interestTheme));
    return kept.success ? kept.data : null;
  },

  write(theme: InterestTheme | null): void {
    if (theme === null) storage.remove(storageKeys.interestTheme);
    else storage.writeText(storageKeys.interestTheme, theme);
  },
};
