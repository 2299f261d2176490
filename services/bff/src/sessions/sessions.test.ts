import { useEngines } from '@lux/test-kit/test-engines.ts';
import { listRedisKeys } from '@lux/test-kit/with-redis-masters.ts';
import { expect, test } from 'vitest';
import { cookieOf } from '../testing/cookie-of.ts';
import { openBff } from '../testing/open-bff.ts';

const engines = useEngines();
const open = () => openBff({ redisUrl: engines.redis.url, namePrefix: engines.redis.prefix });

test('the first call with a visitor token starts a session in an httpOnly, same-site cookie', async () => {
  const { app } = await open();
  const answer = await app.inject({
    method: 'POST',
    url: '/api/conversations',
    payload: { visitorToken: 'first-visitor-token' },
  });
  expect(answer.statusCode).toBe(201);
  expect(answer.cookies[0]).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
});

test('the token may come as header, and a session that knows it gets no new cookie', async () => {
  const { app } = await open();
  const headers = { 'x-visitor-token': 'header-visitor-token' };
  const first = await app.inject({ url: '/api/settings', headers });
  expect(cookieOf(first)).not.toBe('');
  const second = await app.inject({
    url: '/api/settings',
    headers: { ...headers, cookie: cookieOf(first) },
  });
  expect(cookieOf(second)).toBe('');
});

test('without any visitor token nothing is stored and the refusal is kind', async () => {
  const { app } = await open();
  const answer = await app.inject({ method: 'POST', url: '/api/conversations', payload: {} });
  expect([answer.statusCode, answer.json().error]).toEqual([400, 'VISITOR_UNKNOWN']);
  expect(cookieOf(answer)).toBe('');
});

test('a token of fewer than 16 signs, which can be guessed, is nobody’s', async () => {
  const { app } = await open();
  const shown = await app.inject({
    url: '/api/conversations',
    headers: { 'x-visitor-token': 'fifteen-signs-x' },
  });
  expect(cookieOf(shown)).toBe('');
  const carried = await app.inject({
    method: 'POST',
    url: '/api/conversations',
    payload: { visitorToken: 'fifteen-signs-x' },
  });
  expect([carried.statusCode, cookieOf(carried)]).toEqual([400, '']);
  const forms = ['visitor-1741514400-x7', 'k3jf9s0dk2lq8vm1', 'Ab12cD34'.repeat(4)];
  for (const visitorToken of forms) {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/conversations',
      payload: { visitorToken },
    });
    expect(answer.statusCode).toBe(201);
  }
});

test('a conversation answers only the session that presented its visitor', async () => {
  const { app } = await open();
  const start = async (visitorToken: string) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/conversations',
      payload: { visitorToken },
    });
    return { id: answer.json().id, cookie: cookieOf(answer) };
  };
  const ask = (id: string, cookie: string) =>
    app.inject({
      method: 'POST',
      url: `/api/conversations/${id}/messages`,
      payload: { role: 'user', content: 'Wie viele Beine hat eine Spinne?' },
      headers: cookie ? { cookie } : {},
    });
  const mine = await start('visitor-of-mine-token');
  const other = await start('visitor-of-another');

  expect((await ask(mine.id, mine.cookie)).json().content).toContain('acht');
  const foreign = await ask(mine.id, other.cookie);
  const missing = await ask('A'.repeat(22), other.cookie);
  const nobody = await ask(mine.id, '');
  for (const refused of [foreign, missing, nobody]) {
    expect(refused.statusCode).toBe(404);
    expect(refused.json()).toEqual(missing.json());
  }
});

test('neither the cookie nor the session secret can be read from Redis', async () => {
  const { app } = await open();
  const answer = await app.inject({
    url: '/api/settings',
    headers: { 'x-visitor-token': 'redis-visitor-token' },
  });
  const id = cookieOf(answer).split('=')[1] ?? '';
  const keys = await listRedisKeys(engines.redis.url, `${engines.redis.prefix}:*session:*`);
  expect(keys.length).toBeGreaterThan(0);
  expect(keys.join()).not.toContain(id);
});

test('logging out ends the session', async () => {
  const { app, deps } = await open();
  const first = await app.inject({
    url: '/api/settings',
    headers: { 'x-visitor-token': 'leaving-visitor-token' },
  });
  const cookie = cookieOf(first);
  await app.inject({ method: 'POST', url: '/api/logout', headers: { cookie } });
  expect(await deps.sessions.load(cookie.split('=')[1] ?? '')).toMatchObject({
    visitorTokens: [],
    isRevoked: true,
  });
});

test('a session is found by the route, however the address spells it', async () => {
  const { app } = await open();
  const locked = await app.inject('/%61pi/analytics/requests');
  expect([locked.statusCode, locked.json().error]).toEqual([401, 'DASHBOARD_LOCKED']);
});

test('what is stored is not there for a browser that has presented nobody', async () => {
  const { app } = await open();
  const id = 'A'.repeat(22);
  for (const [url, error] of [
    [`/media/${id}`, 'FILE_NOT_FOUND'],
    [`/api/jobs/${id}`, 'JOB_NOT_FOUND'],
    [`/api/conversations/${id}`, 'CONVERSATION_NOT_FOUND'],
  ]) {
    const answer = await app.inject(url ?? '');
    expect([url, answer.statusCode, answer.json().error]).toEqual([url, 404, error]);
  }
});
