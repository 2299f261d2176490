import { useEngines } from '@lux/test-kit/test-engines.ts';
import { waitFor } from '@lux/test-kit/wait-for.ts';
import { io } from 'socket.io-client';
import { expect, onTestFinished, test } from 'vitest';
import { cookieOf } from '../../testing/cookie-of.ts';
import { openBff } from '../../testing/open-bff.ts';
import { readEvents } from '../../testing/read-events.ts';

const engines = useEngines();
let opened = 0;
const password = 'Wolke-Besen-Zebra';

async function open() {
  opened += 1;
  const namePrefix = `${engines.redis.prefix}-resets-${opened}`;
  const bff = await openBff({ redisUrl: engines.redis.url, namePrefix });
  const { app } = bff;
  const post = (url: string, payload: object, cookie = '') =>
    app.inject({ method: 'POST', url, payload, headers: { cookie } });
  return {
    ...bff,
    namePrefix,
    post,
    register: async (username: string) => {
      const answer = await post('/api/register', { username, password });
      return { id: String(answer.json().id), cookie: cookieOf(answer) };
    },
    reset: (id: string, cookie: string, payload = {}) =>
      post(`/api/admin/users/${id}/password-resets`, payload, cookie),
    unlock: async (cookie = '') =>
      cookieOf(await post('/api/dashboard/login', { password: 'kurbel-teich-magnet' }, cookie)),
    isLoggedIn: async (cookie: string) =>
      (await app.inject({ url: '/api/user', headers: { cookie } })).statusCode === 200,
  };
}

test('all sessions and sockets of the user end, those of others stay', async () => {
  const { app, register, reset, unlock, post, isLoggedIn } = await open();
  const { id, cookie } = await register('mia');
  const other = await register('tom');
  const tablet = cookieOf(await post('/api/login', { username: 'mia', password }));
  // With a new id, as every gain of rights gives one.
  const unlocked = await unlock(cookieOf(await post('/api/login', { username: 'mia', password })));
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = io(url, {
    transports: ['websocket'],
    reconnection: false,
    extraHeaders: { cookie: tablet, origin: url },
  });
  onTestFinished(() => void socket.close());
  await waitFor(() => socket.connected);
  await socket.emitWithAck('visitor.join', { visitorToken: 'nobody-here-at-all' });

  const answer = await reset(id, await unlock());
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.json()).toMatchObject({
    success: true,
    message: 'mia hat ein neues Passwort.',
    user: { id },
    generatedPassword: 'Tiger-Lampe-Mond-47',
  });
  for (const ended of [cookie, tablet, unlocked]) expect(await isLoggedIn(ended)).toBe(false);
  expect(await isLoggedIn(other.cookie)).toBe(true);
  await waitFor(() => socket.disconnected);
});

test('a browser that somebody else uses since stays with them', async () => {
  const { register, reset, unlock, post, isLoggedIn } = await open();
  const { id, cookie } = await register('mia');
  await register('tom');
  const toms = cookieOf(await post('/api/login', { username: 'tom', password }, cookie));
  await reset(id, await unlock());
  expect(await isLoggedIn(toms)).toBe(true);
});

test('accounts hears whether it is the owner who asks', async () => {
  const { app, register, reset, unlock, orders } = await open();
  const owner = await register('chefin');
  const { id, cookie } = await register('mia');
  await app.inject({
    method: 'PATCH',
    url: `/api/analytics/users/${id}/admin`,
    payload: { isAdmin: true },
    headers: { cookie: owner.cookie },
  });
  const tom = await register('tom');
  await reset(tom.id, owner.cookie);
  await reset(tom.id, cookie);
  await reset(tom.id, await unlock());
  await reset(tom.id, await unlock(owner.cookie));
  const asked = orders.filter(({ path }) => path === '/password-resets');
  expect(asked.map(({ byOwner }) => byOwner)).toEqual([true, false, false, true]);
});

test('over GraphQL it is the same', async () => {
  const { register, unlock, post, isLoggedIn } = await open();
  const { id, cookie } = await register('mia');
  const query =
    'mutation ($id: ID!, $password: String) { resetPassword(id: $id, password: $password) { generatedPassword user { id } } }';
  const ask = async (variables: object, session: string) =>
    (await post('/graphql', { query, variables }, session)).json();
  expect((await ask({ id }, cookie)).errors[0].extensions.code).toBe('DASHBOARD_LOCKED');
  const admin = await unlock();
  expect((await ask({ id, password: 'kurz' }, admin)).errors[0].message).toContain('8 Zeichen');
  expect(await isLoggedIn(cookie)).toBe(true);
  const { data } = await ask({ id, password: 'Blume-Tisch-Wal' }, admin);
  expect(data.resetPassword).toEqual({ generatedPassword: null, user: { id } });
  expect(await isLoggedIn(cookie)).toBe(false);
});

test('nobody but an admin resets a password', async () => {
  const { register, reset, isLoggedIn, orders } = await open();
  const { id, cookie } = await register('mia');
  const tom = await register('tom');
  for (const stranger of ['', tom.cookie, cookie]) {
    expect((await reset(id, stranger)).json().error).toBe('DASHBOARD_LOCKED');
  }
  expect(orders.filter(({ path }) => path === '/password-resets')).toEqual([]);
  expect(await isLoggedIn(cookie)).toBe(true);
});

test('no password gets into an event', async () => {
  const { register, reset, unlock, deps, namePrefix } = await open();
  const { id } = await register('mia');
  const admin = await unlock();
  await reset(id, admin, { password: 'Blume-Tisch-Wal' });
  await reset(id, admin);
  const events = await waitFor(async () => {
    const found = await readEvents(deps.redis, namePrefix);
    return found.length === 4 && found;
  });
  expect(events.at(-1)).toMatchObject({
    type: 'auth',
    operation: 'POST /api/admin/users/:id/password-resets',
  });
  expect(JSON.stringify(events)).not.toMatch(/Blume|Tiger|Wolke|kurbel/);
});
