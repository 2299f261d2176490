import type { StoredThing, ThingsPage } from '@lux/contracts/accounts/synced-items.ts';

/** What an account answers: these have changed, and no more. */
export const buildThingsPage = (things: StoredThing[] = []): ThingsPage => ({
  things,
  mark: `1.${'0'.repeat(24)}.0`,
  hasMore: false,
});

/** Nothing has changed in the account. */
export const noThings = buildThingsPage();
