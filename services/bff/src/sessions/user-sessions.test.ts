import { namesInOneSlot } from '@lux/service-kit/redis/one-slot.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { expect, test } from 'vitest';
import { cookieOf } from '../testing/cookie-of.ts';
import { openBff } from '../testing/open-bff.ts';
import { newSessionId } from './session.ts';

const engines = useEngines();
let opened = 0;
const password = 'Wolke-Besen-Zebra';
const unlocking = { password: 'kurbel-teich-magnet' };

async function open() {
  opened += 1;
  const namePrefix = `${engines.redis.prefix}-user-sessions-${opened}`;
  const { app, deps, orders } = await openBff({ redisUrl: engines.redis.url, namePrefix });
  const call = (method: 'POST' | 'PUT', url: string, payload: object, cookie = '') =>
    app.inject({ method, url, payload, headers: { cookie } });
  return {
    sessions: deps.sessions,
    redis: deps.redis,
    services: deps.services,
    namePrefix,
    orders,
    call,
    isLoggedIn: async (cookie: string) =>
      (await app.inject({ url: '/api/user', headers: { cookie } })).statusCode === 200,
  };
}

test('who has changed the password is logged out like all others when an admin resets it', async () => {
  const { call, isLoggedIn } = await open();
  const registered = await call('POST', '/api/register', { username: 'mia', password });
  const change = { currentPassword: password, newPassword: 'Turm-Geige-Wal-Hut' };
  const changed = cookieOf(await call('PUT', '/api/me/password', change, cookieOf(registered)));
  expect(await isLoggedIn(changed)).toBe(true);
  const admin = cookieOf(await call('POST', '/api/dashboard/login', unlocking));
  const url = `/api/admin/users/${registered.json().id}/password-resets`;
  expect((await call('POST', url, {}, admin)).statusCode).toBe(200);
  expect(await isLoggedIn(changed)).toBe(false);
});

test('a session that keeps getting another id ends with the others', async () => {
  const { sessions } = await open();
  for (let round = 0; round < 20; round += 1) {
    let id = newSessionId();
    const userId = `user-${round}`;
    const known = [id];
    let isEnded = false;
    await sessions.logIn(id, userId, await sessions.countEndings());
    const moving = (async () => {
      for (let turn = 0; !isEnded && turn < 500; turn += 1) {
        const next = await sessions.changeVisitor(id, `visitor-number-${round}-${turn}`);
        if (next === null) return;
        id = next;
        known.push(id);
      }
    })();
    await sessions.endAllOf(userId);
    isEnded = true;
    await moving;
    const found = await Promise.all(known.map((one) => sessions.load(one)));
    expect(found.filter((session) => session?.userId === userId)).toEqual([]);
  }
});

test('a login that was under way while all sessions ended does not come in behind it', async () => {
  const { call, services, sessions, isLoggedIn } = await open();
  const { id } = (await call('POST', '/api/register', { username: 'mia', password })).json();
  const { logIn } = services.accounts;
  // The password is right when it is looked at; then it is reset.
  services.accounts.logIn = async (...given) => {
    const user = await logIn(...given);
    await sessions.endAllOf(id);
    return user;
  };
  const overtaken = await call('POST', '/api/login', { username: 'mia', password });
  expect([overtaken.statusCode, overtaken.json().error]).toEqual([409, 'LOGIN_OVERTAKEN']);
  expect(await isLoggedIn(cookieOf(overtaken))).toBe(false);

  services.accounts.logIn = logIn;
  const again = await call('POST', '/api/login', { username: 'mia', password });
  expect(await isLoggedIn(cookieOf(again))).toBe(true);
});

test('who shows one invented visitor after the other leaves no list that grows', async () => {
  const { sessions, redis, namePrefix } = await open();
  let id = newSessionId();
  await sessions.logIn(id, 'mia', 0);
  const index = `${namesInOneSlot(redis, namePrefix, 'sessions')}:user-sessions:mia`;
  for (let turn = 0; turn < 150; turn += 1) {
    const old = sessions.keyOf(id);
    id = (await sessions.changeVisitor(id, `visitor-number-${turn}`)) ?? '';
    // As after half a minute.
    await redis.del(old);
  }
  expect(await redis.scard(index)).toBeLessThan(110);
  expect(await redis.sismember(index, sessions.keyOf(id))).toBe(1);
});

test('whoever activates a second factor ends the user’s sessions that came in without', async () => {
  const { call, isLoggedIn } = await open();
  const here = cookieOf(await call('POST', '/api/register', { username: 'chefin', password }));
  const there = cookieOf(await call('POST', '/api/login', { username: 'chefin', password }));
  const other = cookieOf(await call('POST', '/api/register', { username: 'tom', password }));
  await call('POST', '/api/me/second-factor', { password }, here);
  expect(await isLoggedIn(there)).toBe(true);
  const activated = await call('PUT', '/api/me/second-factor', { code: '123456' }, here);
  expect(await isLoggedIn(cookieOf(activated))).toBe(true);
  expect(await isLoggedIn(other)).toBe(true);
  for (const ended of [here, there]) expect(await isLoggedIn(ended)).toBe(false);
});

test('nobody resets their own password, for which a session left open would be enough', async () => {
  const { call, isLoggedIn, orders } = await open();
  const owner = await call('POST', '/api/register', { username: 'chefin', password });
  const { id } = owner.json();
  const url = `/api/admin/users/${id}/password-resets`;
  const reset = { password: 'Turm-Geige-Wal-Hut' };
  const answer = await call('POST', url, reset, cookieOf(owner));
  expect([answer.statusCode, answer.json().error]).toEqual([409, 'OWN_PASSWORD']);
  const query = `mutation { resetPassword(id: "${id}", password: "${reset.password}") { generatedPassword } }`;
  const asked = await call('POST', '/graphql', { query }, cookieOf(owner));
  expect(asked.json().errors[0].extensions.code).toBe('OWN_PASSWORD');
  expect(orders.filter(({ path }) => path === '/password-resets')).toEqual([]);
  expect(await isLoggedIn(cookieOf(owner))).toBe(true);
});

test('a session that changes or ends at one replica has done so at the other at once', async () => {
  const options = { redisUrl: engines.redis.url, namePrefix: engines.redis.prefix };
  const replicas = [await openBff(options), await openBff(options)] as const;
  const [here, there] = [replicas[0].deps.sessions, replicas[1].deps.sessions];
  const id = newSessionId();
  await here.logIn(id, 'mia', 0);
  expect((await there.load(id))?.userId).toBe('mia');
  await here.logIn(id, 'ben', 0);
  expect((await there.load(id))?.userId).toBe('ben');
  await here.endAllOf('ben');
  expect(await there.load(id)).toBeNull();
});
