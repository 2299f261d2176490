import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { sharedCacheDir } from './data-dir/prepare-data-dir.ts';
import { startStack } from './start-stack.ts';
import { httpGet } from './supervisor/http-get.ts';
import { createFixtureRoot } from './testing/create-fixture-root.ts';
import { isAlive, portsOf } from './testing/processes.ts';

const runFixtureStack = fileURLToPath(new URL('./testing/run-fixture-stack.ts', import.meta.url));

let fixture: Awaited<ReturnType<typeof createFixtureRoot>>;
beforeAll(async () => {
  fixture = await createFixtureRoot();
});
afterAll(() => fixture.remove());

function start(options: Partial<Parameters<typeof startStack>[0]> = {}) {
  return startStack({ ...fixture, port: 0, cacheDir: sharedCacheDir, ...options });
}

describe('a running stack', () => {
  let stack: Awaited<ReturnType<typeof startStack>>;
  const printed: string[] = [];
  beforeAll(async () => {
    stack = await start({
      env: { STOP_LOG: fixture.stopLog, OPENAI_API_KEY: 'sk-test', LOG_LEVEL: 'debug' },
      print: (line) => printed.push(line),
    });
  });

  async function envOf(url: string): Promise<Record<string, string>> {
    const { body } = await httpGet(url.startsWith('unix:') ? `${url}:/env` : `${url}/env`, 5_000);
    return z.record(z.string(), z.string()).parse(body);
  }

  test('is ready with all its processes, the AI tiers and a new password', () => {
    expect([...stack.processes.keys()]).toEqual([
      'engines',
      'accounts',
      'conversation',
      'games',
      'media',
      'media-worker',
      'analytics',
      'classroom',
      'bff',
    ]);
    expect(stack.tiers).toEqual({ text: ['built-in'] });
    expect(stack.passwordOrigin).toBe('new');
  });

  test('gives each process its addresses and no more secrets than it needs', async () => {
    const bff = await envOf(stack.url);
    const { ACCOUNTS_URL = '', MEDIA_URL = '', INTERNAL_TOKEN } = bff;
    expect(bff).toMatchObject({
      DASHBOARD_PASSWORD: stack.dashboardPassword,
      SESSION_SECRET: expect.any(String),
      OWNER_SECRET: stack.ownerSecret,
      NODE_ENV: 'production',
      LOG_LEVEL: 'debug',
      WEB_DIST: path.join(fixture.root, 'web/dist'),
    });
    expect(bff).not.toHaveProperty('SETTINGS_KEY');
    expect(bff).not.toHaveProperty('OPENAI_API_KEY');

    const accounts = await envOf(ACCOUNTS_URL);
    expect(accounts).toMatchObject({
      SETTINGS_KEY: expect.any(String),
      INTERNAL_TOKEN,
      OWNER_USERNAME: 'owner',
    });
    expect(accounts).not.toHaveProperty('OWNER_SECRET');
    expect(accounts).not.toHaveProperty('SESSION_SECRET');
    expect(accounts).not.toHaveProperty('DASHBOARD_PASSWORD');

    const media = await envOf(MEDIA_URL);
    expect(media).toMatchObject({ OPENAI_API_KEY: 'sk-test', MONGODB_URI: expect.any(String) });
  });

  test('opens no port but the public one: its processes meet at sockets of this user alone', async () => {
    const bff = await envOf(stack.url);
    const inner = ['ACCOUNTS', 'CONVERSATION', 'GAMES', 'MEDIA', 'ANALYTICS'].map(
      (name) => `${name}_URL`,
    );
    for (const name of inner) expect(bff[name]).toMatch(/^unix:\/.*\.sock$/);
    expect(bff.LISTEN).toMatch(/^unix:\/.*\/bff\.sock$/);
    expect((await stat(path.dirname(`${bff.LISTEN}`.replace('unix:', '')))).mode & 0o777).toBe(
      0o700,
    );

    const accounts = await envOf(`${bff.ACCOUNTS_URL}`);
    expect(accounts).toMatchObject({ LISTEN: bff.ACCOUNTS_URL });
    expect(accounts.REDIS_URL).toMatch(/^\/.*\.sock\?password=/);
    const pids = [...stack.processes.values()].map(({ pid }) => pid ?? 0);
    const port = Number(new URL(stack.url).port);
    expect(await portsOf(pids)).toEqual(process.platform === 'linux' ? [port] : []);
  });

  test('refuses a second stack on the same data', async () => {
    await expect(start()).rejects.toThrow(`Prozess ${process.pid}, ${stack.url}`);
  });

  test('shows warnings, and keeps them in a log file', async () => {
    const { GAMES_URL } = await envOf(stack.url);
    await httpGet(`${GAMES_URL}:/warn`, 5_000);
    await vi.waitFor(() => expect(printed.join()).toMatch(/games.*games main warns/));
    const log = await readFile(path.join(fixture.dataDir, 'logs/games.log'), 'utf8');
    expect(log).toContain('"games main warns"');
  });

  test('brings a killed process back', async () => {
    const worker = stack.processes.get('media-worker');
    stack.kill('media-worker');
    await vi.waitFor(() => expect(worker?.restarts).toBe(1), { timeout: 5_000 });
    await stack.waitUntilReady('media-worker');
    await vi.waitFor(() => expect(printed).toContain('media-worker ist wieder bereit.'));
  });

  test('stops the bff first, the engines last, and leaves nobody behind', async () => {
    const pids = [...stack.processes.values()].map(({ pid }) => pid ?? 0);
    await stack.stop();
    const stopped = (await readFile(fixture.stopLog, 'utf8')).trim().split('\n');
    expect(stopped[0]).toBe('bff main');
    expect(stopped.toSorted()).toEqual(
      ['accounts', 'analytics', 'bff', 'classroom', 'conversation', 'games', 'media']
        .map((name) => `${name} main`)
        .concat('media worker')
        .toSorted(),
    );
    expect(pids.filter(isAlive)).toEqual([]);
    await expect(fetch(stack.url)).rejects.toThrow();
  });
});

test('when the supervisor is killed, its children go too, and the next start is not held up', async () => {
  const supervisor = spawn(process.execPath, [runFixtureStack, fixture.root]);
  const [line] = await once(supervisor.stdout, 'data');
  const pids: number[] = JSON.parse(String(line));
  expect(pids.filter(isAlive)).toHaveLength(9);
  supervisor.kill('SIGKILL');

  const stack = await start();
  onTestFinished(() => stack.stop());
  expect(stack.passwordOrigin).toBe('stored');
  await vi.waitFor(() => expect(pids.filter(isAlive)).toEqual([]), { timeout: 10_000 });
});

test.each(['SIGINT', 'SIGTERM'] as const)(
  'a %s to the whole process group ends all and starts nothing again',
  async (signal) => {
    const own = await createFixtureRoot();
    onTestFinished(() => own.remove());
    // In a process group of their own, as a terminal has them.
    const supervisor = spawn(process.execPath, [runFixtureStack, own.root], { detached: true });
    const printed: string[] = [];
    supervisor.stdout.on('data', (chunk) => printed.push(String(chunk)));
    const pids = await vi.waitFor(() => z.array(z.number()).parse(JSON.parse(printed.join(''))), {
      timeout: 30_000,
    });
    const [engines = 0, ...services] = pids;
    const exited = once(supervisor, 'exit');
    process.kill(-Number(supervisor.pid), signal);
    await vi.waitFor(() => expect(services.filter(isAlive)).toEqual([]), { timeout: 10_000 });
    expect(await exited).toEqual([0, null]);
    expect(isAlive(engines)).toBe(false);
    const stopped = (await readFile(own.stopLog, 'utf8')).trim().split('\n');
    expect(stopped).toHaveLength(8);
    if (signal === 'SIGINT') expect(stopped[0]).toBe('bff main');
    expect(printed.join('')).not.toMatch(/neu gestartet|Neustart/);
  },
);

test('a service that keeps dying ends the start with its name, and everything else ends too', async () => {
  const broken = await createFixtureRoot();
  onTestFinished(() => broken.remove());
  await writeFile(path.join(broken.root, 'services/games/src/main.ts'), 'process.exit(1);');
  const starting = startStack({ ...broken, port: 0, cacheDir: sharedCacheDir });
  await expect(starting).rejects.toThrow('games fällt immer wieder aus');
});

test('a start that is interrupted ends what already runs', async () => {
  const interrupt = new AbortController();
  const starting = start({ signal: interrupt.signal });
  setImmediate(() => interrupt.abort());
  await expect(starting).rejects.toMatchObject({ name: 'AbortError' });
});

test('after a kill of everything the next start finds its data and its password again', async () => {
  const first = await start();
  await first.killNow();
  const second = await start();
  onTestFinished(() => second.stop());
  expect(second.dashboardPassword).toBe(first.dashboardPassword);
});
