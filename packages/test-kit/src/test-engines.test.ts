import { Redis } from 'ioredis';
import { MongoClient } from 'mongodb';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { useEngines } from './test-engines.ts';

const { mongodbUri, redisUrl } = inject('engines');
const client = new MongoClient(mongodbUri);
const redis = new Redis(redisUrl);
const used: ReturnType<typeof useEngines>[] = [];

afterAll(async () => {
  await client.close();
  redis.disconnect();
});

describe('while a test file runs', () => {
  const engines = useEngines();

  test('it writes to real engines under names of its own', async () => {
    used.push(engines);
    const database = client.db(`${engines.mongodb.databasePrefix}-media`);
    await database.collection('pictures').insertOne({ isFinished: true });
    await redis.set(`${engines.redis.prefix}:quota`, '3');
    expect(await database.collection('pictures').countDocuments()).toBe(1);
    expect(await redis.get(`${engines.redis.prefix}:quota`)).toBe('3');
  });
});

describe('when it has ended', () => {
  test('its databases and keys are gone', async () => {
    const prefix = used[0]?.redis.prefix ?? 'missing';
    const { databases } = await client.db().admin().listDatabases({ nameOnly: true });
    expect(databases.map(({ name }) => name)).not.toContain(`${prefix}-media`);
    expect(await redis.keys(`${prefix}*`)).toEqual([]);
  });
});
