import { createLogger } from '@lux/service-kit/process/create-logger.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { createDeps } from '../deps.ts';

const engines = useEngines();
const internalToken = 'a-token-for-this-test';
const headers = { 'x-internal-token': internalToken };
const log = createLogger('accounts', 'silent');

let deps: ReturnType<typeof createDeps>;
let app: Awaited<ReturnType<typeof buildApp>>;

beforeAll(async () => {
  const database = `${engines.mongodb.databasePrefix}-accounts`;
  deps = createDeps(
    { internalToken, ownerUsername: 'owner', mongodb: { uri: engines.mongodb.uri, database } },
    log,
  );
  app = await buildApp(deps);
  await deps.mongo.whenReady;
});

afterAll(async () => {
  await app.close();
  await deps.close();
});

const readSettings = async () => app.inject({ url: '/settings', headers });
const save = async (settings: Record<string, unknown>) =>
  deps.mongo.connection
    .collection<{ _id: string }>('settings')
    .updateOne({ _id: 'settings' }, { $set: settings }, { upsert: true });

test('before an admin saves anything, the defaults of the product hold', async () => {
  const answer = await readSettings();
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({
    assistantName: 'LUX',
    language: 'de-DE',
    voiceId: null,
    speechSpeed: 1,
    childSafeMode: true,
  });
});

test('what was saved wins, the rest keeps its default, and no key gets out', async () => {
  await save({ assistantName: 'Lumi', childSafeMode: false, openAiApiKey: 'sk-secret' });
  expect((await readSettings()).json()).toEqual({
    assistantName: 'Lumi',
    language: 'de-DE',
    voiceId: null,
    speechSpeed: 1,
    childSafeMode: false,
  });
});

test('a call without the internal token is refused', async () => {
  const answer = await app.inject({ url: '/settings' });
  expect(answer.statusCode).toBe(401);
  expect(answer.json()).toEqual({ error: 'UNAUTHORIZED', message: expect.any(String) });
});

test('an unknown path answers 404 in the common shape', async () => {
  const answer = await app.inject({ url: '/nothing-here', headers });
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toEqual({ error: 'NOT_FOUND', message: 'Das gibt es hier nicht.' });
});

test('the service is ready while its database answers', async () => {
  const answer = await app.inject({ url: '/readyz' });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ service: 'accounts', checks: { mongodb: 'ok' } });
});

test('without a database it is alive, not ready, and says so in German', async () => {
  const away = createDeps(
    {
      internalToken,
      ownerUsername: 'owner',
      mongodb: { uri: 'mongodb://127.0.0.1:1', database: 'nowhere' },
    },
    log,
  );
  const lonely = await buildApp(away);
  try {
    expect((await lonely.inject({ url: '/healthz' })).statusCode).toBe(200);
    expect((await lonely.inject({ url: '/readyz' })).statusCode).toBe(503);
    const answer = await lonely.inject({ url: '/settings', headers });
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toEqual({
      error: 'DATABASE_CONNECTION_FAILED',
      message: expect.stringContaining('Die Datenbank ist derzeit nicht verfügbar.'),
    });
  } finally {
    await lonely.close();
    await away.close();
  }
});
