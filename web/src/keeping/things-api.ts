import { StoredThing } from '@lux/contracts/accounts/stored-thing.ts';
import { z } from 'zod';
import { rest } from '../lib/rest.ts';

const PATH = '/api/me/things';
const loadThings = async () => z.array(StoredThing);

/** What the account keeps. Both calls answer with everything as it is now. */
export const thingsApi = {
  list: (): Promise<StoredThing[]> => rest.get(PATH, loadThings),

  put: (things: readonly StoredThing[]): Promise<StoredThing[]> =>
    rest.put(PATH, { things }, loadThings),
};
