import { once } from 'node:events';
import { Cluster, Redis } from 'ioredis';

/**
 * Works with a connection to each server that keys may lie on: the only one, or every master of a
 * cluster, as a server lists its own keys alone.
 */
export async function withRedisMasters<Value>(
  url: string,
  work: (masters: Redis[]) => Promise<Value>,
): Promise<Value> {
  const nodes = url.split(',');
  if (nodes.length === 1) {
    const redis = new Redis(url);
    return work([redis]).finally(() => redis.disconnect());
  }
  const cluster = new Cluster(nodes);
  await once(cluster, 'ready');
  return work(cluster.nodes('master')).finally(() => cluster.disconnect());
}

/** All keys, wherever they lie, whose names have this form; a task's names may hold a hash tag in a cluster. */
export async function listRedisKeys(url: string, pattern: string): Promise<string[]> {
  return withRedisMasters(url, async (masters) => {
    const found = await Promise.all(masters.map((redis) => redis.keys(pattern)));
    return found.flat();
  });
}
