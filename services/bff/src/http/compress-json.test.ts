import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createServer } from '@lux/service-kit/server/create-server.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { openBff } from '../testing/open-bff.ts';
import { compressJson, secretAnswer } from './compress-json.ts';

const engines = useEngines();
const open = () => openBff({ redisUrl: engines.redis.url, namePrefix: engines.redis.prefix });

test('JSON over 1 kB is compressed as the browser likes it', async () => {
  const { app } = await open();
  const ask = (encodings: string) =>
    app.inject({ url: '/api/docs/json', headers: { 'accept-encoding': encodings } });
  const plain = (await ask('identity')).body;
  expect(plain.length).toBeGreaterThan(1_024);
  const br = await ask('gzip, deflate, br');
  expect([br.headers['content-encoding'], brotliDecompressSync(br.rawPayload).toString()]).toEqual([
    'br',
    plain,
  ]);
  const gzip = await ask('gzip');
  expect([gzip.headers['content-encoding'], gunzipSync(gzip.rawPayload).toString()]).toEqual([
    'gzip',
    plain,
  ]);
  expect(br.headers.vary).toMatch(/accept-encoding/i);
});

test('what the caller refuses is not used', async () => {
  const { app } = await open();
  const headers = { 'accept-encoding': 'br;q=0, gzip;q=0.5' };
  const answer = await app.inject({ url: '/api/docs/json', headers });
  expect(answer.headers['content-encoding']).toBe('gzip');
});

test('an answer that holds a secret is not compressed, however long it is', async () => {
  const app = await createServer({ log: pino({ level: 'silent' }) });
  compressJson(app);
  const long = { text: 'x'.repeat(5_000) };
  app.get('/open', async () => long);
  app.get('/secret', secretAnswer, async () => long);
  const headers = { 'accept-encoding': 'br' };
  const encodings: unknown[] = [];
  for (const url of ['/open', '/secret']) {
    encodings.push((await app.inject({ url, headers })).headers['content-encoding']);
  }
  expect(encodings).toEqual(['br', undefined]);
});

test('short answers and what is no JSON leave as they are', async () => {
  const { app } = await open();
  const headers = { 'accept-encoding': 'br', accept: '*/*' };
  for (const url of ['/api/settings', '/api/nowhere', '/drawings/1F98A.svg']) {
    const answer = await app.inject({ url, headers });
    expect([url, answer.headers['content-encoding']]).toEqual([url, undefined]);
  }
});
