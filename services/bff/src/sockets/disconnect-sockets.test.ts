import { useEngines } from '@lux/test-kit/test-engines.ts';
import { waitFor } from '@lux/test-kit/wait-for.ts';
import { io, type Socket } from 'socket.io-client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { cookieOf } from '../testing/cookie-of.ts';
import { openBff } from '../testing/open-bff.ts';
import type { SocketOptions } from './create-sockets.ts';

const engines = useEngines();
const password = 'Wolke-Besen-Zebra';
let opened = 0;

/** Two copies of the bff before the same services; sockets are opened at the other one. */
async function open(socketOptions: SocketOptions = {}) {
  opened += 1;
  const options = {
    redisUrl: engines.redis.url,
    namePrefix: `${engines.redis.prefix}-withdraw-${opened}`,
    socketOptions,
  };
  const here = await openBff(options);
  const there = await openBff({
    ...options,
    environment: { ACCOUNTS_URL: here.deps.config.services.accounts },
  });
  const url = await there.app.listen({ port: 0, host: '127.0.0.1' });
  const send = (method: 'POST' | 'PATCH' | 'DELETE', path: string, payload: object, cookie = '') =>
    here.app.inject({ method, url: path, payload, headers: { cookie } });
  const register = async (username: string, cookie = '') => {
    const answer = await send('POST', '/api/register', { username, password }, cookie);
    return { id: String(answer.json().id), cookie: cookieOf(answer) };
  };
  const connect = async (cookie: string): Promise<Socket> => {
    const socket = io(url, {
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
      extraHeaders: { cookie },
    });
    onTestFinished(() => void socket.close());
    await waitFor(() => socket.connected);
    // Acknowledged after the server has put the socket into its rooms.
    await socket.emitWithAck('visitor.join', { visitorToken: 'nobody-here-at-all' });
    return socket;
  };
  const showVisitor = async (visitorToken: string) =>
    cookieOf(
      await here.app.inject({ url: '/api/settings', headers: { 'x-visitor-token': visitorToken } }),
    );
  return { here, there, send, register, connect, showVisitor };
}

/** An owner, and an admin whose socket is in the admins' room of the other copy. */
async function openWatch(socketOptions?: SocketOptions) {
  const bff = await open(socketOptions);
  const owner = await bff.register('chefin');
  const mia = await bff.register('mia');
  const setAdmin = (isAdmin: boolean) =>
    bff.send('PATCH', `/api/analytics/users/${mia.id}/admin`, { isAdmin }, owner.cookie);
  await setAdmin(true);
  const socket = await bff.connect(mia.cookie);
  expect(await socket.emitWithAck('admin.join')).toEqual({ ok: true });
  const heard: unknown[] = [];
  socket.on('request.completed', (batch) => heard.push(batch));
  return { ...bff, owner, mia, setAdmin, socket, heard };
}

test('who is no admin any more hears no child from then on, at any copy of the bff', async () => {
  const { here, setAdmin, socket, heard, connect, mia } = await openWatch();
  expect((await setAdmin(false)).statusCode).toBe(200);
  here.deps.push.toAdmins('request.completed', []);
  await waitFor(() => socket.disconnected);
  expect(heard).toEqual([]);

  const again = await connect(mia.cookie);
  expect(await again.emitWithAck('admin.join')).toMatchObject({ error: 'DASHBOARD_LOCKED' });
});

test('who stays an admin connects again and goes on', async () => {
  const { setAdmin, socket, connect, mia } = await openWatch();
  await setAdmin(true);
  await waitFor(() => socket.disconnected);
  const again = await connect(mia.cookie);
  expect(await again.emitWithAck('admin.join')).toEqual({ ok: true });
});

test('a socket from before a login hears nothing of the user, nor of who comes after the logout', async () => {
  const { here, register, connect, showVisitor, send } = await open();
  const before = await showVisitor('the-tablets-visitor');
  const socket = await connect(before);
  await socket.emitWithAck('visitor.join', { visitorToken: 'the-tablets-visitor' });
  const heard: unknown[] = [];
  socket.on('job.ready', (job) => heard.push(job));
  const mia = await register('mia', before);
  here.deps.push.toOwner(`user:${mia.id}`, 'job.ready', { jobId: 'one', kind: 'image' });
  await waitFor(() => socket.disconnected);
  await send('POST', '/api/logout', {}, mia.cookie);
  expect(heard).toEqual([]);
});

test('an opened dashboard’s socket is cut when the session becomes a user’s', async () => {
  const { send, connect, register } = await open();
  const unlocked = cookieOf(
    await send('POST', '/api/dashboard/login', { password: 'kurbel-teich-magnet' }),
  );
  const socket = await connect(unlocked);
  expect(await socket.emitWithAck('admin.join')).toEqual({ ok: true });
  await register('mia', unlocked);
  await waitFor(() => socket.disconnected);
});

test('a right whose end nobody told of is noticed by asking again', async () => {
  const { here, setAdmin, socket } = await openWatch({ recheckEveryMs: 20 });
  vi.spyOn(here.deps.push, 'disconnect').mockReturnValue(undefined);
  await setAdmin(false);
  await waitFor(() => socket.disconnected);
});

test('a session whose end nobody told of is noticed by asking again', async () => {
  const { here, socket, mia } = await openWatch({ recheckEveryMs: 20 });
  vi.spyOn(here.deps.push, 'disconnect').mockReturnValue(undefined);
  await here.deps.redis.del(here.deps.sessions.keyOf(mia.cookie.split('=')[1] ?? ''));
  await here.deps.redis.publish(
    `${here.deps.config.namePrefix}:session-changed`,
    here.deps.sessions.keyOf(mia.cookie.split('=')[1] ?? ''),
  );
  await waitFor(() => socket.disconnected);
});

test('who cannot be asked for is believed for a while, and no longer', async () => {
  const patient = await openWatch({ recheckEveryMs: 20 });
  const asked = vi
    .spyOn(patient.there.deps.services.accounts, 'readUser')
    .mockRejectedValue(new Error('accounts is away'));
  await waitFor(() => asked.mock.calls.length > 3);
  expect(patient.socket.connected).toBe(true);

  const impatient = await openWatch({ recheckEveryMs: 20, trustMs: 0 });
  vi.spyOn(impatient.there.deps.services.accounts, 'readUser').mockRejectedValue(
    new Error('accounts is away'),
  );
  await waitFor(() => impatient.socket.disconnected);
});
