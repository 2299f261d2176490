import { hostname } from 'node:os';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { expect, test } from 'vitest';
import { openBff } from '../testing/open-bff.ts';
import { createHostCheck } from './refuse-other-hosts.ts';

const engines = useEngines();
const open = (environment: Record<string, string> = {}) =>
  openBff({ redisUrl: engines.redis.url, namePrefix: engines.redis.prefix, environment });

const register = {
  method: 'POST',
  url: '/api/register',
  payload: { username: 'mia', password: 'Wolke-Besen-Zebra' },
} as const;

test('a page at a name that suddenly leads here reaches nothing of LUX', async () => {
  const { app } = await open();
  const headers = { host: 'rebind.evil.example', origin: 'http://rebind.evil.example' };
  const calls = [
    register,
    { method: 'POST', url: '/graphql', payload: { query: '{ settings { assistantName } }' } },
    { method: 'GET', url: '/api/settings' },
    { method: 'GET', url: '/' },
    { method: 'GET', url: '/media/abc' },
  ] as const;
  for (const call of calls) {
    const answer = await app.inject({ ...call, headers });
    expect([call.url, answer.statusCode, answer.json()]).toEqual([
      call.url,
      421,
      {
        error: 'UNKNOWN_HOST',
        message:
          'Unter diesem Namen gibt es LUX hier nicht. Wer LUX betreibt, kann ihn mit PUBLIC_URL erlauben.',
      },
    ]);
  }
});

test('with PUBLIC_URL these names are answered and no others, and probes are, whatever they ask for', async () => {
  const { app } = await open({
    PUBLIC_URL: 'https://LUX.schule.example, http://192.0.2.10:3000',
  });
  const statusOf = async (host: string, url = '/api/settings') =>
    (await app.inject({ url, headers: { host } })).statusCode;
  expect(await statusOf('lux.schule.example')).toBe(200);
  expect(await statusOf('lux.schule.example:443')).toBe(200);
  expect(await statusOf('192.0.2.10:3000')).toBe(200);
  expect(await statusOf('localhost')).toBe(421);
  expect(await statusOf('10.1.2.3:3000', '/healthz')).toBe(200);
});

test('behind a proxy that is trusted its word for our name counts', async () => {
  const headers = { host: 'bff:3000', 'x-forwarded-host': 'lux.schule.example' };
  const PUBLIC_URL = 'https://lux.schule.example';
  const trusting = await open({ PUBLIC_URL, TRUST_PROXY: '1' });
  expect((await trusting.app.inject({ url: '/api/settings', headers })).statusCode).toBe(200);
  const cautious = await open({ PUBLIC_URL });
  expect((await cautious.app.inject({ url: '/api/settings', headers })).statusCode).toBe(421);
});

test.each(['nonsense', 'ftp://lux.example', 'https://lux.example,'])(
  'PUBLIC_URL %j is a mistake that is told at the start',
  async (PUBLIC_URL) => {
    await expect(open({ PUBLIC_URL })).rejects.toThrow(/PUBLIC_URL/);
  },
);

test.each([
  ['127.0.0.1:3000', true],
  ['192.168.1.50', true],
  ['[::1]:3000', true],
  ['localhost:5173', true],
  ['schulserver', true],
  ['lux.local', true],
  ['LUX.Local.', true],
  ['tablet.home.arpa', true],
  [hostname(), true],
  ['rebind.evil.example', false],
  ['local.evil.example', false],
  ['evil.example.', false],
  ['127.0.0.1.nip.io', false],
  ['localhost.evil.example:80', false],
  ['a@localhost', false],
  ['evil.example/.local', false],
  ['', false],
  [undefined, false],
])('without PUBLIC_URL %j is answered: %s', (host, isAnswered) => {
  expect(createHostCheck(null)(host)).toBe(isAnswered);
});
