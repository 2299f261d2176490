import { useEngines } from '@lux/test-kit/test-engines.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openAccounts } from '../testing/open-accounts.ts';

const engines = useEngines();
let opened = 0;
const password = 'Wolke-Besen-Zebra';

/** However long the guesses take: with the time that passes the next is admitted. */
function holdClock(): void {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
}

async function open() {
  opened += 1;
  const accounts = await openAccounts({
    uri: engines.mongodb.uri,
    redisUrl: engines.redis.url,
    database: `${engines.mongodb.databasePrefix}-logins-${opened}`,
  });
  const { call } = accounts;
  for (const username of ['mia', 'tom']) await call('POST', '/users', { username, password });
  const logIn = async (username: string, more: object = {}) =>
    (await call('POST', '/logins', { username, password, ...more })).status;
  return {
    ...accounts,
    logIn,
    guess: async (username: string, times: number, more: object = {}) => {
      for (let n = 0; n < times; n += 1)
        await logIn(username, { password: `falsch-${n}`, ...more });
    },
  };
}

test('a stranger’s wrong passwords keep nobody out who comes from another network', async () => {
  const { logIn, guess } = await open();
  await guess('mia', 12, { network: 'somewhere' });
  expect(await logIn('mia', { network: 'somewhere' })).toBe(429);
  expect(await logIn('mia', { network: 'school' })).toBe(200);
});

test('a child’s wrong passwords keep no classmate at the same school out of their own account', async () => {
  const { logIn, guess } = await open();
  await guess('mia', 12, { network: 'school' });
  expect(await logIn('tom', { network: 'school' })).toBe(200);
});

const browser = (n: number) => `visitor:${String(n).padStart(43, 'a')}`;

test('who guesses a classmate’s password at one desk does not keep the classmate out at another', async () => {
  const { logIn, guess } = await open();
  await guess('mia', 12, { network: 'school', visitor: browser(1) });
  expect(await logIn('mia', { network: 'school', visitor: browser(1) })).toBe(429);
  expect(await logIn('mia', { network: 'school', visitor: browser(2) })).toBe(200);
});

test('who invents a browser for each guess is slowed down all the same, at forty', async () => {
  const { deps, logIn } = await open();
  holdClock();
  const verify = vi.spyOn(deps.passwords, 'verify').mockResolvedValue(false);
  const statuses: number[] = [];
  for (let n = 0; n < 50; n += 1) {
    const origin = { network: 'school', visitor: browser(n) };
    statuses.push(await logIn('mia', { password: 'falsch-geraten', ...origin }));
  }
  expect(statuses.slice(0, 40)).toEqual(Array(40).fill(401));
  expect(statuses.slice(41)).toEqual(Array(9).fill(429));
  expect(verify.mock.calls.length).toBeLessThanOrEqual(41);
});

test('where a network has tried too many logins, names that exist are looked at and no others', async () => {
  const { deps, logIn } = await open();
  const verify = vi.spyOn(deps.passwords, 'verify');
  const crowded = { network: 'school', isCrowded: true };
  expect(await logIn('niemand', crowded)).toBe(429);
  expect(verify).not.toHaveBeenCalled();
  expect(await logIn('mia', crowded)).toBe(200);
  // Brute force stays as slow as ever.
  for (let n = 0; n < 12; n += 1) await logIn('mia', { password: `falsch-${n}`, ...crowded });
  expect(await logIn('mia', crowded)).toBe(429);
});

test('many networks together are slowed down, too, at a hundred guesses', async () => {
  const { deps, logIn } = await open();
  holdClock();
  const verify = vi.spyOn(deps.passwords, 'verify').mockResolvedValue(false);
  const statuses: number[] = [];
  for (let n = 0; n < 110; n += 1) {
    statuses.push(await logIn('mia', { password: 'falsch-geraten', network: `n${n}` }));
  }
  expect(statuses.slice(0, 100)).toEqual(Array(100).fill(401));
  expect(statuses.slice(101)).toEqual(Array(9).fill(429));
  expect(verify.mock.calls.length).toBeLessThanOrEqual(101);
});

test('an account with a second factor has no ceiling that many strangers could fill', async () => {
  const { deps, logIn } = await open();
  await deps.mongo.connection
    .collection('users')
    .updateOne({ username: 'mia' }, { $set: { secondFactor: { activatedAt: new Date() } } });
  vi.spyOn(deps.passwords, 'verify').mockResolvedValue(false);
  for (let n = 0; n < 110; n += 1) {
    await logIn('mia', { password: 'falsch-geraten', network: `n${n}` });
  }
  expect(await logIn('mia', { network: 'school' })).toBe(401);
});

test('the wait for an account grows to ten seconds and no further', async () => {
  const { deps } = await open();
  const counted = deps.mongo.connection.collection<{ _id: string; nextAt: Date }>('login-attempts');
  const waits: number[] = [];
  let now = Date.now();
  for (let n = 0; n < 106; n += 1) {
    await deps.loginAttempts.admit('tom/everywhere', 'account', new Date(now));
    const next = (await counted.findOne({ _id: 'tom/everywhere' }))?.nextAt.getTime() ?? 0;
    waits.push((next - now) / 1000);
    now = next;
  }
  expect(waits.slice(98)).toEqual([0, 1, 2, 4, 8, 10, 10, 10]);
});

test('right passwords use up nothing of the ceiling, and forgive no wrong one of it', async () => {
  const { deps, logIn, guess } = await open();
  await guess('mia', 3, { network: 'far' });
  for (let n = 0; n < 5; n += 1) await logIn('mia', { network: 'school' });
  const counted = deps.mongo.connection.collection<{ _id: string; count: number }>(
    'login-attempts',
  );
  expect((await counted.findOne({ _id: 'rnia/everywhere' }))?.count).toBe(3);
});

test('every spelling of a name is counted as one', async () => {
  const { logIn } = await open();
  for (const username of ['mia', 'MIA', 'ＭＩＡ', 'rnia', 'Mia', 'mIa', 'miA', 'mia ', ' mia']) {
    await logIn(username, { password: 'falsch-geraten' });
  }
  expect(await logIn('mia')).toBe(429);
});

test('where only admins are looked for, a child’s right password is as wrong as a wrong one', async () => {
  const { call } = await open();
  const asAdmin = (given: object) =>
    call('POST', '/logins', { username: 'mia', isForManaging: true, ...given });
  const wrong = await asAdmin({ password: 'falsch-geraten' });
  // Also in what comes after: a right one forgives no wrong ones.
  for (let n = 0; n < 7; n += 1) {
    const right = await asAdmin({ password });
    expect([right.status, right.body]).toEqual([wrong.status, wrong.body]);
  }
  expect((await asAdmin({ password })).status).toBe(429);
});
