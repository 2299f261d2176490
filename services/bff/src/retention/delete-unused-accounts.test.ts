import { useEngines } from '@lux/test-kit/test-engines.ts';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { cookieOf } from '../testing/cookie-of.ts';
import { openBff } from '../testing/open-bff.ts';
import {
  createUnusedAccountsCounter,
  deleteUnusedAccounts,
} from './delete-unused-accounts.worker.ts';

const engines = useEngines();
const log = pino({ level: 'silent' });
let opened = 0;

/** The stand-in finds accounts unused whose names begin with `lange-weg`. */
async function open() {
  opened += 1;
  const namePrefix = `${engines.redis.prefix}-unused-${opened}`;
  const bff = await openBff({ redisUrl: engines.redis.url, namePrefix });
  const { app, deps } = bff;
  const counter = createUnusedAccountsCounter(new Registry());
  const call = async (
    method: 'GET' | 'POST' | 'PATCH',
    url: string,
    cookie = '',
    payload?: object,
  ) => app.inject({ method, url, headers: { cookie }, ...(payload && { payload }) });
  return {
    ...bff,
    call,
    register: async (username: string) => {
      const payload = { username, password: 'Wolke-Besen-Zebra' };
      const answer = await call('POST', '/api/register', '', payload);
      return { id: String(answer.json().id), cookie: cookieOf(answer) };
    },
    run: () => deleteUnusedAccounts(deps, { log, counter }),
    counted: async () => (await counter.get()).values[0]?.value ?? 0,
  };
}

const isLoggedIn = (answer: { statusCode: number }) => answer.statusCode === 200;

test('an unused account goes from every service, its sessions end, and the trail counts it', async () => {
  const { call, register, run, calls, auditTrail, counted } = await open();
  const gone = await register('lange-weg');
  const stays = await register('mia');
  calls.length = 0;
  await run();
  expect(calls).toEqual([
    'GET /unused-teachers',
    'POST /unused-accounts',
    'POST /audit-entries',
    `GET /unused-accounts/${gone.id}`,
    `POST /users/${gone.id}/deletion-checks`,
    `GET /users/${gone.id}`,
    'DELETE /user-data',
    'DELETE /user-data',
    'DELETE /user-data',
    'POST /requests/forgettings',
    'DELETE /user-data',
  ]);
  expect(auditTrail.entries).toMatchObject([
    { action: 'unused-accounts.deleted', actor: { kind: 'system' }, details: { count: 1 } },
  ]);
  expect(JSON.stringify(auditTrail.entries)).not.toContain('lange-weg');
  expect(isLoggedIn(await call('GET', '/api/user', gone.cookie))).toBe(false);
  expect(isLoggedIn(await call('GET', '/api/user', stays.cookie))).toBe(true);
  expect(await counted()).toBe(1);

  await run();
  expect([auditTrail.entries.length, await counted()]).toEqual([1, 1]);
});

test('a teacher with a class stays, one without goes', async () => {
  const { call, register, run } = await open();
  const owner = await register('chefin');
  const teachers = [await register('lange-weg-1'), await register('lange-weg-2')];
  for (const { id } of teachers) {
    const payload = { isTeacher: true };
    await call('PATCH', `/api/analytics/users/${id}/teacher`, owner.cookie, payload);
  }
  const [busy, idle] = teachers;
  await call('POST', '/api/classes', busy?.cookie, { name: '2b' });
  await run();
  expect(isLoggedIn(await call('GET', '/api/user', busy?.cookie))).toBe(true);
  expect(isLoggedIn(await call('GET', '/api/user', idle?.cookie))).toBe(false);
});

test('where a service is away, the account stays and the next run does the rest', async () => {
  const { call, register, run, auditTrail, counted } = await open();
  const { cookie } = await register('lange-weg');
  auditTrail.isAway = true;
  await expect(run()).rejects.toThrow();
  expect(isLoggedIn(await call('GET', '/api/user', cookie))).toBe(true);
  auditTrail.isAway = false;
  await run();
  expect(isLoggedIn(await call('GET', '/api/user', cookie))).toBe(false);
  expect(await counted()).toBe(1);
});

test('whoever comes back while others are being deleted stays', async () => {
  const { call, register, run, counted } = await open();
  const back = await register('lange-weg-kommt-zurück');
  const gone = await register('lange-weg');
  await run();
  expect(isLoggedIn(await call('GET', '/api/user', back.cookie))).toBe(true);
  expect(isLoggedIn(await call('GET', '/api/user', gone.cookie))).toBe(false);
  expect(await counted()).toBe(1);
});
