import { createLogger } from '@lux/service-kit/process/create-logger.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { createDeps } from '../deps.ts';

const engines = useEngines();
const internalToken = 'a-token-for-this-test';
const headers = { 'x-internal-token': internalToken };
const log = createLogger('games', 'silent');

let deps: ReturnType<typeof createDeps>;
let app: Awaited<ReturnType<typeof buildApp>>;

beforeAll(async () => {
  deps = createDeps({ internalToken, redis: { url: engines.redis.url } }, log);
  app = await buildApp(deps);
});

afterAll(async () => {
  await app.close();
  await deps.close();
});

test('a child can choose from four subjects, named and described in German', async () => {
  const answer = await app.inject({ url: '/quiz/categories', headers });
  expect(answer.statusCode).toBe(200);
  const categories: { id: string; name: string; description: string }[] = answer.json();
  expect(categories.map(({ id }) => id)).toEqual(['nature', 'space', 'history', 'science']);
  expect(categories.map(({ name }) => name)).toContain('Weltraum');
  for (const { description } of categories) expect(description.length).toBeGreaterThan(20);
});

test('a call without the internal token is refused', async () => {
  expect((await app.inject({ url: '/quiz/categories' })).statusCode).toBe(401);
});

test('an unknown path answers 404 in the common shape', async () => {
  const answer = await app.inject({ url: '/quiz/nothing', headers });
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toEqual({ error: 'NOT_FOUND', message: 'Das gibt es hier nicht.' });
});

test('the service is ready while Redis answers', async () => {
  const answer = await app.inject({ url: '/readyz' });
  expect(answer.json()).toMatchObject({ isReady: true, checks: { redis: 'ok' } });
});

test('without Redis it is alive but not ready', async () => {
  const away = createDeps({ internalToken, redis: { url: 'redis://127.0.0.1:1' } }, log);
  const lonely = await buildApp(away);
  try {
    expect((await lonely.inject({ url: '/healthz' })).statusCode).toBe(200);
    expect((await lonely.inject({ url: '/readyz' })).statusCode).toBe(503);
  } finally {
    await lonely.close();
    await away.close();
  }
});
