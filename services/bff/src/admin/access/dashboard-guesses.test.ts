import { useEngines } from '@lux/test-kit/test-engines.ts';
import { listRedisKeys } from '@lux/test-kit/with-redis-masters.ts';
import { expect, test } from 'vitest';
import { cookieOf } from '../../testing/cookie-of.ts';
import { logInToDashboard } from '../../testing/log-in-to-dashboard.ts';
import { createBffOpener } from '../../testing/open-bff.ts';

const engines = useEngines();
const password = 'kurbel-teich-magnet';

/** Every test with limits of its own. */
const open = createBffOpener(engines);

type App = Awaited<ReturnType<typeof open>>['app'];

test.each(['', undefined, [password]])(
  'no password (%j) is asked for, in SPEC’s words',
  async (given) => {
    const { app } = await open();
    const answer = await logInToDashboard(app, given);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toBe('Bitte geben Sie das Passwort ein.');
  },
);

test('a wrong password is refused, and after ten the guessing is slowed down', async () => {
  const { app } = await open();
  const wrong = await logInToDashboard(app, 'guess');
  expect([wrong.statusCode, wrong.json().message]).toEqual([401, 'Falsches Passwort']);
  for (let guess = 0; guess < 9; guess += 1) await logInToDashboard(app, 'guess');
  const limited = await logInToDashboard(app, password);
  expect(limited.statusCode).toBe(429);
  expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
});

test('guesses that come all at once are no more than ten either', async () => {
  const { app } = await open();
  const answers = await Promise.all(
    Array.from({ length: 40 }, () => logInToDashboard(app, 'guess')),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10);
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(30);
});

const visit = async (app: App, visitorToken: string, remoteAddress = '127.0.0.1') =>
  cookieOf(
    await app.inject({
      url: '/api/settings',
      headers: { 'x-visitor-token': visitorToken },
      remoteAddress,
    }),
  );

test('a child that guesses is slowed down alone, not the teacher behind the same router', async () => {
  const { app } = await open();
  const child = await visit(app, 'visitor-who-guesses');
  const statuses: number[] = [];
  for (let guess = 0; guess < 40; guess += 1) {
    statuses.push((await logInToDashboard(app, 'guess', child)).statusCode);
  }
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  const teacher = await visit(app, 'visitor-who-teaches');
  expect((await logInToDashboard(app, password, teacher)).statusCode).toBe(200);
});

test('a class that guesses is slowed down together, and keeps no browser out that was right before', async () => {
  const { app } = await open();
  const teacher = cookieOf(
    await logInToDashboard(app, password, await visit(app, 'visitor-who-teaches')),
  );
  const statuses: number[] = [];
  for (let child = 0; child < 6; child += 1) {
    const cookie = await visit(app, `visitor-of-the-class-${child}`);
    for (let guess = 0; guess < 10; guess += 1) {
      statuses.push((await logInToDashboard(app, 'guess', cookie)).statusCode);
    }
  }
  expect(statuses.filter((status) => status === 401)).toHaveLength(30);
  const stranger = await visit(app, 'visitor-who-comes-now');
  expect((await logInToDashboard(app, password, stranger)).statusCode).toBe(429);
  expect((await logInToDashboard(app, password, teacher)).statusCode).toBe(200);
  const elsewhere = await app.inject({
    method: 'POST',
    url: '/api/dashboard/login',
    payload: { password },
    remoteAddress: '192.0.2.77',
  });
  expect(elsewhere.statusCode).toBe(200);
});

test('all addresses of one /64 guess together', async () => {
  const { app } = await open({ ADMIN_PIN: '60417-93825' });
  const statuses: number[] = [];
  for (let host = 1; host <= 30; host += 1) {
    const answer = await app.inject({
      url: '/api/analytics/requests?adminPin=0000-0000',
      remoteAddress: `2001:db8:1:2::${host.toString(16)}`,
    });
    statuses.push(answer.statusCode);
  }
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
});

test('guesses from everywhere together have a ceiling of their own, and are counted', async () => {
  const { app, deps } = await open();
  const keys = () => listRedisKeys(deps.config.redis.url, `${deps.config.namePrefix}:guesses:*`);
  const guess = (remoteAddress: string) =>
    app.inject({
      method: 'POST',
      url: '/api/dashboard/login',
      payload: { password: 'guess' },
      remoteAddress,
    });
  expect((await guess('192.0.2.1')).statusCode).toBe(401);
  // As after a night of guessing from everywhere: the count that lives for an hour.
  for (const key of await keys()) {
    if ((await deps.redis.ttl(key)) > 60) await deps.redis.incrby(key, 999);
  }
  const refused = await guess('192.0.2.2');
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60);
  expect([deps.dashboardPassword.countWrong(), deps.dashboardPassword.countRefused()]).toEqual([
    1, 1,
  ]);
  expect((await keys()).join()).not.toContain('192.0.2');
});

test('right passwords do not count as guesses', async () => {
  const { app } = await open();
  for (let time = 0; time < 12; time += 1) {
    expect((await logInToDashboard(app, password)).statusCode).toBe(200);
  }
});
