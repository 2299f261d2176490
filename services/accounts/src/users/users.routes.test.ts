import { useEngines } from '@lux/test-kit/test-engines.ts';
import { expect, test } from 'vitest';
import { openAccounts } from '../testing/open-accounts.ts';

const engines = useEngines();
let opened = 0;
const password = 'Wolke-Besen-Zebra';
const newPassword = 'Turm-Geige-Wal-Hut';

async function open() {
  opened += 1;
  const accounts = await openAccounts({
    uri: engines.mongodb.uri,
    redisUrl: engines.redis.url,
    database: `${engines.mongodb.databasePrefix}-changes-${opened}`,
  });
  const { call } = accounts;
  const { id } = (await call('POST', '/users', { username: 'mia', password })).body;
  return {
    ...accounts,
    id,
    change: (given: object = {}) =>
      call('PUT', `/users/${id}/password`, { currentPassword: password, newPassword, ...given }),
    logIn: async (given: string, username = 'mia') =>
      (await call('POST', '/logins', { username, password: given })).status,
    recover: (given = newPassword) => call('POST', '/owner/recoveries', { newPassword: given }),
  };
}

test('who knows the old password gives themselves a new one', async () => {
  const { id, change, logIn } = await open();
  const { status, body } = await change();
  expect([status, body.id]).toEqual([200, id]);
  expect(await logIn(newPassword)).toBe(200);
  expect(await logIn(password)).toBe(401);
});

test.each([
  [{ currentPassword: 'falsch-geraten' }, 403, 'WRONG_PASSWORD'],
  [{ newPassword: 'sonnenschein' }, 400, 'PASSWORD_TOO_COMMON'],
  [{ newPassword: 'Turm-mia-Geige' }, 400, 'PASSWORD_TOO_COMMON'],
  [{ newPassword: password }, 400, 'PASSWORD_UNCHANGED'],
])('%j changes nothing', async (given, status, error) => {
  const { change, logIn } = await open();
  const answer = await change(given);
  expect([answer.status, answer.body.error]).toEqual([status, error]);
  expect(await logIn(password)).toBe(200);
});

test('in a session left open nobody guesses the password, and its user still logs in elsewhere', async () => {
  const { change, logIn } = await open();
  for (let n = 0; n < 9; n += 1) await change({ currentPassword: `falsch-${n}` });
  expect((await change()).body.error).toBe('TOO_MANY_LOGINS');
  expect(await logIn(password)).toBe(200);
});

test('a password changed in between is not overwritten by one who typed the old', async () => {
  const { deps, id, logIn } = await open();
  const before = await deps.users.findLoginFacts(id);
  expect(await deps.users.changePassword(id, 'another hash', 'mine')).toBeNull();
  expect(await deps.users.findLoginFacts(id)).toEqual(before);
  expect(await logIn(password)).toBe(200);
});

test('the owner comes in again with a new password, whatever was guessed meanwhile', async () => {
  const { call, logIn, recover } = await open();
  expect((await recover()).body.error).toBe('OWNER_NOT_FOUND');
  await call('POST', '/users', { username: 'Chefin', password, isOwnerProven: true });
  for (let n = 0; n < 9; n += 1) await logIn('falsch-geraten', 'chefin');
  expect((await recover('chefin-1234')).body.error).toBe('PASSWORD_TOO_EASY');
  const { status, body } = await recover();
  expect([status, body.isOwner]).toEqual([200, true]);
  expect(await logIn(newPassword, 'chefin')).toBe(200);
  expect(await logIn(password, 'chefin')).toBe(401);
});
