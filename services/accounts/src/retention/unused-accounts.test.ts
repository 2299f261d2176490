import { useEngines } from '@lux/test-kit/test-engines.ts';
import { expect, test } from 'vitest';
import { openAccounts } from '../testing/open-accounts.ts';

const engines = useEngines();
let opened = 0;
const password = 'Wolke-Besen-Zebra';
const DAY_MS = 24 * 60 * 60 * 1_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

async function open(environment: Record<string, string> = {}) {
  opened += 1;
  const accounts = await openAccounts({
    uri: engines.mongodb.uri,
    redisUrl: engines.redis.url,
    database: `${engines.mongodb.databasePrefix}-unused-${opened}`,
    environment,
  });
  const { call, deps } = accounts;
  const stored = deps.mongo.connection.collection<{ _id: string }>('users');
  const write = async (id: string, fields: object) =>
    stored.updateOne({ _id: id }, { $set: fields });
  return {
    ...accounts,
    write,
    lastUsed: async (id: string): Promise<unknown> =>
      (await stored.findOne({ _id: id }))?.['lastUsedAt' as '_id'],
    register: async (username: string, lastUsedAt?: Date) => {
      const { body } = await call('POST', '/users', { username, password, isOwnerProven: true });
      if (lastUsedAt) await write(body.id, { lastUsedAt });
      return String(body.id);
    },
    due: async (sparedIds: string[] = []): Promise<string[]> =>
      (await call('POST', '/unused-accounts', { sparedIds })).body.userIds,
    isDue: async (id: string): Promise<boolean> =>
      (await call('GET', `/unused-accounts/${id}`)).body.isDue,
    read: async (id: string) => (await call('GET', `/users/${id}`)).body,
  };
}

test('an account unused for 335 days is announced, and goes 30 days later if nobody came', async () => {
  const { register, due, read, write } = await open();
  const mia = await register('mia', daysAgo(336));
  const tom = await register('tom', daysAgo(334));
  expect(await due()).toEqual([]);
  const { goesAt } = await read(mia);
  expect(Date.parse(goesAt)).toBeGreaterThan(daysAgo(-29).getTime());
  expect(await read(tom)).not.toHaveProperty('goesAt');

  await write(mia, { lastUsedAt: daysAgo(366), goesAt: daysAgo(1) });
  expect(await due()).toEqual([mia]);
  expect(await due()).toEqual([mia]);
});

test('nobody goes unannounced, however long unused', async () => {
  const { register, due, read } = await open();
  const mia = await register('mia', daysAgo(900));
  expect(await due()).toEqual([]);
  expect(await read(mia)).toHaveProperty('goesAt');
});

test('any use takes the announcement back, and the account reads that it was nearly gone', async () => {
  const { register, due, read, write, call } = await open();
  const mia = await register('mia', daysAgo(366));
  await due();
  await write(mia, { goesAt: daysAgo(1) });
  const { body } = await call('POST', '/logins', { username: 'mia', password });
  expect(body).toMatchObject({ id: mia, wasNearlyGone: true });
  expect(body).not.toHaveProperty('goesAt');
  expect(await due()).toEqual([]);
  await write(mia, { cameBackAt: daysAgo(2) });
  expect(await read(mia)).not.toHaveProperty('wasNearlyGone');
});

test('use is written once a day', async () => {
  const { register, call, lastUsed } = await open();
  const mia = await register('mia', daysAgo(2));
  expect((await call('POST', `/users/${mia}/uses`)).status).toBe(204);
  const first = await lastUsed(mia);
  expect(first).not.toEqual(daysAgo(2));
  await call('POST', `/users/${mia}/uses`);
  expect(await lastUsed(mia)).toEqual(first);
});

test('owner and admins never go, and read nothing of it', async () => {
  const { register, due, read, write, call } = await open();
  const owner = await register('chefin', daysAgo(900));
  const admin = await register('lehrer', daysAgo(900));
  await call('PATCH', `/users/${admin}/role`, { role: 'admin' });
  await due();
  for (const id of [owner, admin]) {
    expect(await read(id)).not.toHaveProperty('goesAt');
    await write(id, { goesAt: daysAgo(1) });
    expect(await read(id)).not.toHaveProperty('goesAt');
  }
  expect(await due()).toEqual([]);
});

test('with 0 days nobody goes, also who was announced before', async () => {
  const { register, due, read, write } = await open({ ACCOUNT_RETENTION_DAYS: '0' });
  const mia = await register('mia', daysAgo(900));
  await write(mia, { goesAt: daysAgo(1) });
  expect(await due()).toEqual([]);
  expect(await read(mia)).not.toHaveProperty('goesAt');
});

test('accounts from before use was noted count from now on', async () => {
  const { register, due, read, deps } = await open();
  const mia = await register('mia');
  const stored = deps.mongo.connection.collection<{ _id: string }>('users');
  await stored.updateOne(
    { _id: mia },
    { $unset: { lastUsedAt: 1 }, $set: { lastLogin: daysAgo(900) } },
  );
  expect(await due()).toEqual([]);
  expect(await read(mia)).not.toHaveProperty('goesAt');
});

test('teachers who have classes are neither announced nor due, and who comes back is due no more', async () => {
  const { call, register, write, read, due, isDue } = await open();
  const teacher = await register('herr-winter', daysAgo(400));
  await write(teacher, { isTeacher: true });
  const mia = await register('mia', daysAgo(400));
  expect((await call('GET', '/unused-teachers')).body.userIds).toEqual([teacher]);
  await due([teacher]);
  expect(await read(teacher)).not.toHaveProperty('goesAt');
  for (const id of [teacher, mia]) await write(id, { goesAt: daysAgo(1) });
  expect(await due([teacher])).toEqual([mia]);
  expect(await read(teacher)).not.toHaveProperty('goesAt');

  expect(await isDue(mia)).toBe(true);
  await call('POST', `/users/${mia}/uses`);
  expect(await isDue(mia)).toBe(false);
});
