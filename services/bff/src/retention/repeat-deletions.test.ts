import { useEngines } from '@lux/test-kit/test-engines.ts';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { cookieOf } from '../testing/cookie-of.ts';
import { openBff } from '../testing/open-bff.ts';
import { repeatDeletions } from './repeat-deletions.ts';
import { createDeletedAgainCounter } from './start-repeating.ts';

const engines = useEngines();
const log = pino({ level: 'silent' });
const visitor = `visitor:${'v'.repeat(43)}`;
let opened = 0;

/** The stand-in’s log names a visitor and everybody whose name begins with `wieder-da`. */
async function open() {
  opened += 1;
  const namePrefix = `${engines.redis.prefix}-repeated-${opened}`;
  const bff = await openBff({ redisUrl: engines.redis.url, namePrefix });
  const { app, deps } = bff;
  const counter = createDeletedAgainCounter(new Registry());
  return {
    ...bff,
    register: async (username: string) => {
      const payload = { username, password: 'Wolke-Besen-Zebra' };
      const answer = await app.inject({ method: 'POST', url: '/api/register', payload });
      return { id: String(answer.json().id), cookie: cookieOf(answer) };
    },
    run: () => repeatDeletions(deps, { log, counter }),
    counted: async () => (await counter.get()).values[0]?.value ?? 0,
    isLoggedIn: async (cookie: string) =>
      (await app.inject({ url: '/api/user', headers: { cookie } })).statusCode === 200,
  };
}

test('an account that came back goes again, whole, and others stay', async () => {
  const { register, run, isLoggedIn, orders, auditTrail, counted } = await open();
  const back = await register('wieder-da');
  const other = await register('mia');
  await run();
  expect(await isLoggedIn(back.cookie)).toBe(false);
  expect(await isLoggedIn(other.cookie)).toBe(true);
  const forgotten = orders.filter(({ path }) => path === '/requests/forgettings');
  expect(forgotten).toContainEqual(expect.objectContaining({ userId: back.id }));
  expect(auditTrail.entries).toMatchObject([
    { action: 'deletions.repeated', actor: { kind: 'system' }, details: { count: 1, things: 2 } },
  ]);
  expect(await counted()).toBe(1);
  await run();
  expect([auditTrail.entries.length, await counted()]).toEqual([1, 1]);
});

test('of a visitor goes what was made until the deletion, and nothing after', async () => {
  const { run, orders, calls } = await open();
  await run();
  const wipes = orders.filter(({ path }) => path === '/user-data/wipes');
  expect(wipes).toHaveLength(4);
  for (const wipe of wipes) {
    expect(wipe).toMatchObject({
      owners: [visitor],
      since: '1970-01-01T00:00:00.000Z',
      // A wipe adds three seconds.
      until: '2026-05-04T09:59:57.000Z',
      keep: { fileIds: [] },
    });
  }
  expect(orders.filter(({ path }) => path === '/requests/forgettings')).toMatchObject([
    { owners: [visitor], userId: null, visitorMarks: [], until: '2026-05-04T10:00:00.000Z' },
  ]);
  expect(calls).not.toContain('DELETE /user-data');
});

test('an account that manages LUX by now stays', async () => {
  const { register, run, isLoggedIn, orders, counted } = await open();
  const { cookie } = await register('wieder-da-chefin');
  expect(await isLoggedIn(cookie)).toBe(true);
  orders.length = 0;
  await run();
  expect(await isLoggedIn(cookie)).toBe(true);
  expect(await counted()).toBe(0);
});

test('a single conversation and picture that came back go again with their words, what went on stays', async () => {
  const { run, orders, auditTrail } = await open();
  await run();
  const [conversationId, wentOn, fileId] = ['c', 'w', 'p'].map((sign) => sign.repeat(22));
  expect(orders.filter(({ path }) => path === '/requests/word-deletions')).toEqual([
    { path: '/requests/word-deletions', conversationId },
    { path: '/requests/word-deletions', conversationId: wentOn },
    { path: '/requests/word-deletions', fileId },
  ]);
  const removed = orders.filter(({ path }) => /^\/(conversations|files)\//.test(String(path)));
  expect(removed).toEqual([
    { path: `/conversations/${conversationId}`, isThere: true },
    { path: `/files/${fileId}`, isThere: true },
  ]);
  expect(auditTrail.entries).toMatchObject([{ details: { count: 0, things: 2 } }]);
  await run();
  expect(auditTrail.entries).toHaveLength(1);
});
