import { once } from 'node:events';
import { readFile, stat, writeFile } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import { createTempDir } from '../../testing/create-temp-dir.ts';
import { isAlive } from '../../testing/processes.ts';
import { startTestEngines } from '../../testing/start-test-engines.ts';

const fixture = fileURLToPath(new URL('../../testing/fixture-redis-server.ts', import.meta.url));

async function pidOfServer(redisUrl: string): Promise<number> {
  const socket = net.connect(redisUrl.replace(/\?.*/, ''));
  await once(socket, 'connect');
  return Number(await text(socket));
}

test('a server of this machine is preferred, writes to disk, and dies and returns with its host', async () => {
  const folder = await createTempDir();
  const command = path.join(folder, 'redis-server');
  const script = `#!/bin/sh\nexec '${process.execPath}' '${fixture}' "$@"\n`;
  await writeFile(command, script, { mode: 0o755 });
  const engines = await startTestEngines(path.join(folder, 'data'), folder);
  expect(engines.names.redis).toBe('redis-server dieses Rechners');

  const configuration = path.join(engines.runDir, 'redis.conf');
  expect(await readFile(configuration, 'utf8')).toMatch(/^port 0$.*^appendonly yes$/ms);
  expect((await stat(configuration)).mode & 0o777).toBe(0o600);

  const first = await pidOfServer(engines.redisUrl);
  engines.host?.kill('SIGKILL');
  await vi.waitFor(() => expect(isAlive(first)).toBe(false), { timeout: 3_000 });
  const second = await vi.waitFor(() => pidOfServer(engines.redisUrl), {
    timeout: 5_000,
    interval: 1, // at once, while its host is still waiting for it
  });
  expect(second).not.toBe(first);

  await engines.host?.stop();
  expect(isAlive(second)).toBe(false);
});
