import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createTempDir } from '../../testing/create-temp-dir.ts';
import { findRedisServer } from './find-redis-server.ts';

async function folderWith(name: string, versionLine: string): Promise<string> {
  const folder = await createTempDir();
  await writeFile(path.join(folder, name), `#!/bin/sh\necho '${versionLine}'\n`, { mode: 0o755 });
  return folder;
}

test('finds a server that is new enough, and prefers Valkey', async () => {
  const redis = await folderWith('redis-server', 'Redis server v=7.0.15 sha=0 bits=64');
  const valkey = await folderWith('valkey-server', 'Valkey server v=8.1.1 sha=0 bits=64');
  expect(await findRedisServer(`/nowhere:${redis}`)).toBe(path.join(redis, 'redis-server'));
  expect(await findRedisServer(`${redis}:${valkey}`)).toBe(path.join(valkey, 'valkey-server'));
});

test('passes over a server too old for XAUTOCLAIM', async () => {
  const old = await folderWith('redis-server', 'Redis server v=6.0.16 sha=0 bits=64');
  expect(await findRedisServer(old)).toBeUndefined();
});
