// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { stubFetch, userCookie } from '../../testing/fakes/stub-fetch.ts';
import { buildUser } from '../../testing/screens/open-dashboard.ts';
import { fetchUser } from './fetch-user.ts';

const user = buildUser();
const asked = (stub: ReturnType<typeof stubFetch>) => stub.mock.calls.map(([path]) => String(path));

test('a visitor is not asked about', async () => {
  const stub = stubFetch({ 'GET /api/user': { status: 401 } });
  expect(await fetchUser()).toBeNull();
  expect(asked(stub)).toEqual([]);
});

test('where the server says that somebody is here, it tells who', async () => {
  stubFetch({ 'GET /api/user': { json: user } });
  expect(await fetchUser()).toEqual(user);
});

test('a session that has ended meanwhile is nobody’s', async () => {
  stubFetch({ 'GET /api/user': { status: 401 } });
  userCookie.show();
  expect(await fetchUser()).toBeNull();
});

test.each([
  ['offline', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a server out of breath', () => ({ status: 503 })],
])('with %s nobody knows who is there', async (_what, answer) => {
  stubFetch({ 'GET /api/user': answer });
  await expect(fetchUser()).rejects.toThrow();
});
