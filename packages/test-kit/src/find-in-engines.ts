import type { Redis } from 'ioredis';
import { MongoClient } from 'mongodb';
import type { z } from 'zod';
import { withRedisMasters } from './with-redis-masters.ts';

/** All documents of a collection, as far as the schema names their fields. */
export async function findDocuments<Schema extends z.ZodType>(
  uri: string,
  [database, collection]: [database: string, collection: string],
  schema: Schema,
): Promise<z.output<Schema>[]> {
  const client = new MongoClient(uri);
  try {
    const found = await client.db(database).collection(collection).find().toArray();
    return found.map((document) => schema.parse(document));
  } finally {
    await client.close();
  }
}

/** Names the keys with this prefix that hold one of the texts, in their name or their value. */
export async function findInRedis(url: string, prefix: string, texts: string[]): Promise<string[]> {
  return withRedisMasters(url, async (masters) => {
    const found: string[] = [];
    for (const redis of masters) {
      for (const key of await redis.keys(`${prefix}*`)) {
        const text = key + JSON.stringify(await readKey(redis, key));
        if (texts.some((one) => text.includes(one))) found.push(key);
      }
    }
    return found;
  });
}

async function readKey(redis: Redis, key: string): Promise<unknown> {
  const type = await redis.type(key);
  if (type === 'string') return redis.get(key);
  if (type === 'hash') return redis.hgetall(key);
  if (type === 'list') return redis.lrange(key, 0, -1);
  if (type === 'set') return redis.smembers(key);
  if (type === 'zset') return redis.zrange(key, '0', '-1');
  if (type === 'stream') return redis.xrange(key, '-', '+');
  return null;
}

/**
 * Names the collections (`database.collection`) of all databases with this prefix that hold a text
 * anywhere, file contents included.
 */
export async function findInDatabases(
  uri: string,
  databasePrefix: string,
  texts: string[],
): Promise<string[]> {
  const client = new MongoClient(uri);
  const found: string[] = [];
  try {
    const { databases } = await client.db().admin().listDatabases({ nameOnly: true });
    for (const { name } of databases.filter((one) => one.name.startsWith(databasePrefix))) {
      for (const collection of await client.db(name).collections()) {
        for await (const document of collection.find()) {
          const text = JSON.stringify(document);
          if (!texts.some((one) => text.includes(one))) continue;
          found.push(`${name}.${collection.collectionName}`);
          break;
        }
      }
    }
  } finally {
    await client.close();
  }
  return found;
}
