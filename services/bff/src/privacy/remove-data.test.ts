import { useEngines } from '@lux/test-kit/test-engines.ts';
import { expect, test } from 'vitest';
import { ownerOfVisitor } from '../sessions/act-for.ts';
import { cookieOf } from '../testing/cookie-of.ts';
import { openBff } from '../testing/open-bff.ts';
import { EMPTY_VISITOR } from '../testing/stand-in/users.ts';

const engines = useEngines();
let opened = 0;

async function open() {
  opened += 1;
  const namePrefix = `${engines.redis.prefix}-removals-${opened}`;
  const { app, calls, deps, orders } = await openBff({ redisUrl: engines.redis.url, namePrefix });
  const register = async (username: string) => {
    const payload = { username, password: 'Wolke-Besen-Zebra' };
    const answer = await app.inject({ method: 'POST', url: '/api/register', payload });
    calls.length = 0;
    return { id: String(answer.json().id), cookie: cookieOf(answer) };
  };
  const remove = (url: string, cookie: string) =>
    app.inject({ method: 'DELETE', url, headers: { cookie } });
  return { app, calls, deps, orders, register, remove };
}

/** Without what is only looked up, and what is written down before it is tried. */
const ending = (calls: string[]) =>
  calls.filter((call) => !/^(GET \/(users|settings)\/|POST \/audit-entries$)/.test(call));

test('nothing of an account that may not go is removed, whoever asks', async () => {
  const { calls, register, remove } = await open();
  const { id, cookie } = await register('chefin');
  const own = await remove('/api/me/data', cookie);
  expect([own.statusCode, own.json().error]).toEqual([403, 'ACCOUNT_IS_NEEDED']);
  expect(ending(calls)).toEqual([`POST /users/${id}/deletion-checks`]);

  calls.length = 0;
  const managed = await remove(`/api/analytics/users/${id}`, cookie);
  expect([managed.statusCode, managed.json().error]).toEqual([403, 'OWNER_IS_PROTECTED']);
  expect(ending(calls)).toEqual([`POST /users/${id}/deletion-checks`]);
});

test('accounts is asked first and ends last', async () => {
  const { calls, register, remove } = await open();
  const { id, cookie } = await register('mia');
  expect((await remove('/api/me/data', cookie)).statusCode).toBe(204);
  expect(ending(calls)).toEqual([
    `POST /users/${id}/deletion-checks`,
    'DELETE /user-data',
    'DELETE /user-data',
    'DELETE /user-data',
    'POST /requests/forgettings',
    'DELETE /user-data',
  ]);
});

test('an admin’s own things go only after a recent look at the second factor; others need none', async () => {
  const { app, calls, deps, register, remove } = await open();
  const payload = { isSecondFactorRequired: true };
  const owner = await register('chefin');
  const put = (method: 'POST' | 'PUT', url: string, body: object, cookie: string) =>
    app.inject({ method, url, payload: body, headers: { cookie } });
  const setUp = async (cookie: string) => {
    await put('POST', '/api/me/second-factor', { password: 'Wolke-Besen-Zebra' }, cookie);
    return cookieOf(await put('PUT', '/api/me/second-factor', { code: '123456' }, cookie));
  };
  await put('POST', '/api/admin/settings', payload, await setUp(owner.cookie));
  const admin = await register('lehrer');
  const cookie = await setUp(admin.cookie);
  const [, id = ''] = cookie.split('=');
  await deps.sessions.confirm(id, Date.now() - 11 * 60_000);
  calls.length = 0;
  const left = await remove('/api/me/data', cookie);
  expect([left.statusCode, left.json().error]).toEqual([403, 'SECOND_FACTOR_NEEDED']);
  expect(ending(calls)).toEqual([]);

  await deps.sessions.confirm(id);
  expect((await remove('/api/me/data', cookie)).statusCode).toBe(204);
  const child = await register('mia');
  expect((await remove('/api/me/data', child.cookie)).statusCode).toBe(204);
});

test('a visitor is noted before anything goes where something of it is kept, else not at all', async () => {
  const { app, calls, orders } = await open();
  const removeOf = (token: string) =>
    app.inject({ method: 'DELETE', url: '/api/me/data', headers: { 'x-visitor-token': token } });
  await removeOf(EMPTY_VISITOR);
  expect(calls).not.toContain('POST /deletions');
  const token = 'visitor-who-has-talked-a-lot';
  expect((await removeOf(token)).statusCode).toBe(204);
  expect(orders).toContainEqual({ path: '/deletions', owners: [ownerOfVisitor(token)] });
  expect(calls.indexOf('POST /deletions')).toBeLessThan(calls.lastIndexOf('DELETE /user-data') - 3);
});
