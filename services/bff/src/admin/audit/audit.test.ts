import { AuditTrailPage } from '@lux/contracts/accounts/audit-entry.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { expect, test } from 'vitest';
import { cookieOf } from '../../testing/cookie-of.ts';
import { openBff } from '../../testing/open-bff.ts';

const engines = useEngines();
const password = 'Wolke-Besen-Zebra';
const dashboardPassword = 'kurbel-teich-magnet';
const adminPin = 'Kutsche-81-Lampion';
let opened = 0;

async function open() {
  opened += 1;
  const bff = await openBff({
    redisUrl: engines.redis.url,
    namePrefix: `${engines.redis.prefix}-audit-${opened}`,
    environment: { DASHBOARD_PASSWORD: dashboardPassword, ADMIN_PIN: adminPin },
  });
  const { app } = bff;
  const ask = async (
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    url: string,
    { cookie = '', payload }: { cookie?: string; payload?: object } = {},
  ) => app.inject({ method, url, headers: { cookie }, ...(payload && { payload }) });
  const register = async (username: string) => {
    const answer = await ask('POST', '/api/register', { payload: { username, password } });
    return { id: String(answer.json().id), cookie: cookieOf(answer) };
  };
  const unlock = async () =>
    cookieOf(
      await ask('POST', '/api/dashboard/login', { payload: { password: dashboardPassword } }),
    );
  const owner = await register('chefin');
  const graphql = async (query: string, cookie: string) =>
    ask('POST', '/graphql', { payload: { query }, cookie });
  return { ...bff, ask, graphql, register, unlock, owner };
}

test('what hurts stands in the trail: who did it, what, and to whom', async () => {
  const { ask, register, owner, auditTrail } = await open();
  const mia = await register('mia');
  const { cookie } = owner;
  await ask('PATCH', `/api/analytics/users/${mia.id}/admin`, {
    cookie,
    payload: { isAdmin: true },
  });
  await ask('POST', `/api/admin/users/${mia.id}/password-resets`, { cookie, payload: {} });
  await ask('DELETE', `/api/analytics/users/${mia.id}`, { cookie });
  await ask('GET', '/api/analytics/exports/users.csv', { cookie });
  const payload = { childSafeMode: false, assistantName: 'LUX', openAiApiKey: 'sk-geheim-1234' };
  await ask('POST', '/api/admin/settings', { cookie, payload });
  const invited = await ask('POST', '/api/admin/invitations', { cookie, payload: { uses: 3 } });
  const invitation = String(invited.json().id);
  await ask('DELETE', `/api/admin/invitations/${invitation}`, { cookie });

  const target = { kind: 'user', id: mia.id, name: 'mia' };
  expect(auditTrail.entries).toMatchObject([
    { action: 'role.changed', target, details: { role: 'admin' } },
    { action: 'password.reset', target },
    { action: 'user.deleted', target },
    { action: 'export.made', target: null, details: { kind: 'users', format: 'csv' } },
    { action: 'key.changed', details: { key: 'openAiApiKey', isRemoved: false } },
    { action: 'settings.changed', details: { childSafeMode: false } },
    { action: 'invitation.created', details: { uses: 3 } },
    { action: 'invitation.deleted', target: { kind: 'invitation', id: invitation } },
  ]);
  const actor = { kind: 'user', id: owner.id, name: 'chefin' };
  for (const entry of auditTrail.entries) expect(entry.actor).toEqual(actor);
  const told = JSON.stringify(auditTrail.entries);
  expect(told).not.toMatch(/geheim|assistantName/);
  // To the millisecond, in which two may be written.
  const ids = auditTrail.entries.map(({ id }) => id.slice(0, 12));
  expect(ids.toSorted()).toEqual(ids);
});

test('GraphQL leaves the same trace', async () => {
  const { graphql, register, owner, auditTrail } = await open();
  const { id } = await register('mia');
  for (const field of [
    `setUserAdmin(id: "${id}", isAdmin: false) { id }`,
    `retryJob(jobId: "${id}") { jobId }`,
    `removeJob(jobId: "${id}")`,
    `deletePicture(id: "${id}")`,
    `markHandled(id: "${id}") { id }`,
    `deleteUser(id: "${id}")`,
  ]) {
    await graphql(`mutation { ${field} }`, owner.cookie);
  }
  expect(auditTrail.entries.map(({ action }) => action)).toEqual([
    'role.changed',
    'job.retried',
    'job.removed',
    'picture.deleted',
    'request.handled',
    'user.deleted',
  ]);
});

test('dashboards without a login are told apart, and no entry opens a session', async () => {
  const { ask, unlock, auditTrail } = await open();
  const [one, other] = [await unlock(), await unlock()];
  for (const cookie of [one, other, one]) {
    await ask('GET', '/api/analytics/exports/requests.json', { cookie });
  }
  await ask('GET', `/api/analytics/exports/users.json?adminPin=${adminPin}`);
  const actors = auditTrail.entries.map(({ actor }) => actor);
  expect(actors.map(({ kind }) => kind)).toEqual(['dashboard', 'dashboard', 'dashboard', 'pin']);
  expect(actors[0]).toEqual(actors[2]);
  expect(actors[0]?.id).not.toBe(actors[1]?.id);
  const told = JSON.stringify(auditTrail.entries);
  for (const secret of [one.split('=')[1] ?? '', adminPin, '127.0.0.1']) {
    expect(told).not.toContain(secret);
  }
});

test('without a trail nothing is done', async () => {
  const { ask, register, owner, auditTrail, calls } = await open();
  const mia = await register('mia');
  auditTrail.isAway = true;
  calls.length = 0;
  const { cookie } = owner;
  const answers = [
    await ask('PATCH', `/api/analytics/users/${mia.id}/admin`, {
      cookie,
      payload: { isAdmin: true },
    }),
    await ask('DELETE', `/api/analytics/users/${mia.id}`, { cookie }),
    await ask('GET', '/api/analytics/exports/users.csv', { cookie }),
    await ask('POST', '/api/admin/settings', { cookie, payload: { childSafeMode: false } }),
    await ask('DELETE', `/api/analytics/pictures/${mia.id}`, { cookie }),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 503));
  expect(calls.filter((call) => !/^GET |^POST \/audit-entries/.test(call))).toEqual([]);
});

test('the owner alone reads the trail, page by page, over REST and GraphQL', async () => {
  const { ask, graphql, register, owner, unlock, auditTrail, orders } = await open();
  const mia = await register('mia');
  await ask('DELETE', `/api/analytics/users/${mia.id}`, { cookie: owner.cookie });
  const before = auditTrail.entries[0]?.id ?? '';

  const url = `/api/admin/trail?limit=2&before=${before}`;
  const read = AuditTrailPage.parse((await ask('GET', url, owner)).json());
  expect(read.entries).toMatchObject([{ action: 'user.deleted', target: { name: 'mia' } }]);
  expect(orders.at(-1)).toEqual({ path: '/audit-entries', limit: '2', before });
  const asked = await graphql(
    '{ auditTrail(limit: 5) { entries { action at actor { name } details { name value } } next } }',
    owner.cookie,
  );
  expect(asked.json().data.auditTrail).toMatchObject({
    entries: [{ action: 'user.deleted', actor: { name: 'chefin' }, details: [] }],
    next: null,
  });

  const locked = await ask('GET', '/api/admin/trail', { cookie: await unlock() });
  expect([locked.statusCode, locked.json().error]).toEqual([403, 'OWNER_NEEDED']);
  expect((await ask('GET', '/api/admin/trail')).statusCode).toBe(401);
  for (const method of ['DELETE', 'PATCH', 'POST'] as const) {
    expect((await ask(method, '/api/admin/trail', owner)).statusCode).toBe(404);
  }
});
