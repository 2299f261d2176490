import { useEngines } from '@lux/test-kit/test-engines.ts';
import { expect, test } from 'vitest';
import { cookieOf } from '../testing/cookie-of.ts';
import { openBff } from '../testing/open-bff.ts';

const engines = useEngines();
let opened = 0;
const password = 'Wolke-Besen-Zebra';
const dashboardPassword = 'kurbel-teich-magnet';
const adminPin = '60417-93825';
/** The one that the stand-in for accounts takes. */
const code = '123456';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

async function open() {
  opened += 1;
  const namePrefix = `${engines.redis.prefix}-confirmed-${opened}`;
  const environment = { ADMIN_PIN: adminPin, CHILDREN_PER_ADDRESS: '10000' };
  const bff = await openBff({ redisUrl: engines.redis.url, namePrefix, environment });
  const { app } = bff;
  const call = (method: Method, url: string, payload?: object, cookie = '') =>
    app.inject({ method, url, headers: { cookie }, ...(payload && { payload }) });
  const register = async (username: string) => {
    const answer = await call('POST', '/api/register', { username, password });
    return { id: String(answer.json().id), cookie: cookieOf(answer) };
  };
  const owner = await register('chefin');
  const child = await register('mia');
  const appoint = async (username: string) => {
    const { id, cookie } = await register(username);
    const url = `/api/analytics/users/${id}/admin`;
    await call('PATCH', url, { isAdmin: true }, owner.cookie);
    return { id, cookie };
  };
  return {
    ...bff,
    call,
    owner,
    child,
    appoint,
    /** Sets one up and gives the cookie that the session has from then on. */
    setUp: async (cookie: string) => {
      await call('POST', '/api/me/second-factor', { password }, cookie);
      return cookieOf(await call('PUT', '/api/me/second-factor', { code }, cookie));
    },
    logIn: (username: string, given: object = {}) =>
      call('POST', '/api/login', { username, password, ...given }),
    unlock: async () =>
      cookieOf(await call('POST', '/api/dashboard/login', { password: dashboardPassword })),
    confirm: (cookie: string, given = code) =>
      call('POST', '/api/me/second-factor/confirmations', { code: given }, cookie),
    look: async (cookie: string) =>
      (await call('GET', '/api/analytics/requests', undefined, cookie)).statusCode,
  };
}
type Bff = Awaited<ReturnType<typeof open>>;

/** Everything that hurts and is asked of a session, as it would be done to a child. */
const hurting = ({ id }: { id: string }): [Method, string, object?][] => [
  ['DELETE', `/api/analytics/users/${id}`],
  ['GET', `/api/admin/users/${id}/data/archive`],
  ['POST', `/api/admin/users/${id}/password-resets`, {}],
  ['POST', `/api/analytics/requests/${id}/forgettings`],
  ['POST', '/api/admin/settings', { openAiApiKey: 'sk-abcdefgh12345678' }],
  ['POST', '/api/admin/settings', { elevenlabsApiKey: null, childSafeMode: false }],
  ['POST', '/api/admin/settings', { registration: 'closed' }],
  ['POST', '/api/admin/invitations', { uses: 1 }],
  ['DELETE', `/api/admin/invitations/${id}`],
  ['GET', '/api/analytics/exports/users.csv'],
  ['GET', '/api/analytics/exports/users.json'],
  ['GET', '/api/analytics/exports/requests.csv'],
  ['GET', '/api/analytics/exports/pictures.zip'],
];
const ofOwner = ({ id }: { id: string }): [Method, string, object?][] => [
  ['PATCH', `/api/analytics/users/${id}/admin`, { isAdmin: true }],
  ['DELETE', `/api/admin/users/${id}/second-factor`],
];

/** What was changed, of everything accounts was asked for. */
const changesIn = (orders: Record<string, unknown>[]) =>
  orders.filter(({ path }) => path === '/settings' || path === '/password-resets');

/** What these calls are answered; the code of an error, or the status. */
async function answersTo({ call }: Bff, calls: ReturnType<typeof hurting>, cookie: string) {
  const answers = [];
  for (const [method, url, payload] of calls) {
    const answer = await call(method, url, payload, cookie);
    answers.push(answer.statusCode < 400 ? 'done' : answer.json().error);
  }
  return answers;
}

test('a session that was stolen, or left open, looks and does not hurt; a code lets it act, under a new id', async () => {
  const bff = await open();
  const { owner, child, setUp, call, confirm, look, orders, calls, deps } = bff;
  const confirmed = await setUp(owner.cookie);
  const stolen = confirmed;
  // Eleven minutes later.
  const [, id = ''] = stolen.split('=');
  await deps.sessions.confirm(id, Date.now() - 11 * 60_000);

  calls.length = 0;
  const all = [...hurting(child), ...ofOwner(child)];
  expect(new Set(await answersTo(bff, all, stolen))).toEqual(new Set(['SECOND_FACTOR_NEEDED']));
  expect(changesIn(orders)).toEqual([]);
  expect(calls.filter((one) => !/^GET \/(users\/[\w-]+|settings\/for-admins)$/.test(one))).toEqual(
    [],
  );
  expect(await look(stolen)).toBe(200);
  const harmless = await call('POST', '/api/admin/settings', { assistantName: 'Lumi' }, stolen);
  expect(harmless.statusCode).toBe(200);

  expect((await confirm(stolen, '654321')).json().error).toBe('SECOND_FACTOR_WRONG');
  const fresh = cookieOf(await confirm(stolen));
  expect(fresh).not.toBe(stolen);
  expect(await look(stolen)).toBe(401);
  const [reset] = await answersTo(bff, hurting(child).slice(1, 2), fresh);
  expect(reset).toBe('done');
});

test('over GraphQL the same is asked', async () => {
  const { owner, child, setUp, call, deps, orders } = await open();
  const cookie = await setUp(owner.cookie);
  await deps.sessions.confirm(cookie.split('=')[1] ?? '', Date.now() - 11 * 60_000);
  for (const field of [
    `deleteUser(id: "${child.id}")`,
    `setUserAdmin(id: "${child.id}", isAdmin: true) { id }`,
    `resetPassword(id: "${child.id}") { generatedPassword }`,
    'saveSettings(input: { childSafeMode: false }) { childSafeMode }',
  ]) {
    const answer = await call('POST', '/graphql', { query: `mutation { ${field} }` }, cookie);
    expect(answer.json().errors[0].extensions.code).toBe('SECOND_FACTOR_NEEDED');
  }
  expect(changesIn(orders)).toEqual([]);
});

test('a login with its code counts as a confirmation, and no login does without', async () => {
  const { owner, child, setUp, logIn, call } = await open();
  await setUp(owner.cookie);
  expect((await logIn('chefin')).json().error).toBe('SECOND_FACTOR_NEEDED');
  const cookie = cookieOf(await logIn('chefin', { code }));
  const answer = await call('DELETE', `/api/analytics/users/${child.id}`, undefined, cookie);
  expect(answer.statusCode).toBe(200);
});

test('name, password and code in the settings’ body count for this change alone', async () => {
  const { owner, setUp, call, orders } = await open();
  await setUp(owner.cookie);
  const save = (given: object) =>
    call('POST', '/api/admin/settings', {
      username: 'chefin',
      password,
      childSafeMode: false,
      ...given,
    });
  expect((await save({})).json().error).toBe('SECOND_FACTOR_NEEDED');
  expect((await save({ code: '654321' })).json().error).toBe('SECOND_FACTOR_WRONG');
  expect(changesIn(orders)).toEqual([]);
  expect((await save({ code })).statusCode).toBe(200);
  expect(changesIn(orders)).toEqual([{ path: '/settings', childSafeMode: false }]);
});

test('the next user of a browser does not inherit the confirmation', async () => {
  const bff = await open();
  const { owner, child, setUp, appoint, call } = bff;
  const { cookie: other } = await appoint('lehrer');
  await setUp(other);
  const confirmed = await setUp(owner.cookie);
  const login = { username: 'mia', password };
  const cookie = cookieOf(await call('POST', '/api/login', login, confirmed));
  const [, id = ''] = cookie.split('=');
  expect(await bff.deps.sessions.load(id)).toMatchObject({
    userId: child.id,
    confirmedUntil: null,
  });
});

test('where the settings ask for it, whoever has none looks and does not hurt: admins, the dashboard’s password, the pin', async () => {
  const bff = await open();
  const { owner, child, setUp, appoint, unlock, look, call, orders } = bff;
  const admin = await appoint('lehrer');
  const dashboard = await unlock();
  // Whoever has none cannot lock out everybody who has none.
  const require = (cookie: string) =>
    call('POST', '/api/admin/settings', { isSecondFactorRequired: true }, cookie);
  for (const cookie of [admin.cookie, dashboard, owner.cookie]) {
    expect((await require(cookie)).json().error).toBe('SECOND_FACTOR_REQUIRED');
  }
  expect(changesIn(orders)).toEqual([]);
  const confirmed = await setUp(owner.cookie);
  expect((await require(confirmed)).statusCode).toBe(200);
  orders.length = 0;

  for (const cookie of [admin.cookie, dashboard]) {
    const answers = await answersTo(bff, hurting(child), cookie);
    expect(new Set(answers)).toEqual(new Set(['SECOND_FACTOR_REQUIRED']));
    expect(await look(cookie)).toBe(200);
  }
  const pin = `?adminPin=${adminPin}`;
  const role = `/api/analytics/users/${child.id}/admin${pin}`;
  for (const [method, url] of [
    ['PATCH', role],
    ['DELETE', `/api/analytics/users/${child.id}${pin}`],
    ['GET', `/api/analytics/exports/users.csv${pin}`],
  ] as const) {
    const answer = await call(method, url, method === 'PATCH' ? { isAdmin: true } : undefined);
    expect(answer.json().error).toBe('SECOND_FACTOR_REQUIRED');
  }
  expect((await call('GET', `/api/analytics/users${pin}`)).statusCode).toBe(200);
  expect(changesIn(orders)).toEqual([]);

  // With one of their own they act again.
  const acting = await setUp(admin.cookie);
  expect(await answersTo(bff, hurting(child).slice(1, 2), acting)).toEqual(['done']);
});

test('one of somebody who is no admin any more proves nothing, and is still asked for', async () => {
  const bff = await open();
  const { owner, child, setUp, appoint, call } = bff;
  const admin = await appoint('lehrer');
  const cookie = await setUp(admin.cookie);
  await call('PATCH', `/api/analytics/users/${admin.id}/admin`, { isAdmin: false }, owner.cookie);
  expect(new Set(await answersTo(bff, hurting(child), cookie))).toEqual(
    new Set(['DASHBOARD_LOCKED']),
  );
  const confirmed = await setUp(owner.cookie);
  await call('POST', '/api/admin/settings', { isSecondFactorRequired: true }, confirmed);
  const given = { password: dashboardPassword };
  const both = cookieOf(await call('POST', '/api/dashboard/login', given, cookie));
  expect(new Set(await answersTo(bff, hurting(child), both))).toEqual(
    new Set(['SECOND_FACTOR_REQUIRED']),
  );
});

test('the owner removes an admin’s, whose sessions end; nobody else does, nor the owner their own this way', async () => {
  const { owner, setUp, appoint, call, unlock } = await open();
  const admin = await appoint('lehrer');
  const cookie = await setUp(admin.cookie);
  const remove = (id: string, session: string) =>
    call('DELETE', `/api/admin/users/${id}/second-factor`, undefined, session);
  for (const session of [cookie, await unlock()]) {
    expect((await remove(admin.id, session)).json().error).toBe('OWNER_NEEDED');
  }
  expect((await remove(owner.id, owner.cookie)).json().error).toBe('OWN_SECOND_FACTOR');
  expect((await remove(admin.id, owner.cookie)).statusCode).toBe(204);
  expect((await call('GET', '/api/user', undefined, cookie)).statusCode).toBe(401);
  const again = await call('POST', '/api/login', { username: 'lehrer', password });
  expect(again.json().hasSecondFactor).toBe(false);
});

test('secret and recovery codes are kept by nobody on their way', async () => {
  const { owner, call } = await open();
  const started = await call('POST', '/api/me/second-factor', { password }, owner.cookie);
  expect(started.json()).toMatchObject({ uri: expect.stringMatching(/^otpauth:/) });
  const activated = await call('PUT', '/api/me/second-factor', { code }, owner.cookie);
  expect(activated.json().recoveryCodes).toHaveLength(10);
  for (const { headers } of [started, activated]) expect(headers['cache-control']).toBe('no-store');
  const removed = await call(
    'DELETE',
    '/api/me/second-factor',
    { password, code },
    cookieOf(activated),
  );
  expect(removed.statusCode).toBe(204);
});
