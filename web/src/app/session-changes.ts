import { User } from '@lux/contracts/accounts/user.ts';
import { farewells } from '../keeping/farewells.ts';
import { forgetDevice } from '../keeping/forget-device.ts';
import { childChange } from '../lib/child-change.ts';
import { rest } from '../lib/rest.ts';
import { storage } from '../lib/storage.ts';
import { storageKeys } from '../lib/storage-keys.ts';
import { visitorToken } from '../lib/visitor-token.ts';

/** What a login, a logout and a deletion mean for this device. Fetched when one happens. */
export const sessionChanges = {
  /** Logs in or registers (SPEC 7). @throws ApiError */
  async enter(path: '/api/login' | '/api/register', given: object): Promise<User> {
    const body = { ...given, visitorToken: visitorToken() };
    const user = await rest.post(path, body, async () => User);
    await sessionChanges.settle(user);
    childChange.announce();
    return user;
  },

  /** What lies here is this user's from now on; another user's is not handed over. */
  async settle({ id }: User): Promise<void> {
    const keptUserId = storage.readText(storageKeys.keptUserId);
    if (keptUserId === id) return;
    if (keptUserId !== null) await forgetDevice();
    storage.writeText(storageKeys.keptUserId, id);
  },

  /** Sends what waits, logs out, and leaves nothing of the child here. @throws ApiError */
  async leave(): Promise<void> {
    await farewells.sendAll();
    await rest.postOnly('/api/logout');
    await forgetDevice();
  },

  /** After the server has forgotten everything. */
  forget: forgetDevice,
};
