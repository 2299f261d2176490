import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { createServiceClient } from '../../clients/create-service-client.ts';
import { ServiceEnvironment } from '../../config/service-environment.ts';
import { createInnerServer } from '../create-inner-server.ts';
import { listenAt } from './listen-at.ts';

const internalToken = 'an internal token';

function openFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'lux-listen-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'accounts.sock');
}

async function serve(path: string, name: string) {
  const log = pino({ level: 'silent' });
  const server = await createInnerServer({ service: name, log, internalToken, checks: {} });
  server.get('/who', async (request) => ({ name, host: request.headers.host }));
  await listenAt(server, { path });
  onTestFinished(() => server.close());
  return server;
}

function call(path: string) {
  const client = createServiceClient({ url: `unix:${path}`, internalToken });
  onTestFinished(() => client.close());
  const Who = z.object({ name: z.string(), host: z.string() });
  return {
    who: () => client.json(Who, { method: 'GET', path: '/who' }),
    check: client.check,
  };
}

test('a service answers at a Unix socket that nobody but its user may open', async () => {
  const path = openFolder();
  const server = await serve(path, 'accounts');
  const { who, check } = call(path);
  expect(await who()).toEqual({ name: 'accounts', host: 'accounts' });
  expect(await check()).toMatchObject({ isReady: true });
  expect(statSync(path).mode & 0o777).toBe(0o600);
  await server.close();
  expect(existsSync(path)).toBe(false);
  await expect(who()).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
});

test('the socket that a killed process left behind does not hold up the next one', async () => {
  const path = openFolder();
  const script = `require('node:net').createServer().listen(${JSON.stringify(path)}, () => console.log())`;
  const killed = spawn(process.execPath, ['-e', script]);
  await once(killed.stdout, 'data');
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  expect(existsSync(path)).toBe(true);

  await serve(path, 'successor');
  expect(await call(path).who()).toMatchObject({ name: 'successor' });
});

test('a predecessor that ends late does not take the socket of its successor away', async () => {
  const path = openFolder();
  const predecessor = await serve(path, 'predecessor');
  await serve(path, 'successor');
  await predecessor.close();
  expect(await call(path).who()).toMatchObject({ name: 'successor' });
});

test('a path that is too long for a socket is refused with the other settings', () => {
  const LISTEN = ServiceEnvironment.shape.LISTEN;
  expect(LISTEN.safeParse(`unix:/${'a'.repeat(94)}`).success).toBe(true);
  expect(LISTEN.safeParse(`unix:/${'a'.repeat(95)}`).success).toBe(false);
  expect(LISTEN.safeParse('unix:accounts.sock').success).toBe(false);
  expect(LISTEN.safeParse('http://127.0.0.1:3001').success).toBe(false);
});
