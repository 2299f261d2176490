import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { createInnerServer } from './create-inner-server.ts';
import { readOwners } from './internal-headers.ts';

const token = 'an internal token';

async function open(checks: Record<string, () => Promise<unknown>> = {}) {
  const server = await createInnerServer({
    service: 'sample',
    log: pino({ level: 'silent' }),
    internalToken: token,
    checks,
    tiers: () => ({ text: 'built-in' }),
  });
  server.get('/owners', async (request) => readOwners(request));
  onTestFinished(() => server.close());
  return server;
}

test('calls without the internal token, or with a wrong one, are refused', async () => {
  const server = await open();
  expect((await server.inject('/owners')).statusCode).toBe(401);
  const wrong = await server.inject({ url: '/owners', headers: { 'x-internal-token': 'guess' } });
  expect(wrong.statusCode).toBe(401);
});

test('the owners of a call are read from its header, the acting one first', async () => {
  const server = await open();
  const call = (owners: string) =>
    server.inject({
      url: '/owners',
      headers: { 'x-internal-token': token, 'x-lux-owners': owners },
    });
  expect((await call('user:12345678,visitor:abcdefgh')).json()).toEqual({
    owner: 'user:12345678',
    owners: ['user:12345678', 'visitor:abcdefgh'],
  });
  expect((await call('everyone')).statusCode).toBe(401);
});

test('readiness is green with all checks, and names the one that fails or hangs', async () => {
  const good = await open({ mongodb: async () => 1 });
  expect((await good.inject('/readyz')).json()).toEqual({
    service: 'sample',
    isReady: true,
    checks: { mongodb: 'ok' },
    tiers: { text: 'built-in' },
  });

  const bad = await open({
    mongodb: async () => 1,
    redis: async () => Promise.reject(new Error('away')),
    media: () => new Promise(() => {}),
  });
  const answer = await bad.inject('/readyz');
  expect(answer.statusCode).toBe(503);
  expect(answer.json().checks).toEqual({
    mongodb: 'ok',
    redis: 'not reachable',
    media: 'no answer',
  });
});

test('metrics count requests by route pattern', async () => {
  const server = await open();
  await server.inject('/owners?secret=1');
  const { body } = await server.inject('/metrics');
  expect(body).toMatch(
    /http_request_duration_seconds_count\{.*route="\/owners",status="401".*\} 1/,
  );
  expect(body).not.toContain('secret');
});

test('the request id of the bff is in the line of a service, unless it is none', async () => {
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => lines.push(line) });
  const server = await createInnerServer({
    service: 'sample',
    log,
    internalToken: token,
    checks: {},
  });
  onTestFinished(() => server.close());
  const call = (id: string) =>
    server.inject({ url: '/things', headers: { 'x-internal-token': token, 'x-request-id': id } });
  await call('f3c1a2');
  await call('Mein Name ist Mia');
  const [first, second] = lines.map((line) => JSON.parse(line));
  expect(first).toMatchObject({ requestId: 'f3c1a2', status: 404 });
  expect(second).not.toHaveProperty('requestId');
});
