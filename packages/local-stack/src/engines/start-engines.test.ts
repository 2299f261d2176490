import { readdir } from 'node:fs/promises';
import { Redis } from 'ioredis';
import { MongoClient } from 'mongodb';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createTempDir } from '../testing/create-temp-dir.ts';
import { startTestEngines } from '../testing/start-test-engines.ts';

function connect({ mongodbUri, redisUrl }: { mongodbUri: string; redisUrl: string }) {
  const client = new MongoClient(mongodbUri, { serverSelectionTimeoutMS: 2_000 });
  const redis = new Redis(redisUrl);
  redis.on('error', () => {}); // it reconnects by itself
  onTestFinished(async () => {
    await client.close();
    redis.disconnect();
  });
  return { client, events: client.db('lux').collection('events'), redis };
}

test('loses no acknowledged write when the host is killed, and comes back at the same addresses', {
  timeout: 30_000,
}, async () => {
  const engines = await startTestEngines(await createTempDir());
  const { events, redis } = connect(engines);
  await redis.set('before', 'yes');

  let acknowledged = 0;
  const inserting = (async () => {
    for (;;) {
      await events.insertOne({ number: acknowledged });
      acknowledged++;
    }
  })();
  await vi.waitFor(() => expect(acknowledged).toBeGreaterThan(50));
  engines.host?.kill('SIGKILL');
  await expect(inserting).rejects.toThrow();

  const count = await vi.waitFor(() => events.countDocuments(), { timeout: 20_000 });
  expect(count).toBeGreaterThanOrEqual(acknowledged);
  expect(await redis.set('after', 'yes')).toBe('OK');
  expect(engines.printed).toEqual([
    'engines ist ausgefallen (Signal SIGKILL), Neustart in 250 ms.',
    'engines ist neu gestartet.',
  ]);
  const sockets = await readdir(engines.runDir);
  expect(sockets.filter((name) => name.startsWith('embedded-mongodb-'))).toHaveLength(1);
});

test('finds the data of the last run again', async () => {
  const folder = await createTempDir();
  const first = await startTestEngines(folder);
  await connect(first).events.insertOne({ child: 'asks' });
  await first.host?.stop();

  const second = await startTestEngines(folder);
  expect(await connect(second).events.findOne()).toMatchObject({ child: 'asks' });
});

test('leaves a SIGTERM to the whole process group to the supervisor, which ends it last', async () => {
  const engines = await startTestEngines(await createTempDir());
  const { events, redis } = connect(engines);
  engines.host?.kill('SIGTERM');
  await events.insertOne({ child: 'asks' });
  expect(await redis.set('after', 'yes')).toBe('OK');
  await engines.host?.stop();
  expect(engines.printed).toEqual([]);
});

test('keeps the memory of MongoDB small and never evicts a key of Redis', async () => {
  const { client, redis } = connect(await startTestEngines(await createTempDir()));
  const { wiredTiger } = await client.db('admin').command({ serverStatus: 1 });
  expect(wiredTiger.cache['maximum bytes configured']).toBe(256 * 1024 * 1024);
  expect(await redis.config('GET', 'maxmemory-policy')).toContain('noeviction');
});

test('lets nobody in without the password', async () => {
  const { redisUrl } = await startTestEngines(await createTempDir());
  const stranger = new Redis(redisUrl.replace(/\?.*/, ''));
  stranger.on('error', () => {}); // said once more when connecting
  onTestFinished(() => stranger.disconnect());
  await expect(stranger.get('session')).rejects.toThrow('NOAUTH');
});

test('starts nothing when both engines run elsewhere', async () => {
  const { startEngines } = await import('./start-engines.ts');
  const folder = await createTempDir();
  const engines = await startEngines({
    dataDir: folder,
    runDir: folder,
    cacheDir: folder,
    env: {},
    mongodbUri: 'mongodb://elsewhere/',
    redisUrl: 'redis://elsewhere/',
  });
  expect(engines).toMatchObject({ host: undefined, mongodbUri: 'mongodb://elsewhere/' });
});

test('finds nothing, instead of failing, where many rows fit two indexes and none the rest', async () => {
  const { events } = connect(await startTestEngines(await createTempDir()));
  await events.createIndex({ at: -1 });
  await events.createIndex({ type: 1, at: -1 });
  await events.insertMany(Array.from({ length: 15_000 }, (_, at) => ({ type: 'other', at })));
  const condition = { type: 'other', at: { $gte: 0 }, picture: { $gt: '' } };
  expect(await events.countDocuments(condition)).toBe(0);
});
