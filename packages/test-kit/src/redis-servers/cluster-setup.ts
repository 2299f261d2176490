import type { TestProject } from 'vitest/node';
import { findServerForTests } from './find-redis-server.ts';
import { openRedisCluster } from './open-redis-cluster.ts';

/**
 * `globalSetup` of the project `on-cluster`: tests of other projects once more, with a real cluster of
 * three masters as their Redis. A command over slots is refused there, and a script that reads a key it
 * did not name finds it on another node.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await findServerForTests();
  if (!server) return async () => {};
  const cluster = await openRedisCluster(server);
  project.provide('redisClusterUrl', cluster.url);
  return cluster.close;
}
