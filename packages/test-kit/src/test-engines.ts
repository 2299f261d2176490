import { randomBytes } from 'node:crypto';
import { Redis } from 'ioredis';
import { MongoClient } from 'mongodb';
import { afterAll, inject } from 'vitest';
import './global-setup.ts';

type TestEngines = {
  /** Databases of this file: `databasePrefix` and what follows, e.g. `${databasePrefix}-media`. */
  mongodb: { uri: string; databasePrefix: string };
  /** Keys of this file begin with `prefix`, e.g. `${prefix}:quota`. */
  redis: { url: string; prefix: string };
};

/** The run's real engines with names of this test file alone; its databases and keys go when it ends. */
export function useEngines(): TestEngines {
  const { mongodbUri, redisUrl } = inject('engines');
  const prefix = `t${randomBytes(6).toString('hex')}`;
  afterAll(async () => {
    await Promise.all([dropDatabases(mongodbUri, prefix), deleteKeys(redisUrl, prefix)]);
  });
  return {
    mongodb: { uri: mongodbUri, databasePrefix: prefix },
    redis: { url: redisUrl, prefix },
  };
}

async function dropDatabases(uri: string, prefix: string): Promise<void> {
  const client = new MongoClient(uri);
  try {
    const { databases } = await client.db().admin().listDatabases({ nameOnly: true });
    const ours = databases.filter(({ name }) => name.startsWith(prefix));
    for (const { name } of ours) await client.db(name).dropDatabase();
  } finally {
    await client.close();
  }
}

async function deleteKeys(url: string, prefix: string): Promise<void> {
  const redis = new Redis(url);
  try {
    for await (const keys of redis.scanStream({ match: `*${prefix}*`, count: 1000 })) {
      if (keys.length > 0) await redis.unlink(keys);
    }
  } finally {
    redis.disconnect();
  }
}
