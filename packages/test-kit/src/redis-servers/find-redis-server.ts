import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { findRedisServer } from '@lux/local-stack/engines/redis/find-redis-server.ts';
import { loadConfig } from '../config.ts';
import { createDebianPackages } from '../debian-packages.ts';

export interface RedisServer {
  command: string;
  env: Record<string, string>;
}

/** Not installed: `npm start` would use an installed server itself. */
const packages = createDebianPackages('redis-server', 'redis-server');

/**
 * A `redis-server` that may run as a cluster, as sentinels and with TLS: this machine's, or the one that
 * was fetched. Undefined where there is none: what needs it is skipped.
 */
export async function findServerForTests(): Promise<RedisServer | undefined> {
  const installed = await findRedisServer(loadConfig().env.PATH ?? '');
  if (installed) return { command: installed, env: {} };
  const command = path.join(packages.root, 'usr/bin/redis-server');
  const env = packages.libraries();
  const runs = existsSync(command) && spawnSync(command, ['--version'], { env }).status === 0;
  return runs ? { command, env } : undefined;
}

/** Fetches Debian's where apt is there and none is yet. @returns whether there is one now. */
export async function fetchRedisServer(): Promise<boolean> {
  if (!(await isThere())) packages.fetch();
  return isThere();
}

const isThere = async () => (await findServerForTests()) !== undefined;
