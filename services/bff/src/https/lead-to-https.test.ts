import { useEngines } from '@lux/test-kit/test-engines.ts';
import { expect, test } from 'vitest';
import { openBff } from '../testing/open-bff.ts';
import { chooseTls } from './tls-settings.ts';

const engines = useEngines();
const open = (environment: Record<string, string> = {}) =>
  openBff({
    redisUrl: engines.redis.url,
    namePrefix: engines.redis.prefix,
    environment: { TLS_CERT: 'server.crt', TLS_KEY: 'server.key', ...environment },
  });

test('plain HTTP is led to HTTPS with path and query, whatever the method', async () => {
  const { app } = await open();
  const headers = { host: 'lux.local:3000' };
  const page = await app.inject({ url: '/gallery?x=1', headers });
  expect(page.statusCode).toBe(308);
  expect(page.headers.location).toBe('https://lux.local:3443/gallery?x=1');
  const call = await app.inject({ method: 'POST', url: '/api/login', headers, payload: {} });
  expect(call.headers.location).toBe('https://lux.local:3443/api/login');
  const six = await app.inject({ url: '/', headers: { host: '[fd00::2]:3000' } });
  expect(six.headers.location).toBe('https://[fd00::2]:3443/');
});

test('a name of somebody else is refused before it could be led anywhere', async () => {
  const { app } = await open();
  const { statusCode } = await app.inject({ url: '/', headers: { host: 'evil.example' } });
  expect(statusCode).toBe(421);
});

test.each([
  ['/api/settings', 'localhost:3000'],
  ['/api/settings', '127.0.0.1:3000'],
  ['/healthz', 'lux.local:3000'],
  ['/einrichten/setup.js', 'lux.local:3000'],
])('%s at %s stays with plain HTTP', async (url, host) => {
  const { app } = await open();
  expect((await app.inject({ url, headers: { host } })).statusCode).toBe(200);
});

test('a path that only begins like the page for tablets is led on', async () => {
  const { app } = await open();
  const { statusCode } = await app.inject({ url: '/einrichtenx', headers: { host: 'lux.local' } });
  expect(statusCode).toBe(308);
});

test('only a certificate that is not of the own authority may bring HSTS', () => {
  const files = { HTTPS_PORT: 443, TLS_CERT: 'a', TLS_KEY: 'b', HSTS_SECONDS: 600 };
  expect(chooseTls(files)?.hstsSeconds).toBe(600);
  expect(chooseTls({ ...files, TLS_AUTHORITY: 'c' })?.hstsSeconds).toBe(0);
  expect(() => chooseTls({ HTTPS_PORT: 443, TLS_CERT: 'a', HSTS_SECONDS: 0 })).toThrow(/TLS_KEY/);
});

test('without HTTPS the page for tablets says how to switch it on', async () => {
  const { app } = await openBff({ redisUrl: engines.redis.url, namePrefix: engines.redis.prefix });
  const page = await app.inject({ url: '/einrichten', headers: { host: 'lux.local' } });
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('HTTPS=local npm start');
  expect((await app.inject('/einrichten/lux.crt')).json().message).toContain('HTTPS=local');
});
