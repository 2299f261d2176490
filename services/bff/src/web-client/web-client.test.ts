import { useEngines } from '@lux/test-kit/test-engines.ts';
import { expect, test } from 'vitest';
import { openBff } from '../testing/open-bff.ts';

const engines = useEngines();
const open = () => openBff({ redisUrl: engines.redis.url, namePrefix: engines.redis.prefix });

test('every screen is a page, asked for anew each time', async () => {
  const { app } = await open();
  for (const url of ['/', '/gallery', '/games/quiz', '/Games/', '/meine-daten?a=1']) {
    const answer = await app.inject({ url, headers: { accept: 'text/html' } });
    expect([url, answer.statusCode, answer.headers['cache-control']]).toEqual([
      url,
      200,
      'no-cache',
    ]);
    expect(answer.body).toContain('<title>LUX</title>');
  }
});

test('any other path is 404, with the client that says so', async () => {
  const { app } = await open();
  for (const url of ['/no/such/screen', '/games/riddle', '/galleryy', '/?/..//x', '/index.htm']) {
    const answer = await app.inject({ url, headers: { accept: 'text/html' } });
    const isHome = url.startsWith('/?');
    expect([url, answer.statusCode]).toEqual([url, isHome ? 200 : 404]);
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': expect.stringContaining('text/html'),
    });
    expect(answer.body).toContain('<title>LUX</title>');
  }
});

test('a screen that the build has drawn is sent as drawn, any other begins empty', async () => {
  const { app } = await open();
  const headers = { accept: 'text/html' };
  const drawn = { '/': 'index', '/?a=1': 'index', '/games': 'games', '/games/quiz': 'games/quiz' };
  for (const [url, name] of Object.entries(drawn)) {
    const { body, headers: sent } = await app.inject({ url, headers });
    expect([url, body, sent['cache-control']]).toEqual([
      url,
      `<title>LUX</title><style>p{}</style>drawn ${name}`,
      'no-cache',
    ]);
  }
  for (const url of ['/gallery', '/games/', '/games/math', '/..%2findex', '/index.html']) {
    expect((await app.inject({ url, headers })).body).toBe('<!doctype html><title>LUX</title>');
  }
});

test('the dashboard is a page for who is logged in; anybody else is sent to the login', async () => {
  const { app } = await open();
  const url = '/admin-dashboard?bereich=export';
  const sent = await app.inject({ url, headers: { accept: 'text/html' } });
  expect([sent.statusCode, sent.headers.location]).toEqual([302, '/auth']);
  expect(sent.headers['cache-control']).toBe('no-store');
  const shown = await app.inject({ url, headers: { accept: 'text/html', cookie: 'lux_user=1' } });
  expect([shown.statusCode, shown.body]).toEqual([200, '<!doctype html><title>LUX</title>']);
});

test('the address of a class is a screen, what lies below it is none', async () => {
  const { app } = await open();
  const headers = { accept: 'text/html', cookie: 'lux_user=1' };
  const statusOf = async (url: string) => (await app.inject({ url, headers })).statusCode;
  expect(await statusOf('/lehrkraft/klassen/7f3a')).toBe(200);
  expect(await statusOf('/lehrkraft/klassen/7f3a/mehr')).toBe(404);
});

test('a drawn page may use the styles that stand in it, no other page may', async () => {
  const { app } = await open();
  const policyOf = async (url: string) =>
    (await app.inject({ url, headers: { accept: 'text/html' } })).headers[
      'content-security-policy'
    ];
  expect(await policyOf('/games')).toMatch(/style-src 'self' 'sha256-[^;]+; /);
  expect(await policyOf('/no/such/screen')).toContain("style-src 'self';");
});

test('hashed files may be kept for ever, missing ones are 404', async () => {
  const { app } = await open();
  const script = await app.inject('/assets/main-abc123.js');
  expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await app.inject('/assets/gone-abc123.js')).statusCode).toBe(404);
});

test('a script is sent packed as the browser likes it, under its own type', async () => {
  const { app } = await open();
  const wishes = { 'gzip, deflate, br': 'br', gzip: 'gzip', identity: undefined };
  for (const [accepted, packed] of Object.entries(wishes)) {
    const headers = { 'accept-encoding': accepted };
    const script = await app.inject({ url: '/assets/main-abc123.js', headers });
    expect([script.statusCode, script.headers['content-encoding']]).toEqual([200, packed]);
    expect(script.headers).toMatchObject({
      'content-type': expect.stringContaining('javascript'),
      'cache-control': 'public, max-age=31536000, immutable',
      vary: expect.stringMatching(/accept-encoding/i),
    });
  }
  const page = await app.inject({
    url: '/gallery',
    headers: { accept: 'text/html', 'accept-encoding': 'br' },
  });
  expect(page.body).toContain('<title>LUX</title>');
});

test('the worker is asked for anew each time, the manifest has its own type', async () => {
  const { app } = await open();
  const worker = await app.inject('/sw.js');
  expect(worker.headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': expect.stringContaining('javascript'),
  });
  const manifest = await app.inject('/lux.webmanifest');
  expect(manifest.headers['content-type']).toContain('application/manifest+json');
});

test('a missing icon is no page, but a screen of that name is', async () => {
  const { app } = await open();
  const icon = { url: '/favicon.ico', headers: { accept: 'image/avif,*/*;q=0.8' } };
  expect((await app.inject(icon)).statusCode).toBe(404);
  expect(
    (await app.inject({ url: '/favicon.ico', headers: { accept: 'text/html' } })).body,
  ).toContain('<title>LUX</title>');
});

test('an unknown API path is an error in JSON, not a page', async () => {
  const { app } = await open();
  const answer = await app.inject({ url: '/api/nowhere', headers: { accept: 'text/html' } });
  expect([answer.statusCode, answer.json().error]).toEqual([404, 'NOT_FOUND']);
});

test('the API is described at /api/docs by the schemas that validate', async () => {
  const { app } = await open();
  expect((await app.inject('/api/docs')).statusCode).toBe(200);
  const { paths } = (await app.inject('/api/docs/json')).json();
  expect(Object.keys(paths)).toContain('/api/conversations/{id}/messages');
  expect(paths['/api/generate-image'].post.requestBody).toBeDefined();
  expect(paths['/media/{id}']).toBeUndefined();
});
