import { createServer } from 'node:http';
import { createLogger } from '@lux/service-kit/process/create-logger.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { expect, onTestFinished, test } from 'vitest';
import { buildApp } from '../app.ts';
import { loadConfig } from '../config.ts';
import { createDeps } from '../deps.ts';
import { openAccounts, requiredVariables } from '../testing/open-accounts.ts';

const engines = useEngines();
let opened = 0;
const open = (environment: Record<string, string> = {}) => {
  opened += 1;
  const database = `${engines.mongodb.databasePrefix}-settings-${opened}`;
  const { uri } = engines.mongodb;
  return openAccounts({ uri, redisUrl: engines.redis.url, database, environment });
};

const defaults = {
  assistantName: 'LUX',
  language: 'de-DE',
  voiceId: null,
  speechSpeed: 1,
  childSafeMode: true,
  usesBrowserRecognition: true,
  registration: 'open',
};
const key = 'sk-proj-abcdefgh12345678WXYZ';

test('before an admin saves anything, the defaults of the product hold', async () => {
  const { call } = await open();
  expect(await call('GET', '/settings')).toMatchObject({ status: 200, body: defaults });
});

test('what was saved wins, the rest stays as it is', async () => {
  const { call } = await open();
  await call('PATCH', '/settings', { assistantName: 'Lumi' });
  await call('PATCH', '/settings', { childSafeMode: false, language: 'fr-FR' });
  await call('PATCH', '/settings', { usesBrowserRecognition: false });
  expect((await call('GET', '/settings')).body).toEqual({
    ...defaults,
    assistantName: 'Lumi',
    language: 'fr-FR',
    childSafeMode: false,
    usesBrowserRecognition: false,
  });
});

test.each([
  [{ assistantName: '  ' }, 'Bitte geben Sie dem Assistenten einen Namen.'],
  [{ assistantName: 'x'.repeat(41) }, 'Der Name darf höchstens 40 Zeichen haben.'],
  [{ childSafeMode: 'nein' }, 'Der Kinderschutz kann nur ein- oder ausgeschaltet sein.'],
  [{ usesBrowserRecognition: 'nein' }, 'Der Browser darf zuhören oder nicht.'],
  [{ pronunciations: [{ written: ' ', spoken: 'Nujen' }] }, 'Bitte füllen Sie beide Felder aus.'],
  [
    { pronunciations: ['Nguyen', 'nguyen'].map((written) => ({ written, spoken: 'Nujen' })) },
    'Jedes Wort darf nur einmal vorkommen.',
  ],
  [
    { pronunciations: Array.from({ length: 201 }, (_, at) => ({ written: `${at}`, spoken: 'x' })) },
    'Es sind höchstens 200 Einträge möglich.',
  ],
  [{ openAiApiKey: 'kurz' }, 'Dieser Schlüssel ist zu kurz.'],
  [{ openAiApiKey: 'mit einem Zeilen\numbruch' }, 'Dieser Schlüssel enthält ungültige Zeichen.'],
])('%j is refused, and nothing of it is saved', async (change, message) => {
  const { call } = await open();
  const { status, body } = await call('PATCH', '/settings', { language: 'it-IT', ...change });
  expect([status, body.message]).toEqual([400, message]);
  expect((await call('GET', '/settings')).body).toEqual(defaults);
});

test('how names are spoken is for admins and services only, and saved as a whole', async () => {
  const { call } = await open();
  const nguyen = { written: 'Nguyen', spoken: 'Nujen' };
  const kita = { written: 'KiTa', spoken: 'Kieta' };
  await call('PATCH', '/settings', { pronunciations: [nguyen, kita] });
  const saved = await call('PATCH', '/settings', { pronunciations: [kita], assistantName: 'Lumi' });
  expect(saved.body.pronunciations).toEqual([kita]);
  expect((await call('GET', '/settings/for-services')).body.pronunciations).toEqual([kita]);
  expect((await call('GET', '/settings')).body).toEqual({ ...defaults, assistantName: 'Lumi' });
});

test('admins see of a key that it is there and how it ends, services get it whole', async () => {
  const { call } = await open();
  const saved = await call('PATCH', '/settings', { openAiApiKey: key });
  expect(saved.body.openAiApiKey).toEqual({ lastFour: 'WXYZ', savedAt: expect.any(String) });
  expect(saved.body.elevenlabsApiKey).toBeNull();
  expect(JSON.stringify(saved.body)).not.toContain(key);
  expect(JSON.stringify((await call('GET', '/settings')).body)).not.toContain('WXYZ');
  expect((await call('GET', '/settings/for-services')).body.aiKeys).toEqual({
    openAiApiKey: key,
    elevenlabsApiKey: null,
  });
});

test('an empty field keeps the key, null removes it', async () => {
  const { call } = await open();
  await call('PATCH', '/settings', { openAiApiKey: key });
  await call('PATCH', '/settings', { openAiApiKey: '', assistantName: 'Lumi' });
  const readKey = async () =>
    (await call('GET', '/settings/for-services')).body.aiKeys.openAiApiKey;
  expect(await readKey()).toBe(key);
  await call('PATCH', '/settings', { openAiApiKey: null });
  expect(await readKey()).toBeNull();
});

test('the database holds no key, in no spelling', async () => {
  const { call, deps } = await open();
  await call('PATCH', '/settings', { openAiApiKey: key, elevenlabsApiKey: `${key}2` });
  const stored = JSON.stringify(
    await deps.mongo.connection.collection('settings').find().toArray(),
  );
  const bytes = Buffer.from(key);
  for (const spelling of [key, bytes.toString('base64').slice(0, 30), bytes.toString('hex')]) {
    expect(stored).not.toContain(spelling);
  }
});

test('a key sealed with another SETTINGS_KEY, or put in another’s place, counts as none', async () => {
  const { call, deps } = await open();
  await call('PATCH', '/settings', { openAiApiKey: key });
  const settings = deps.mongo.connection.collection<{ _id: string; openAiApiKey: object }>(
    'settings',
  );
  const row = await settings.findOne({ _id: 'settings' });
  await settings.updateOne(
    { _id: 'settings' },
    { $set: { elevenlabsApiKey: row?.openAiApiKey, 'openAiApiKey.sealed': 'AAAA' } },
  );
  expect((await call('GET', '/settings/for-services')).body.aiKeys).toEqual({
    openAiApiKey: null,
    elevenlabsApiKey: null,
  });
});

test('a key can be tried: right, unknown, used up, nobody there', async () => {
  const answers: Record<string, number> = { good: 200, unknown: 401, empty: 429, broken: 500 };
  const provider = createServer((request, response) => {
    const shown = request.headers.authorization?.replace('Bearer ', '') ?? '';
    response.writeHead(answers[shown.replace('-key', '')] ?? 404).end('{}');
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void provider.close());
  const address = provider.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const { call } = await open({ OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1` });
  const tryKey = async (given: string) =>
    (await call('POST', '/settings/key-tests', { provider: 'openai', key: given })).body;

  expect(await tryKey('good-key')).toEqual({
    isWorking: true,
    message: 'Der Schlüssel funktioniert.',
  });
  expect(await tryKey('unknown-key')).toMatchObject({
    isWorking: false,
    message: 'Der Anbieter kennt diesen Schlüssel nicht.',
  });
  expect((await tryKey('empty-key')).message).toContain('Guthaben');
  expect((await tryKey('broken-key')).message).toContain('500');
  const without = await call('POST', '/settings/key-tests', { provider: 'elevenlabs' });
  expect(without.body.message).toBe('Es ist noch kein Schlüssel gespeichert.');
});

test('a call without the internal token is refused', async () => {
  const { app } = await open();
  const answer = await app.inject({ url: '/settings/for-services' });
  expect(answer.statusCode).toBe(401);
  expect(answer.json()).toEqual({ error: 'UNAUTHORIZED', message: expect.any(String) });
});

test('an unknown path answers 404 in the common shape', async () => {
  const { call } = await open();
  const { status, body } = await call('GET', '/nothing-here');
  expect([status, body]).toEqual([404, { error: 'NOT_FOUND', message: 'Das gibt es hier nicht.' }]);
});

test('the service is ready while its database answers', async () => {
  const { call } = await open();
  const { status, body } = await call('GET', '/readyz');
  expect(status).toBe(200);
  expect(body).toMatchObject({ service: 'accounts', checks: { mongodb: 'ok' } });
});

test('without a database it is alive, not ready, and says so in German', async () => {
  const log = createLogger('accounts', 'silent');
  const away = createDeps(
    loadConfig({
      ...requiredVariables,
      MONGODB_URI: 'mongodb://127.0.0.1:1',
      REDIS_URL: engines.redis.url,
    }),
    log,
  );
  const lonely = await buildApp(away);
  const headers = { 'x-internal-token': requiredVariables.INTERNAL_TOKEN };
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

test('services that ask before the first connection to the database wait for it', async () => {
  const database = `${engines.mongodb.databasePrefix}-settings-early`;
  const config = loadConfig({
    ...requiredVariables,
    MONGODB_URI: engines.mongodb.uri,
    REDIS_URL: engines.redis.url,
    NAME_PREFIX: database,
  });
  const early = createDeps(config, createLogger('accounts', 'silent'));
  const app = await buildApp(early);
  try {
    expect(early.mongo.connection.db).toBeUndefined();
    const headers = { 'x-internal-token': requiredVariables.INTERNAL_TOKEN };
    const answer = await app.inject({ url: '/settings/for-services', headers });
    expect([answer.statusCode, answer.json()]).toEqual([200, expect.objectContaining(defaults)]);
  } finally {
    await early.mongo.whenReady;
    await app.close();
    await early.close();
  }
});

test('whether a second factor is required is for admins to know, and off by default', async () => {
  const { call } = await open();
  const required = async () =>
    (await call('GET', '/settings/for-admins')).body.isSecondFactorRequired;
  expect(await required()).toBe(false);
  await call('PATCH', '/settings', { isSecondFactorRequired: true });
  expect(await required()).toBe(true);
  expect((await call('GET', '/settings')).body).toEqual(defaults);
  const { status, body } = await call('PATCH', '/settings', { isSecondFactorRequired: 'nein' });
  expect([status, body.message]).toEqual([
    400,
    'Der zweite Faktor kann nur Pflicht sein oder nicht.',
  ]);
  await call('PATCH', '/settings', { isSecondFactorRequired: false });
  expect(await required()).toBe(false);
});
