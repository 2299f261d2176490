import { connect as connectTcp } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { socketKey } from '@lux/contracts/sockets/rooms.ts';
import { openFaultProxy } from '@lux/test-kit/open-fault-proxy.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { waitFor } from '@lux/test-kit/wait-for.ts';
import { Redis } from 'ioredis';
import { io } from 'socket.io-client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ownerOfVisitor } from '../sessions/act-for.ts';
import { cookieOf } from '../testing/cookie-of.ts';
import { openBff } from '../testing/open-bff.ts';
import { connectSocket, openSockets, sessionOf } from '../testing/open-sockets.ts';
import type { SocketOptions } from './create-sockets.ts';

const engines = useEngines();

const open = (environment: Record<string, string> = {}, socketOptions: SocketOptions = {}) =>
  openSockets(engines, environment, socketOptions);

test('a child hears of its own jobs only', async () => {
  const { app, url, push } = await open();
  const cookies = [
    await sessionOf(app, 'child-one-visitor'),
    await sessionOf(app, 'child-two-visitor'),
  ];
  const [one, two] = await Promise.all(cookies.map((cookie) => connectSocket(url, { cookie })));
  if (!one || !two) throw new Error('not connected');
  expect(await one.emitWithAck('visitor.join', { visitorToken: 'child-one-visitor' })).toEqual({
    ok: true,
  });
  expect(await two.emitWithAck('visitor.join', { visitorToken: 'child-two-visitor' })).toEqual({
    ok: true,
  });

  const heard: string[] = [];
  one.on('job.ready', ({ jobId }) => heard.push(`one ${jobId}`));
  const done = new Promise<void>((resolve) => {
    two.on('job.ready', ({ jobId }) => {
      heard.push(`two ${jobId}`);
      resolve();
    });
  });
  push.toOwner(ownerOfVisitor('child-one-visitor'), 'job.ready', { jobId: 'first', kind: 'image' });
  push.toOwner(ownerOfVisitor('child-two-visitor'), 'job.ready', {
    jobId: 'second',
    kind: 'image',
  });
  await done;
  expect(heard.sort()).toEqual(['one first', 'two second']);
});

test('the room of a token the session does not hold stays shut', async () => {
  const { app, url } = await open();
  const socket = await connectSocket(url, { cookie: await sessionOf(app, 'child-three') });
  const refused = await socket.emitWithAck('visitor.join', { visitorToken: 'child-one-visitor' });
  expect(refused).toMatchObject({ ok: false, error: 'FORBIDDEN' });
  expect(await socket.emitWithAck('visitor.join', { visitorToken: { $gt: '' } })).toMatchObject({
    ok: false,
    error: 'VALIDATION_FAILED',
  });
});

test('only an unlocked dashboard may watch', async () => {
  const { app, url } = await open();
  const cookie = await sessionOf(app, 'child-four');
  const child = await connectSocket(url, { cookie });
  expect(await child.emitWithAck('admin.join')).toMatchObject({ ok: false });

  const unlocked = await app.inject({
    method: 'POST',
    url: '/api/dashboard/login',
    payload: { password: 'kurbel-teich-magnet' },
  });
  const admin = await connectSocket(url, { cookie: cookieOf(unlocked) });
  expect(await admin.emitWithAck('admin.join')).toEqual({ ok: true });
});

test.each([
  ['by its origin', { origin: 'https://example.org' }],
  ['by an origin that hides', { origin: 'null' }],
  ['by what the browser says of it', { 'sec-fetch-site': 'cross-site' }],
])('a page of another site cannot connect, known %s', async (_how, headers) => {
  const { url } = await open();
  await expect(connectSocket(url, headers)).rejects.toThrow();
});

test('a client that sends without end is hung up on, and others are not', async () => {
  const { url } = await open();
  const [flooding, quiet] = [await connectSocket(url), await connectSocket(url)];
  const hungUp = new Promise((resolve) => flooding.once('disconnect', resolve));
  for (let message = 0; message < 30; message += 1) flooding.emit('visitor.join', {});
  await hungUp;
  expect(quiet.connected).toBe(true);
  expect(await quiet.emitWithAck('visitor.join', {})).toMatchObject({ ok: false });
});

/** How many of so many connect. */
async function countConnected(url: string, count: number, headers: Record<string, string> = {}) {
  const outcomes = await Promise.allSettled(
    Array.from({ length: count }, () => connectSocket(url, headers)),
  );
  return outcomes.filter(({ status }) => status === 'fulfilled').length;
}

test('a network opens four sockets for each of its children, and others theirs', async () => {
  const { url, deps } = await open({ CHILDREN_PER_ADDRESS: '3', TRUST_PROXY: '1' });
  const from = (address: string) => ({ 'x-forwarded-for': address });
  expect(await countConnected(url, 20, from('192.0.2.1'))).toBe(12);
  expect(deps.socketLimits.countRefused()).toBe(8);
  expect(await countConnected(url, 2, from('192.0.2.2'))).toBe(2);
  // All devices of one /64 are one network.
  expect(await countConnected(url, 8, from('2001:db8::1'))).toBe(8);
  expect(await countConnected(url, 8, from('2001:db8::2'))).toBe(4);
});

test('an address of one’s own invention gives no room of one’s own', async () => {
  const { url } = await open({ CHILDREN_PER_ADDRESS: '1' });
  const connected = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      countConnected(url, 1, { 'x-forwarded-for': `192.0.2.${index}` }),
    ),
  );
  expect(connected.filter((count) => count === 1)).toHaveLength(4);
});

test('a session has a dozen open pages at most, and room again when one is closed', async () => {
  const { app, url } = await open();
  const cookie = await sessionOf(app, 'child-with-many-pages');
  const one = await connectSocket(url, { cookie });
  expect(await countConnected(url, 15, { cookie })).toBe(11);
  one.disconnect();
  await waitFor(async () => (await countConnected(url, 1, { cookie })) === 1);
});

test('a handshake costs its network what any request does', async () => {
  const { url, deps } = await open();
  const taken = vi.spyOn(deps.addresses.buckets, 'take');
  await connectSocket(url);
  expect(taken).toHaveBeenCalledWith('127.0.0.1', deps.addresses.rates.all);
  taken.mockReturnValue(60_000);
  await expect(connectSocket(url)).rejects.toThrow();
});

test('a socket of nobody is hung up on after a while, one of a session stays', async () => {
  const { app, url } = await open({}, { anonymousTimeoutMs: 300 });
  const [nobody, invented, child] = [
    await connectSocket(url),
    await connectSocket(url, { cookie: `lux_session=${'a'.repeat(32)}` }),
    await connectSocket(url, { cookie: await sessionOf(app, 'child-with-a-session') }),
  ];
  await waitFor(() => nobody.disconnected && invented.disconnected);
  expect(child.connected).toBe(true);
});

/** Opens a websocket by hand and answers nothing. @returns how the server ended it, once it has. */
async function openSilently(url: string, firstFrame: Buffer): Promise<string> {
  const { hostname, port } = new URL(url);
  const connection = connectTcp(Number(port), hostname);
  onTestFinished(() => {
    connection.destroy();
  });
  connection.write(
    [
      'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1',
      `Host: ${hostname}`,
      'Upgrade: websocket',
      'Connection: Upgrade',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
      '\r\n',
    ].join('\r\n'),
  );
  connection.once('data', () => connection.write(firstFrame));
  const chunks: Buffer[] = [];
  connection.on('data', (chunk) => chunks.push(chunk));
  await new Promise<void>((resolve) => {
    connection.on('error', () => {});
    connection.once('close', () => resolve());
  });
  return Buffer.concat(chunks).toString('latin1');
}

test('whoever does not answer a goodbye is cut', async () => {
  const { url } = await open({}, { anonymousTimeoutMs: 300 });
  const [connected, mute] = await Promise.all([
    // "40", masked with zeros: Socket.IO's own handshake.
    openSilently(url, Buffer.from([0x81, 0x82, 0, 0, 0, 0, 0x34, 0x30])),
    openSilently(url, Buffer.alloc(0)),
  ]);
  expect(connected).toMatch(/^HTTP\/1\.1 101 /);
  expect(mute).toMatch(/^HTTP\/1\.1 101 /);
});

test('two handshakes at once over one connection harm nobody', async () => {
  const { url } = await open();
  const socket = io(url, { transports: ['websocket'], reconnection: false, forceNew: true });
  onTestFinished(() => void socket.close());
  // What no client of ours sends: Engine.IO's "message" with Socket.IO's "connect" in it, twice.
  socket.io.once('open', () => socket.io.engine.write('0'));
  const refused = new Promise<Error>((resolve) => socket.once('connect_error', resolve));
  expect((await refused).message).toBe('one socket for each connection');
  const other = await connectSocket(url);
  expect(await other.emitWithAck('visitor.join', {})).toMatchObject({ ok: false });
});

test('connecting again gives a session no more messages', async () => {
  // On a clock that stands still nothing is refilled.
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const { app, url } = await open();
  const cookie = await sessionOf(app, 'child-who-reconnects');
  const connections = 8;
  let answered = 0;
  for (let time = 0; time < connections; time += 1) {
    const socket = await connectSocket(url, { cookie });
    const hungUp = new Promise<'hung up'>((resolve) =>
      socket.once('disconnect', () => resolve('hung up')),
    );
    for (let message = 0; message < 18; message += 1) {
      const join = { visitorToken: 'child-who-reconnects' };
      const answer = await Promise.race([socket.emitWithAck('visitor.join', join), hungUp]);
      if (answer === 'hung up') break;
      answered += 1;
    }
    socket.disconnect();
  }
  // A burst of the session; the first message of each may come before its session is read.
  expect(answered).toBeGreaterThanOrEqual(60);
  expect(answered).toBeLessThanOrEqual(60 + connections);
});

test('a page at a name that suddenly leads here opens no socket', async () => {
  const { url } = await open();
  const rebound = { host: 'rebind.evil.example', origin: 'http://rebind.evil.example' };
  await expect(connectSocket(url, rebound)).rejects.toThrow();
});

test('what is no handshake is refused, with the headers of all answers', async () => {
  const { url } = await open();
  const answer = await fetch(`${url}/socket.io/?EIO=4&transport=polling`);
  expect(answer.status).toBe(400);
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
});

test('a replica that ends while Redis is silent leaves no unhandled rejection', async () => {
  const clients = new Set<Redis>();
  const { connect: connectClient } = Redis.prototype;
  const connecting = vi.spyOn(Redis.prototype, 'connect').mockImplementation(function (
    this: Redis,
    ...given
  ) {
    clients.add(this);
    return connectClient.apply(this, given);
  });
  onTestFinished(() => connecting.mockRestore());
  const proxy = await openFaultProxy(engines.redis.url);
  const failures: unknown[] = [];
  const note = (failure: unknown) => failures.push(failure);
  process.on('unhandledRejection', note);
  onTestFinished(() => {
    process.off('unhandledRejection', note);
  });
  const namePrefix = `${engines.redis.prefix}-ending`;
  const { deps, close } = await openBff({ redisUrl: proxy.url, namePrefix });
  await waitFor(async () => {
    const channels = await deps.redis.pubsub('CHANNELS', `${socketKey(namePrefix)}-*`);
    return channels.length > 0;
  });
  proxy.stall();
  await close();
  // Commands that still waited for an answer fail now.
  await proxy.close();
  await waitFor(() => [...clients].every(({ status }) => status === 'end'));
  await setImmediate();
  expect(clients.size).toBeGreaterThan(1);
  expect(failures).toEqual([]);
});
