import { useEngines } from '@lux/test-kit/test-engines.ts';
import { expect, test } from 'vitest';
import { cookieOf } from '../testing/cookie-of.ts';
import { openBff } from '../testing/open-bff.ts';

const engines = useEngines();
let opened = 0;
const password = 'Wolke-Besen-Zebra';

/** A network of ten children, with an account, whose sessions somebody has used up. */
async function open() {
  opened += 1;
  const namePrefix = `${engines.redis.prefix}-starts-${opened}`;
  const environment = { CHILDREN_PER_ADDRESS: '10' };
  const { app, orders } = await openBff({ redisUrl: engines.redis.url, namePrefix, environment });
  const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload });
  await post('/api/register', { username: 'lehrer', password });
  for (let turn = 0; turn < 45; turn += 1) {
    const headers = { 'x-visitor-token': `invented-visitor-${turn}` };
    await app.inject({ url: '/api/settings', headers });
  }
  orders.length = 0;
  return { app, orders, post };
}

test('who invents visitors keeps nobody of the same network from logging in, nor from the dashboard', async () => {
  const { app, post } = await open();
  const visit = await app.inject({
    url: '/api/settings',
    headers: { 'x-visitor-token': 'one-more-visitor' },
  });
  expect(cookieOf(visit)).toBe('');
  const login = await post('/api/login', { username: 'lehrer', password });
  expect(login.statusCode).toBe(200);
  const user = await app.inject({ url: '/api/user', headers: { cookie: cookieOf(login) } });
  expect(user.json().username).toBe('lehrer');
  const dashboard = await post('/api/dashboard/login', { password: 'kurbel-teich-magnet' });
  expect(dashboard.statusCode).toBe(200);
});

test('an account that could not be entered is not made', async () => {
  const { orders, post } = await open();
  const answer = await post('/api/register', { username: 'mia', password });
  expect([answer.statusCode, answer.json().error]).toEqual([429, 'TOO_MANY_REQUESTS']);
  expect(orders.filter(({ path }) => path === '/users')).toEqual([]);
});

test('who invents visitors without end keeps nothing for them, so that no disk is filled', async () => {
  const { app } = await open();
  const answer = await app.inject({
    method: 'PUT',
    url: '/api/me/things',
    headers: { 'x-visitor-token': 'one-more-visitor' },
    payload: { things: [] },
  });
  expect([answer.statusCode, answer.json().error]).toEqual([400, 'VISITOR_UNKNOWN']);
});

test('one account starts no sessions without end', async () => {
  const { deps } = await openBff({
    redisUrl: engines.redis.url,
    namePrefix: `${engines.redis.prefix}-starts-of-one`,
  });
  for (let turn = 0; turn < 80; turn += 1) deps.limits.startSessionOf('mia');
  expect(() => deps.limits.startSessionOf('mia')).toThrow();
  expect(() => deps.limits.startSessionOf('tom')).not.toThrow();
});
