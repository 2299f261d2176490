import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DeletionLog, NAMES_AT_ONCE } from '@lux/contracts/accounts/deletion-log.ts';
import type { OwnerId } from '@lux/contracts/common/ids.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { expect, onTestFinished, test } from 'vitest';
import { openAccounts } from '../testing/open-accounts.ts';
import { COMPACT_AFTER_LINES } from './deletion-log.store.ts';

const engines = useEngines();
let opened = 0;
const visitor: OwnerId = `visitor:${'v'.repeat(43)}`;
const seat: OwnerId = `seat:${'s'.repeat(22)}`;

async function open() {
  opened += 1;
  const folder = await mkdtemp(join(tmpdir(), 'lux-deletions-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'deletions.log');
  const accounts = await openAccounts({
    uri: engines.mongodb.uri,
    redisUrl: engines.redis.url,
    database: `${engines.mongodb.databasePrefix}-deletions-${opened}`,
    environment: { DELETION_LOG_FILE: file, BACKUP_RETENTION_DAYS: '90' },
  });
  const { call, deps } = accounts;
  const stored = deps.mongo.connection.collection<{ _id: string; at: Date }>('deletions');
  return {
    ...accounts,
    file,
    stored,
    register: async (username: string): Promise<OwnerId> => {
      const given = { username, password: 'Wolke-Besen-Zebra' };
      return `user:${(await call('POST', '/users', given)).body.id}`;
    },
    remove: (...owners: OwnerId[]) =>
      call('DELETE', '/user-data', undefined, { 'x-lux-owners': owners.join(',') }),
    note: (...owners: OwnerId[]) => call('POST', '/deletions', { owners }),
    noteThing: (thing: object) => call('POST', '/deletions', { thing }),
    read: async () => DeletionLog.parse((await call('GET', '/deletions')).body),
    /** What a service answers that holds these. */
    match: async () => {
      const { keys, deletions } = DeletionLog.parse((await call('GET', '/deletions')).body);
      const names = deletions.map(({ name }) => name);
      const { body } = await call('POST', '/owner-matches', { keys, names });
      return body.matches.map(({ owner }: { owner: string }) => owner);
    },
  };
}

test('whose data is deleted stands in the log by a hash, in the database and in a file of its owner alone', async () => {
  const { register, remove, note, read, stored, file } = await open();
  const mia = await register('mia');
  expect((await remove(mia)).status).toBe(204);
  expect((await note(visitor)).status).toBe(204);
  await remove(seat);
  expect((await read()).deletions).toHaveLength(3);
  const texts = [JSON.stringify(await stored.find().toArray()), await readFile(file, 'utf8')];
  for (const text of texts) expect(text).not.toMatch(new RegExp(`${mia}|vvvv|ssss|mia`));
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test('an account that an older copy of the database brings back is found by its name in the log', async () => {
  const { register, remove, match, stored, deps } = await open();
  const mia = await register('mia');
  await register('tom');
  const users = deps.mongo.connection.collection('users');
  const before = await users.find().toArray();
  await remove(mia);
  expect(await match()).toEqual([]);
  // The restore: the users are back, and the log in the database is as old as they.
  await users.deleteMany({});
  await users.insertMany(before);
  await stored.deleteMany({});
  expect(await match()).toEqual([mia]);
  await remove(mia);
  expect(await match()).toEqual([]);
});

test('file and database complete each other, and a cut line spoils nothing', async () => {
  const { remove, note, read, stored, file } = await open();
  await note(visitor);
  const [line = ''] = (await readFile(file, 'utf8')).split('\n');
  await remove(seat);
  await writeFile(file, `${line}\n${line.slice(0, 20)}`);
  expect((await read()).deletions).toHaveLength(2);
  expect((await readFile(file, 'utf8')).trim().split('\n')).toHaveLength(2);
  await stored.deleteMany({});
  expect((await read()).deletions).toHaveLength(2);
  expect(await stored.countDocuments()).toBe(2);
});

test('a deletion is remembered 30 days longer than back-ups, and then nowhere', async () => {
  const { remove, note, read, stored, file } = await open();
  await note(visitor);
  await remove(seat);
  const [{ name, at } = { name: '', at: '' }] = (await read()).deletions;
  const old = new Date(Date.parse(at) - 121 * 24 * 60 * 60 * 1_000);
  await stored.updateOne({ _id: name }, { $set: { at: old } });
  await writeFile(file, (await readFile(file, 'utf8')).replace(at, old.toISOString()));
  expect((await read()).deletions).toHaveLength(1);
  expect(await readFile(file, 'utf8')).not.toContain(name);
});

test('a deletion that stopped half-way is finished, and nobody else’s is begun', async () => {
  const { register, remove, deps, call } = await open();
  const mia = await register('mia');
  const id = mia.slice('user:'.length);
  const stickers = deps.mongo.connection.collection('user-stickers');
  const stickerId = 'erste-frage';
  await stickers.insertOne({ userId: id, stickerId, unlockedAt: new Date() });
  const { removeAll } = deps.syncedItems;
  deps.syncedItems.removeAll = () => Promise.reject(new Error('killed'));
  expect((await remove(mia)).status).toBe(500);
  await stickers.insertOne({ userId: id, stickerId, unlockedAt: new Date() }).catch(() => {});
  deps.syncedItems.removeAll = removeAll;
  expect((await call('GET', `/users/${id}`)).status).toBe(404);
  expect((await remove(mia)).status).toBe(204);
  expect(await stickers.countDocuments({ userId: id })).toBe(0);
  expect((await remove(`user:${'n'.repeat(22)}`)).status).toBe(404);
});

test('where the file cannot be written the database has the log, and nothing stops', async () => {
  opened += 1;
  const { call } = await openAccounts({
    uri: engines.mongodb.uri,
    redisUrl: engines.redis.url,
    database: `${engines.mongodb.databasePrefix}-deletions-${opened}`,
    environment: { DELETION_LOG_FILE: join(tmpdir(), 'no-such-folder', 'deletions.log') },
  });
  await call('POST', '/deletions', { owners: [visitor] });
  const { status, body } = await call('GET', '/deletions');
  expect([status, DeletionLog.parse(body).deletions.length]).toEqual([200, 1]);
});

test('a single conversation and picture are noted by a hash, each once', async () => {
  const { noteThing, read, file, stored } = await open();
  const [conversationId, fileId] = ['c', 'p'].map((sign) => sign.repeat(22));
  for (const thing of [{ conversationId }, { fileId }, { fileId }]) {
    expect((await noteThing(thing)).status).toBe(204);
  }
  expect((await read()).deletions).toHaveLength(2);
  const texts = [JSON.stringify(await stored.find().toArray()), await readFile(file, 'utf8')];
  for (const text of texts) expect(text).not.toMatch(/cccc|pppp/);
});

test('a visitor that deletes everything is noted by whoever knows that there was something', async () => {
  const { remove, read } = await open();
  expect((await remove(visitor)).status).toBe(204);
  expect((await read()).deletions).toEqual([]);
});

test('who deletes again and again has one name, and the file does not grow with it', async () => {
  const { call, note, read, file } = await open();
  await note(visitor);
  const lineLength = (await readFile(file, 'utf8')).length;
  const owners = Array.from({ length: 100 }, () => visitor);
  for (let lines = 0; lines < COMPACT_AFTER_LINES; lines += owners.length) {
    await call('POST', '/deletions', { owners });
  }
  expect((await readFile(file, 'utf8')).length).toBeLessThan(10 * lineLength);
  expect((await read()).deletions).toHaveLength(1);
});

test('a long log comes in pages, each name once, and the file holds them all', async () => {
  const { call, stored, file, noteThing } = await open();
  const nameOf = (index: number) => String(index).padStart(43, 'n');
  const at = new Date();
  await stored.insertMany(
    Array.from({ length: NAMES_AT_ONCE + 10 }, (_one, index) => ({ _id: nameOf(index), at })),
  );
  await noteThing({ fileId: 'p'.repeat(22) });
  const first = DeletionLog.parse((await call('GET', '/deletions')).body).deletions;
  const after = first.at(-1)?.name;
  const second = DeletionLog.parse((await call('GET', `/deletions?after=${after}`)).body).deletions;
  const names = [...first, ...second].map(({ name }) => name);
  expect([first.length, new Set(names).size]).toEqual([NAMES_AT_ONCE, NAMES_AT_ONCE + 11]);
  expect((await readFile(file, 'utf8')).trim().split('\n')).toHaveLength(NAMES_AT_ONCE + 11);
});
