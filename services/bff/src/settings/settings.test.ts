import { useEngines } from '@lux/test-kit/test-engines.ts';
import { expect, test } from 'vitest';
import { sessionRates } from '../limits/rate-limits.ts';
import { cookieOf } from '../testing/cookie-of.ts';
import { openBff } from '../testing/open-bff.ts';
import { readEvents } from '../testing/read-events.ts';

const engines = useEngines();
let opened = 0;
const open = async () => {
  opened += 1;
  const namePrefix = `${engines.redis.prefix}-settings-${opened}`;
  return { ...(await openBff({ redisUrl: engines.redis.url, namePrefix })), namePrefix };
};
type Bff = Awaited<ReturnType<typeof open>>;

const password = 'Wolke-Besen-Zebra';
const change = { assistantName: 'Lumi', openAiApiKey: 'sk-abcdefgh12345678' };
const post = (app: Bff['app'], url: string, payload: object, cookie = '') =>
  app.inject({ method: 'POST', url, payload, headers: { cookie } });

const settingsOf = (orders: Bff['orders']) => orders.filter(({ path }) => path === '/settings');

test('nobody saves settings who is no admin', async () => {
  const { app, orders } = await open();
  const child = cookieOf(await post(app, '/api/register', { username: 'mia', password }));
  for (const cookie of ['', child]) {
    const answers = [
      await post(app, '/api/admin/settings', change, cookie),
      await app.inject({ url: '/api/admin/settings', headers: { cookie } }),
      await post(app, '/api/admin/settings/key-tests', { provider: 'openai' }, cookie),
    ];
    for (const answer of answers) {
      expect([answer.statusCode, answer.json().error]).toEqual([401, 'DASHBOARD_LOCKED']);
    }
  }
  expect(settingsOf(orders)).toEqual([]);
});

test('with the dashboard unlocked, as the owner, or with an admin’s name and password it goes', async () => {
  const { app, orders } = await open();
  const unlocked = cookieOf(
    await post(app, '/api/dashboard/login', { password: 'kurbel-teich-magnet' }),
  );
  const owner = cookieOf(await post(app, '/api/register', { username: 'chefin', password }));
  const answers = [
    await post(app, '/api/admin/settings', change, unlocked),
    await post(app, '/api/admin/settings', change, owner),
    await post(app, '/api/admin/settings', { ...change, username: 'chefin', password }),
  ];
  for (const answer of answers) expect(answer.statusCode).toBe(200);
  // Name and password are the dashboard's, they are not settings.
  expect(settingsOf(orders)).toEqual(Array(3).fill({ path: '/settings', ...change }));
});

test('a child’s name and password save nothing, nor does a wrong one', async () => {
  const { app, orders } = await open();
  await post(app, '/api/register', { username: 'mia', password });
  const child = await post(app, '/api/admin/settings', { ...change, username: 'mia', password });
  expect([child.statusCode, child.json().error]).toEqual([401, 'LOGIN_FAILED']);
  const nobody = await post(app, '/api/admin/settings', { ...change, username: 'nix', password });
  expect([nobody.statusCode, nobody.body]).toEqual([child.statusCode, child.body]);
  expect(settingsOf(orders)).toEqual([]);
});

test('guessing an admin’s password by the settings is a login like any other, with its second factor', async () => {
  const { app, deps, namePrefix, orders } = await open();
  const order = { ...change, username: 'nix', password, code: '123456' };
  await post(app, '/api/admin/settings', order);
  const login = orders.find(({ path }) => path === '/logins');
  expect(login).toMatchObject({ isForManaging: true, code: '123456' });
  expect(login?.network).toMatch(/^[\w-]{16}$/);
  await deps.events.close();
  const events = await readEvents(deps.redis, namePrefix);
  expect(events.map(({ type }) => type)).toEqual(['auth']);
  expect(JSON.stringify(events)).not.toContain(password);
});

test('guessing passwords here is as slow as at the login, and without any it costs nothing dear', async () => {
  const { app } = await open();
  const cookie = cookieOf(
    await app.inject({
      url: '/api/settings',
      headers: { 'x-visitor-token': 'guessing-visitor-1' },
    }),
  );
  const guess = (payload: object) => post(app, '/api/admin/settings', payload, cookie);
  const statuses: number[] = [];
  for (let index = 0; index < sessionRates.login.burst + 5; index += 1) {
    statuses.push(
      (await guess({ ...change, username: 'chefin', password: `guess-${index}` })).statusCode,
    );
  }
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
  expect((await guess(change)).json().error).toBe('DASHBOARD_LOCKED');
});

test('GraphQL saves the same, and can forget a key', async () => {
  const { app, orders } = await open();
  const cookie = cookieOf(
    await post(app, '/api/dashboard/login', { password: 'kurbel-teich-magnet' }),
  );
  const query =
    'mutation ($input: SettingsInput!) { saveSettings(input: $input) { assistantName openAiApiKey { lastFour } } }';
  const variables = { input: { ...change, voiceId: null, removeKeys: ['elevenlabsApiKey'] } };
  const answer = await post(app, '/graphql', { query, variables }, cookie);
  expect(answer.json().data.saveSettings.assistantName).toBe('LUX');
  expect(settingsOf(orders)).toEqual([{ path: '/settings', ...change, elevenlabsApiKey: null }]);
});

test('GraphQL saves how names are spoken; the trail says how many, not which', async () => {
  const { app, auditTrail, orders } = await open();
  const cookie = cookieOf(
    await post(app, '/api/dashboard/login', { password: 'kurbel-teich-magnet' }),
  );
  const pronunciations = [{ written: 'Nguyen', spoken: 'Nujen' }];
  const query =
    'mutation ($input: SettingsInput!) { saveSettings(input: $input) { pronunciations { written } } }';
  await post(app, '/graphql', { query, variables: { input: { pronunciations } } }, cookie);
  expect(settingsOf(orders)).toEqual([{ path: '/settings', pronunciations }]);
  expect(auditTrail.entries).toMatchObject([
    { action: 'settings.changed', details: { pronunciations: 1 } },
  ]);
  // The public settings do not show them.
  expect((await app.inject({ url: '/api/settings' })).body).not.toContain('pronunciations');
});

test('no event and no answer holds the key', async () => {
  const { app, deps, namePrefix } = await open();
  const cookie = cookieOf(
    await post(app, '/api/dashboard/login', { password: 'kurbel-teich-magnet' }),
  );
  const answer = await post(app, '/api/admin/settings', change, cookie);
  await deps.events.close();
  const told = answer.body + JSON.stringify(await readEvents(deps.redis, namePrefix));
  expect(told).toContain('/api/admin/settings');
  expect(told).not.toContain(change.openAiApiKey);
});
