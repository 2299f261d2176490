// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { buildUser } from '../testing/build-user.ts';
import { stubFetch } from '../testing/stub-fetch.ts';
import { userCookie } from '../testing/user-cookie.ts';
import { fetchUser } from './fetch-user.ts';
import { storageKeys } from './storage-keys.ts';

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

test('who logged in before there was the cookie gets it first', async () => {
  localStorage.setItem(storageKeys.keptUserId, user.id);
  const stub = stubFetch({
    'HEAD /api/settings': () => {
      userCookie.show();
      return { json: {} };
    },
    'GET /api/user': { json: user },
  });
  userCookie.clear();
  expect(await fetchUser()).toEqual(user);
  expect(asked(stub)).toEqual(['/api/settings', '/api/user']);
});

test('whose session ended long ago is not asked about', async () => {
  localStorage.setItem(storageKeys.keptUserId, user.id);
  const stub = stubFetch({ 'HEAD /api/settings': { json: {} } });
  expect(await fetchUser()).toBeNull();
  expect(asked(stub)).toEqual(['/api/settings']);
});
