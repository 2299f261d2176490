import { randomBytes } from 'node:crypto';
import { MongoClient } from 'mongodb';
import { afterAll, inject } from 'vitest';
import './global-setup.ts';
import { withRedisMasters } from './with-redis-masters.ts';

type TestEngines = {
  /** Databases of this file: `databasePrefix` and what follows, e.g. `${databasePrefix}-media`. */
  mongodb: { uri: string; databasePrefix: string };
  /** Keys of this file begin with `prefix`, e.g. `${prefix}:quota`. */
  redis: { url: string; prefix: string };
};

/** The run's real engines with names of this test file alone; its databases and keys go when it ends. */
export function useEngines(): TestEngines {
  const { mongodbUri, redisUrl: ofOneServer } = inject('engines');
  const redisUrl = inject('redisClusterUrl') ?? ofOneServer;
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

/** Deletes all keys with a text in their name. */
export async function deleteKeys(url: string, prefix: string): Promise<void> {
  await withRedisMasters(url, async (masters) => {
    for (const redis of masters) {
      for await (const keys of redis.scanStream({ match: `*${prefix}*`, count: 1000 })) {
        // One by one: in a cluster they are of several slots.
        await Promise.all(keys.map((key: string) => redis.unlink(key)));
      }
    }
  });
}
