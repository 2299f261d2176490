import { useEngines } from '@lux/test-kit/test-engines.ts';
import { expect, test } from 'vitest';
import { hashPassword } from '../passwords/create-password-hasher.ts';
import { openAccounts } from '../testing/open-accounts.ts';

const engines = useEngines();
let opened = 0;
const password = 'Wolke-Besen-Zebra';

interface Stored {
  _id: string;
  usernameKey: string;
}

/** A database as older versions left it: keys without look-alikes, addresses, no proof of the owner. */
async function openLegacy(names: string[]) {
  opened += 1;
  const accounts = await openAccounts({
    uri: engines.mongodb.uri,
    redisUrl: engines.redis.url,
    database: `${engines.mongodb.databasePrefix}-migrations-${opened}`,
    environment: { OWNER_USERNAME: 'Rektorin' },
  });
  const { deps, call } = accounts;
  const stored = deps.mongo.connection.collection<Stored>('users');
  const passwordHash = await hashPassword(password);
  const records = names.map((username, n) => ({
    _id: `legacy-legacy-legacy-${n}`.padEnd(22, '-').slice(0, 22),
    username,
    usernameKey: username.normalize('NFKC').toLowerCase(),
    displayName: null,
    email: n === 0 ? 'mama@example.org' : null,
    role: 'user',
    passwordHash,
    createdAt: new Date(n),
    lastLogin: null,
    knownVisitors: [],
  }));
  await stored.insertMany(records);
  return {
    ...accounts,
    stored,
    idOf: (name: string) => records[names.indexOf(name)]?._id,
    logIn: async (username: string) =>
      (await call('POST', '/logins', { username, password })).body.id,
  };
}

test('accounts of old are found before and after they have today’s key, and again after a second start', async () => {
  const { deps, stored, idOf, logIn } = await openLegacy(['Mia_7', 'Jörg', 'Tom1']);
  const findAll = async () => {
    for (const name of ['Mia_7', 'Jörg', 'Tom1']) expect(await logIn(name)).toBe(idOf(name));
  };
  await findAll();
  await deps.users.migrate();
  await findAll();
  expect(await logIn('ＭＩＡ_7')).toBe(idOf('Mia_7'));
  const once = await stored.find({}, { projection: { lastLogin: 0 } }).toArray();
  await Promise.all([deps.users.migrate(), deps.users.migrate()]);
  expect(await stored.find({}, { projection: { lastLogin: 0 } }).toArray()).toEqual(once);
});

test('of two that look alike now, both keep logging in to their own', async () => {
  const names = ['оля', 'oля', 'rnia', 'mia'];
  const { deps, idOf, logIn, call } = await openLegacy(names);
  await deps.users.migrate();
  for (const name of names) expect([name, await logIn(name)]).toEqual([name, idOf(name)]);
  // And nobody else gets in between.
  for (const username of ['Mia', 'rnia', 'Оля']) {
    expect((await call('POST', '/users', { username, password })).body.error).toBe(
      'USERNAME_TAKEN',
    );
  }
});

test('who had the owner’s name stays the owner; who only looks like it becomes nothing', async () => {
  const { deps, call } = await openLegacy(['Rektоrin', 'rektorin', 'Rekt0rin']);
  const owners = async () =>
    (await call('GET', '/users')).body
      .filter(({ isOwner }: { isOwner: boolean }) => isOwner)
      .map(({ username }: { username: string }) => username);
  expect(await owners()).toEqual(['rektorin']);
  await deps.users.migrate();
  expect(await owners()).toEqual(['rektorin']);
});

test('addresses that were stored go', async () => {
  const { deps, stored } = await openLegacy(['Mia', 'Tom']);
  await deps.users.migrate();
  expect(JSON.stringify(await stored.find().toArray())).not.toMatch(/email|example\.org/);
});

test('a child named admin from before is a child: its account can be deleted', async () => {
  const { call, idOf } = await openLegacy(['ＡＤＭＩＮ', 'admin1']);
  const child = idOf('ＡＤＭＩＮ');
  expect((await call('POST', `/users/${child}/deletion-checks`)).status).toBe(204);
  await call('PATCH', `/users/${child}/role`, { role: 'admin' });
  const kept = await call('POST', `/users/${child}/deletion-checks`);
  expect([kept.status, kept.body.error]).toEqual([403, 'ADMIN_IS_PROTECTED']);
  expect((await call('DELETE', `/users/${child}`)).status).toBe(403);
  await call('PATCH', `/users/${child}/role`, { role: 'user' });
  expect((await call('DELETE', `/users/${child}`)).status).toBe(204);
});
