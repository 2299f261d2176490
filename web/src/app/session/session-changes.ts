import { User } from '@lux/contracts/accounts/user.ts';
import { rest } from '../../lib/api/rest.ts';
import { childChange } from '../../lib/session/child-change.ts';
import { fetchUser } from '../../lib/session/fetch-user.ts';
import { LESSON_KEY, storage } from '../../lib/storage/storage.ts';
import { storageKeys } from '../../lib/storage/storage-keys.ts';
import { visitorToken } from '../../lib/storage/visitor-token.ts';
import { beforeLogoutHooks } from '../../sync/before-logout-hooks.ts';
import { forgetDevice } from '../../sync/forget-device.ts';

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

  /**
   * What lies here is this user's from now on; another user's is not handed over, neither to them nor
   * to a visitor (null): a session may also end by itself, without a logout. Answers who is there.
   *
   * @throws where a visitor's word could not be checked: what lies here stays.
   */
  async settle(found: User | null): Promise<User | null> {
    // In a lesson nothing of the device's own is here, and a login rests.
    if (storage.readText(LESSON_KEY) !== null) return null;
    const user = found ?? (await askOnceMore());
    const keptUserId = storage.readText(storageKeys.keptUserId);
    if (keptUserId === (user?.id ?? null)) return user;
    if (keptUserId !== null) await forgetDevice();
    if (user !== null) storage.writeText(storageKeys.keptUserId, user.id);
    return user;
  },

  /** Sends what waits, logs out, and leaves nothing of the child here. @throws ApiError */
  async leave(): Promise<void> {
    await beforeLogoutHooks.sendAll();
    await rest.postOnly('/api/logout');
    await forgetDevice();
  },

  /** After the server has forgotten everything. */
  forget: forgetDevice,
};

/** Any answer brings the cookie that says whether somebody is logged in, to those from before it, too. */
async function askOnceMore(): Promise<User | null> {
  const answer = await fetch('/api/settings', { method: 'HEAD' });
  if (!answer.ok) throw new Error(`Nobody could be asked: ${answer.status}`);
  return fetchUser();
}
