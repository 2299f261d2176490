import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { sharedCacheDir } from '@lux/local-stack/data-dir/prepare-data-dir.ts';
import { findRedisServer } from '@lux/local-stack/engines/redis/find-redis-server.ts';
import { loadConfig } from '../config.ts';

export interface RedisServer {
  command: string;
  env: Record<string, string>;
}

/** Debian's packages, unpacked and not installed: `npm start` would use an installed server itself. */
const folder = path.join(sharedCacheDir, 'redis-server');
const root = path.join(folder, 'root');
const LIMIT_MS = 120_000;

/**
 * A `redis-server` that may run as a cluster, as sentinels and with TLS: this machine's, or the one that
 * was fetched. Undefined where there is none: what needs it is skipped.
 */
export async function findServerForTests(): Promise<RedisServer | undefined> {
  const installed = await findRedisServer(loadConfig().env.PATH ?? '');
  if (installed) return { command: installed, env: {} };
  const command = path.join(root, 'usr/bin/redis-server');
  const env = { LD_LIBRARY_PATH: librariesIn(root).join(':') };
  const runs = existsSync(command) && spawnSync(command, ['--version'], { env }).status === 0;
  return runs ? { command, env } : undefined;
}

/** Fetches Debian's where apt is there and none is yet. @returns whether there is one now. */
export async function fetchRedisServer(): Promise<boolean> {
  if (await isThere()) return true;
  if (!existsSync('/usr/bin/apt-get')) return false;
  rmSync(folder, { recursive: true, force: true });
  const archives = path.join(folder, 'archives');
  mkdirSync(path.join(archives, 'partial'), { recursive: true });
  const options = [`Dir::Cache::archives=${archives}`, 'Debug::NoLocking=1', 'APT::Sandbox::User='];
  const download = ['-qq', '--yes', '--no-install-recommends', '--download-only'];
  run('apt-get', ...options.flatMap((one) => ['-o', one]), ...download, 'install', 'redis-server');
  for (const name of readdirSync(archives).filter((one) => one.endsWith('.deb'))) {
    run('dpkg-deb', '--extract', path.join(archives, name), root);
  }
  rmSync(archives, { recursive: true, force: true });
  return isThere();
}

const isThere = async () => (await findServerForTests()) !== undefined;

const run = (command: string, ...given: string[]) =>
  spawnSync(command, given, { stdio: ['ignore', 'ignore', 'inherit'], timeout: LIMIT_MS });

function librariesIn(from: string): string[] {
  return ['usr/lib', 'lib'].flatMap((name) => {
    const at = path.join(from, name);
    if (!existsSync(at)) return [];
    const inner = readdirSync(at, { withFileTypes: true }).filter((one) => one.isDirectory());
    return [at, ...inner.map((one) => path.join(at, one.name))];
  });
}
