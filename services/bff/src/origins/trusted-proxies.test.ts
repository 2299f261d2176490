import { createServer } from '@lux/service-kit/server/create-server.ts';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { TrustedProxies } from './trusted-proxies.ts';

const BALANCER = '172.18.0.2';

/** The address a request counts for, where the balancer is the peer. */
async function addressOf(trustProxy: string, forwardedFor: string, remoteAddress = BALANCER) {
  const server = await createServer({
    log: pino({ level: 'silent' }),
    trustProxy: TrustedProxies.parse(trustProxy),
  });
  onTestFinished(() => server.close());
  server.get('/who', async (request) => ({ ip: request.ip, host: request.host }));
  const headers = { 'x-forwarded-for': forwardedFor, 'x-forwarded-host': 'elsewhere.example' };
  const answer = await server.inject({ url: '/who', remoteAddress, headers });
  return answer.json();
}

test.each([
  ['one proxy', '1'],
  ["the balancer's address", BALANCER],
  ["the balancer's network", '172.18.0.0/16'],
])('with %s, a child in a private network cannot claim another address', async (_, trustProxy) => {
  const claimed = '203.0.113.7, 192.168.1.50';
  expect(await addressOf(trustProxy, claimed)).toMatchObject({ ip: '192.168.1.50' });
});

test('two proxies in a row are counted', async () => {
  const claimed = '203.0.113.7, 192.168.1.50, 172.18.0.9';
  expect(await addressOf('2', claimed)).toMatchObject({ ip: '192.168.1.50' });
});

test('who is no trusted proxy is not believed, and nobody is by default', async () => {
  const self = { ip: '192.168.1.50', host: 'localhost:80' };
  expect(await addressOf(BALANCER, '203.0.113.7', '192.168.1.50')).toEqual(self);
  expect(await addressOf('false', '203.0.113.7', '192.168.1.50')).toEqual(self);
});

test.each([
  'true',
  'uniquelocal',
  'linklocal',
  '0',
  '11',
  '1.5',
  'balancer',
  '10.0.0.1,uniquelocal',
  '0.0.0.0/0',
  '::/0',
])('%s is refused with a reason', (value) => {
  const { error } = TrustedProxies.safeParse(value);
  expect(error?.issues[0]?.message).toMatch(/the number of proxies/);
});

test.each([
  ['false', false],
  ['1', 1],
  ['loopback', ['loopback']],
  ['10.0.0.1, fd00::/64', ['10.0.0.1', 'fd00::/64']],
])('%s is understood', (value, expected) => {
  expect(TrustedProxies.parse(value)).toEqual(expected);
});
