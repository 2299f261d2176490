import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { getEventListeners } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { inspect } from 'node:util';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { commonErrors } from '../errors/common-errors.ts';
import { createInnerServer } from '../server/create-inner-server.ts';
import { createServiceClient } from './create-service-client.ts';

const internalToken = 'an internal token';

async function openPair(slowMs?: number) {
  const server = await createInnerServer({
    service: 'sample',
    log: pino({ level: 'silent' }),
    internalToken,
    checks: {},
  });
  server.get('/hello', async (request) => ({
    owners: request.headers['x-lux-owners'],
    requestId: request.headers['x-request-id'],
  }));
  server.get('/cut', (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'application/json', 'content-length': 100 });
    reply.raw.write('{"word":"Spi', () => reply.raw.socket?.resetAndDestroy());
  });
  const held = Promise.withResolvers<void>();
  const holding = Promise.withResolvers<void>();
  server.get('/held', async () => {
    holding.resolve();
    await held.promise;
    return {};
  });
  server.get('/words', async (_request, reply) => reply.type('text/plain').send('Eine Spinne'));
  server.delete('/words', async (_request, reply) => reply.status(204).send());
  server.get('/slow', async () => {
    await pause(30);
    return {};
  });
  server.get('/busy', async () => {
    throw commonErrors.TOO_MANY_REQUESTS({ retryAfterSeconds: 3 });
  });
  const url = await server.listen({ port: 0, host: '127.0.0.1' });
  const client = createServiceClient({ url, internalToken, ...(slowMs && { slowMs }) });
  onTestFinished(async () => {
    held.resolve();
    await client.close();
    await server.close();
  });
  return Object.assign(client, { letGo: held.resolve, untilHeld: () => holding.promise });
}

test('a call carries the token, the owners and the request id', async () => {
  const client = await openPair();
  const answer = await client.json(z.object({ owners: z.string(), requestId: z.string() }), {
    method: 'GET',
    path: '/hello',
    owners: ['user:12345678', 'visitor:abcdefgh'],
    requestId: 'r1',
  });
  expect(answer).toEqual({ owners: 'user:12345678,visitor:abcdefgh', requestId: 'r1' });
});

test('an error of the service comes through with code, status, sentence and Retry-After', async () => {
  const client = await openPair();
  await expect(client.json(z.any(), { method: 'GET', path: '/busy' })).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    status: 429,
    message: commonErrors.TOO_MANY_REQUESTS().message,
    retryAfterSeconds: 3,
  });
});

test('an answer that breaks off in the middle is SERVICE_UNAVAILABLE, and nothing tells of it', async () => {
  const client = await openPair();
  const error = await client.json(z.any(), { method: 'GET', path: '/cut' }).catch((it) => it);
  expect(error).toMatchObject({ code: 'SERVICE_UNAVAILABLE', status: 503 });
  expect(inspect(error, { depth: 9 })).not.toContain('Spi');
});

test('an answer that is no JSON is SERVICE_UNAVAILABLE, and nothing tells of it', async () => {
  const client = await openPair();
  const error = await client.json(z.any(), { method: 'GET', path: '/words' }).catch((it) => it);
  expect(error).toMatchObject({ code: 'SERVICE_UNAVAILABLE', status: 503, cause: undefined });
});

test('what is no JSON is read as it is, and nothing as an empty text', async () => {
  const client = await openPair();
  await expect(client.text({ method: 'GET', path: '/words' })).resolves.toBe('Eine Spinne');
  await expect(client.text({ method: 'DELETE', path: '/words' })).resolves.toBe('');
  await expect(client.text({ method: 'GET', path: '/busy' })).rejects.toMatchObject({
    status: 429,
  });
});

test('who hangs up before or while the service answers gets the reason, and leaves nothing behind', async () => {
  const client = await openPair();
  const reason = commonErrors.SERVICE_UNAVAILABLE();
  const call = { method: 'GET', path: '/held' } as const;
  const gone = client.json(z.any(), { ...call, signal: AbortSignal.abort(reason) });
  await expect(gone).rejects.toBe(reason);

  const leaving = new AbortController();
  const { signal } = leaving;
  const going = client.json(z.any(), { ...call, signal });
  await client.untilHeld();
  expect(getEventListeners(signal, 'abort')).toHaveLength(1);
  leaving.abort(reason);
  await expect(going).rejects.toBe(reason);
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});

test('a service that is away is SERVICE_UNAVAILABLE', async () => {
  const client = createServiceClient({ url: 'http://127.0.0.1:1', internalToken });
  onTestFinished(() => client.close());
  await expect(client.json(z.any(), { method: 'GET', path: '/hello' })).rejects.toMatchObject({
    code: 'SERVICE_UNAVAILABLE',
    status: 503,
  });
  await expect(client.check()).rejects.toThrow();
});

test('behind 256 calls that wait nobody waits, and all of them are answered', async () => {
  const client = await openPair();
  const call = { method: 'GET', path: '/held' } as const;
  const waiting = Array.from({ length: 256 }, () => client.json(z.object({}), call));
  await expect(client.json(z.any(), call)).rejects.toMatchObject({
    code: 'SERVICE_UNAVAILABLE',
    retryAfterSeconds: 3,
  });
  client.letGo();
  await Promise.all(waiting);
  await expect(client.json(z.object({}), call)).resolves.toEqual({});
});

test('a service that answers everybody late is spared, until somebody found it quick', async () => {
  const client = await openPair(1);
  const slow = { method: 'GET', path: '/slow' } as const;
  const refused: unknown[] = [];
  await Promise.all(
    Array.from({ length: 20 }, async () => {
      for (let turn = 0; turn < 30; turn += 1) {
        await client.json(z.object({}), slow).catch((error: unknown) => refused.push(error));
      }
    }),
  );
  expect(refused[0]).toMatchObject({ code: 'SERVICE_UNAVAILABLE', retryAfterSeconds: 3 });
  await expect(client.json(z.object({}), slow)).resolves.toEqual({});
});

test('a call that found nobody there is asked once more, as another copy may answer', async () => {
  const copy = createServer((_request, response) => response.end('"here"'));
  const probe = createServer().listen(0);
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  let refusals = 0;
  // The next copy is there as soon as the first attempt has failed.
  const openCopy = () => {
    refusals += 1;
    copy.listen(port);
  };
  subscribe('undici:client:connectError', openCopy);
  const client = createServiceClient({ url: `http://127.0.0.1:${port}`, internalToken });
  onTestFinished(async () => {
    unsubscribe('undici:client:connectError', openCopy);
    await client.close();
    copy.close();
  });
  const call = { method: 'POST', path: '/hello', body: {} } as const;
  expect(await client.json(z.string(), call)).toBe('here');
  expect(refusals).toBe(1);
});
