import { AuditTrailPage } from '@lux/contracts/accounts/audit-entry.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { waitFor } from '@lux/test-kit/wait-for.ts';
import { expect, onTestFinished, test } from 'vitest';
import { startRetention } from '../retention/start-retention.ts';
import { openAccounts } from '../testing/open-accounts.ts';

const engines = useEngines();
const DAY_MS = 24 * 60 * 60 * 1_000;
let opened = 0;

async function open() {
  opened += 1;
  const database = `${engines.mongodb.databasePrefix}-audit-${opened}`;
  const redisUrl = engines.redis.url;
  const accounts = await openAccounts({ uri: engines.mongodb.uri, database, redisUrl });
  const read = async (query = '') => {
    const { status, body } = await accounts.call('GET', `/audit-entries${query}`);
    expect(status).toBe(200);
    return AuditTrailPage.parse(body);
  };
  return { ...accounts, database, redisUrl, read };
}

const idOf = (place: number) => place.toString(16).padStart(36, '0');
const buildEntry = (place: number, given: object = {}) => ({
  id: idOf(place),
  actor: { kind: 'user', id: 'id-of-chefin', name: 'chefin' },
  action: 'role.changed',
  target: { kind: 'user', id: 'id-of-mia', name: 'mia' },
  details: { isAdmin: true },
  ...given,
});

test('what an admin did is kept as it was told, the latest first, page by page', async () => {
  const { call, read } = await open();
  for (let place = 1; place <= 5; place += 1) {
    expect((await call('POST', '/audit-entries', buildEntry(place))).status).toBe(204);
  }
  const first = await read('?limit=2');
  const at = expect.stringMatching(/^\d{4}-.*Z$/);
  expect(first).toEqual({
    entries: [
      { ...buildEntry(5), at },
      { ...buildEntry(4), at },
    ],
    next: idOf(4),
  });
  const rest = await read(`?limit=3&before=${first.next}`);
  expect(rest.entries.map(({ id }) => id)).toEqual([3, 2, 1].map(idOf));
  expect(rest.next).toBeNull();
});

test('an entry told of twice is there once, and stays what it was', async () => {
  const { call, read } = await open();
  await call('POST', '/audit-entries', buildEntry(1));
  const changed = buildEntry(1, { action: 'export.made', target: null, details: {} });
  expect((await call('POST', '/audit-entries', changed)).status).toBe(204);
  expect((await read()).entries).toMatchObject([buildEntry(1)]);
});

test('no call changes or deletes an entry, and neither does the end of an account in it', async () => {
  const { call, read } = await open();
  const registration = { username: 'mia', password: 'Wolke-Besen-Zebra', visitor: null };
  const { id } = (await call('POST', '/users', registration)).body;
  await call('POST', '/audit-entries', buildEntry(1, { actor: { kind: 'user', id, name: 'mia' } }));
  for (const method of ['PUT', 'PATCH', 'DELETE'] as const) {
    expect((await call(method, `/audit-entries/${idOf(1)}`, {})).status).toBe(404);
    expect((await call(method, '/audit-entries', {})).status).toBe(404);
  }
  const removed = await call('DELETE', '/user-data', undefined, { 'x-lux-owners': `user:${id}` });
  expect(removed.status).toBe(204);
  expect((await read()).entries).toMatchObject([{ id: idOf(1), actor: { name: 'mia' } }]);
});

test('entries go after a year, by themselves', async () => {
  const { call, read, deps, database, redisUrl } = await open();
  for (const place of [1, 2]) await call('POST', '/audit-entries', buildEntry(place));
  await deps.mongo.connection
    .collection<{ _id: string }>('audit-entries')
    .updateOne({ _id: idOf(1) }, { $set: { at: new Date(Date.now() - 366 * DAY_MS) } });
  const retention = startRetention(
    { redis: { url: redisUrl }, namePrefix: database, visitorRetentionDays: 90 },
    deps,
  );
  onTestFinished(() => retention.close());
  await waitFor(async () => (await read()).entries.length === 1);
  expect((await read()).entries.map(({ id }) => id)).toEqual([idOf(2)]);
});
