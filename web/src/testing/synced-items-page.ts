import type { SyncedItem, SyncedItemsPage } from '@lux/contracts/accounts/synced-items.ts';

/** What an account answers: these have changed, and no more. */
export const buildSyncedItemsPage = (things: SyncedItem[] = []): SyncedItemsPage => ({
  things,
  mark: `1.${'0'.repeat(24)}.0`,
  hasMore: false,
});

/** Nothing has changed in the account. */
export const noThings = buildSyncedItemsPage();
