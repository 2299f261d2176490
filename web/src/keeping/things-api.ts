import type { StoredThing } from '@lux/contracts/accounts/stored-thing.ts';
import { ThingsPage } from '@lux/contracts/accounts/things-page.ts';
import { rest } from '../lib/rest.ts';

const PATH = '/api/me/things';
const loadPage = async () => ThingsPage;

/** What changed in the account since a mark, page by page; without one, all. */
export const thingsApi = {
  read: (since: string | null): Promise<ThingsPage> =>
    rest.get(since === null ? PATH : `${PATH}?since=${since}`, loadPage),

  put: (things: readonly StoredThing[], since: string | null): Promise<ThingsPage> =>
    rest.put(PATH, { things, ...(since !== null && { since }) }, loadPage),
};
