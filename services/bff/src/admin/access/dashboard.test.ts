import { createHash } from 'node:crypto';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { waitFor } from '@lux/test-kit/wait-for.ts';
import { io } from 'socket.io-client';
import { expect, onTestFinished, test } from 'vitest';
import { cookieOf } from '../../testing/cookie-of.ts';
import { logInToDashboard } from '../../testing/log-in-to-dashboard.ts';
import { createBffOpener, openBff } from '../../testing/open-bff.ts';

const engines = useEngines();
const password = 'kurbel-teich-magnet';

/** Every test with limits of its own. */
const open = createBffOpener(engines);

type App = Awaited<ReturnType<typeof open>>['app'];

test('the right password opens the requests for this session only, under a new id', async () => {
  const { app } = await open();
  const before = cookieOf(
    await app.inject({
      url: '/api/settings',
      headers: { 'x-visitor-token': 'visitor-of-an-admin' },
    }),
  );
  const unlocked = await logInToDashboard(app, password, before);
  expect(unlocked.json()).toEqual({ success: true });
  const after = cookieOf(unlocked);
  expect(after).not.toBe(before);

  const read = (cookie: string) =>
    app.inject({ url: '/api/analytics/requests', headers: { cookie } });
  expect((await read(after)).statusCode).toBe(200);
  expect((await read(before)).statusCode).toBe(401);
  expect((await read('')).statusCode).toBe(401);
});

test('a new dashboard password ends what the old one opened; the rest of a session stays', async () => {
  const before = await open();
  const opened = cookieOf(await logInToDashboard(before.app, password));
  const shown = await before.app.inject({
    url: '/api/settings',
    headers: { cookie: opened, 'x-visitor-token': 'visitor-of-an-admin' },
  });
  const cookie = cookieOf(shown);
  const restart = (environment: Record<string, string> = {}) =>
    openBff({
      redisUrl: engines.redis.url,
      namePrefix: before.deps.config.namePrefix,
      environment,
    });
  const read = (app: App) => app.inject({ url: '/api/analytics/requests', headers: { cookie } });

  const same = await restart();
  expect((await read(same.app)).statusCode).toBe(200);
  const changed = await restart({ DASHBOARD_PASSWORD: 'laterne-qualle-pinsel' });
  expect((await read(changed.app)).statusCode).toBe(401);
  const id = cookie.split('=')[1] ?? '';
  expect(await changed.deps.sessions.load(id)).toMatchObject({
    visitorTokens: ['visitor-of-an-admin'],
    dashboardOpenUntil: null,
  });
  expect((await logInToDashboard(changed.app, password, cookie)).statusCode).toBe(401);
  const again = cookieOf(await logInToDashboard(changed.app, 'laterne-qualle-pinsel', cookie));
  const reopened = await changed.app.inject({
    url: '/api/analytics/requests',
    headers: { cookie: again },
  });
  expect(reopened.statusCode).toBe(200);
});

test('Redis holds neither the dashboard password nor a fingerprint that could be guessed from', async () => {
  const { app, deps } = await open();
  const cookie = cookieOf(await logInToDashboard(app, password));
  const fields = await deps.redis.hgetall(deps.sessions.keyOf(cookie.split('=')[1] ?? ''));
  const bare = createHash('sha256').update('dashboard:kurbel-teich-magnet').digest('base64url');
  expect(Object.keys(fields).toSorted()).toEqual(['dashboard', 'dashboardUsedAt', 'proof']);
  expect(Object.values(fields)).not.toContain(bare);
  expect(JSON.stringify(fields)).not.toMatch(/kurbel-teich|unlocked/);
});

test('the admin pin works where it is set, and is ignored where it is not', async () => {
  const withPin = await open({ ADMIN_PIN: '60417-93825' });
  const read = (app: App, pin: string) =>
    app.inject({ url: '/api/analytics/requests', query: { adminPin: pin } });
  expect((await read(withPin.app, '60417-93825')).statusCode).toBe(200);
  expect((await read(withPin.app, '0000-0000')).statusCode).toBe(401);

  const without = await open();
  expect((await read(without.app, '60417-93825')).statusCode).toBe(401);
});

const read = (app: App, cookie: string, url = '/api/analytics/requests') =>
  app.inject({ url, headers: { cookie } });
const idOf = (cookie: string) => cookie.split('=')[1] ?? '';
const minutesAgo = (minutes: number) => Date.now() - minutes * 60_000;

test('a locked dashboard is closed, over REST and GraphQL, and the live feed with it', async () => {
  const { app } = await open();
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  for (const lock of [
    { url: '/api/dashboard/lock' },
    { url: '/graphql', payload: { query: 'mutation { lockDashboard }' } },
  ]) {
    const cookie = cookieOf(await logInToDashboard(app, password));
    const extraHeaders = { cookie, origin: url };
    const socket = io(url, { transports: ['websocket'], reconnection: false, extraHeaders });
    onTestFinished(() => void socket.close());
    await waitFor(() => socket.connected);
    expect(await socket.emitWithAck('admin.join')).toEqual({ ok: true });

    const answer = await app.inject({ method: 'POST', ...lock, headers: { cookie } });
    expect(answer.statusCode).toBe(200);
    expect((await read(app, cookie)).json().error).toBe('DASHBOARD_LOCKED');
    await waitFor(() => socket.disconnected);
  }
});

test('it closes half an hour after it was last used, and stays open as long as it is', async () => {
  const { app, deps } = await open();
  const cookie = cookieOf(await logInToDashboard(app, password));
  await deps.sessions.unlockDashboard(idOf(cookie), minutesAgo(29));
  expect((await read(app, cookie)).statusCode).toBe(200);
  // Used a moment ago: another half an hour.
  const { dashboardOpenUntil } = (await deps.sessions.load(idOf(cookie))) ?? {};
  expect(dashboardOpenUntil).toBeGreaterThan(minutesAgo(-29));

  await deps.sessions.unlockDashboard(idOf(cookie), minutesAgo(31));
  expect((await read(app, cookie)).json().error).toBe('DASHBOARD_LOCKED');
  expect((await read(app, cookie)).statusCode).toBe(401);
});

test('the live feed ends with it, though no page says a word', async () => {
  const { app, deps } = await openBff({
    redisUrl: engines.redis.url,
    namePrefix: `${engines.redis.prefix}-feed`,
    socketOptions: { recheckEveryMs: 20 },
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const cookie = cookieOf(await logInToDashboard(app, password));
  const extraHeaders = { cookie, origin: url };
  const socket = io(url, { transports: ['websocket'], reconnection: false, extraHeaders });
  onTestFinished(() => void socket.close());
  await waitFor(() => socket.connected);
  expect(await socket.emitWithAck('admin.join')).toEqual({ ok: true });
  await deps.sessions.unlockDashboard(idOf(cookie), minutesAgo(31));
  await waitFor(() => socket.disconnected);
});

test('figures that the page asks for by itself do not keep it open', async () => {
  const { app, deps } = await open();
  const cookie = cookieOf(await logInToDashboard(app, password));
  await deps.sessions.unlockDashboard(idOf(cookie), minutesAgo(20));
  for (const url of ['/api/analytics/health', '/api/analytics/health']) {
    expect((await read(app, cookie, url)).statusCode).toBe(200);
  }
  const query = '{ health { services { name } } }';
  await app.inject({ method: 'POST', url: '/graphql', payload: { query }, headers: { cookie } });
  const { dashboardOpenUntil } = (await deps.sessions.load(idOf(cookie))) ?? {};
  expect(dashboardOpenUntil).toBeLessThan(minutesAgo(-11));
});

test('what was under way while it was locked does not open it again', async () => {
  const { app, deps } = await open();
  const cookie = cookieOf(await logInToDashboard(app, password));
  await deps.sessions.unlockDashboard(idOf(cookie), minutesAgo(5));
  const before = await deps.sessions.load(idOf(cookie));
  await deps.sessions.lockDashboard(idOf(cookie));
  if (before) await deps.sessions.useDashboard(before);
  expect(await deps.redis.hkeys(deps.sessions.keyOf(idOf(cookie)))).toEqual(['proof']);
});

test.each(['/api/login', '/api/register'])(
  'whoever comes by %s to a browser whose dashboard is open does not get it',
  async (url) => {
    const { app } = await open();
    const enter = (to: string, username: string, cookie = '') => {
      const payload = { username, password: 'Wolke-Besen-Zebra' };
      return app.inject({ method: 'POST', url: to, payload, headers: { cookie } });
    };
    await enter('/api/register', 'mia');
    const opened = cookieOf(await logInToDashboard(app, password));
    const child = await enter(url, url === '/api/login' ? 'mia' : 'tom', opened);
    expect(child.statusCode).toBeLessThan(300);
    expect((await read(app, cookieOf(child))).json().error).toBe('DASHBOARD_LOCKED');
  },
);
