import { useEngines } from '@lux/test-kit/test-engines.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { buildInternalApp } from './build-internal-app.ts';
import { openBff } from './testing/open-bff.ts';

const engines = useEngines();

test('dropped events are told by the stream they were for', async () => {
  const { deps, metrics } = await openBff({
    redisUrl: engines.redis.url,
    namePrefix: engines.redis.prefix,
  });
  vi.spyOn(deps.events, 'countDropped').mockReturnValue(7);
  vi.spyOn(deps.activities, 'countDropped').mockReturnValue(2);
  const app = await buildInternalApp(deps, metrics);
  onTestFinished(() => app.close());
  const { body } = await app.inject({ url: '/metrics' });
  expect(body).toContain('events_dropped_total{stream="events",service="bff"} 7');
  expect(body).toContain('events_dropped_total{stream="activities",service="bff"} 2');
});

test('who is not ready is named where machines ask, while strangers learn yes or no, and cannot have all asked again and again', async () => {
  const { app, deps, metrics } = await openBff({
    redisUrl: engines.redis.url,
    namePrefix: engines.redis.prefix,
  });
  const asked = vi.spyOn(deps.redis, 'ping');
  const internal = await buildInternalApp(deps, metrics);
  onTestFinished(() => internal.close());
  const details = await internal.inject({ url: '/readyz' });
  expect(details.json()).toMatchObject({ service: 'bff', checks: { redis: 'ok', accounts: 'ok' } });

  asked.mockClear();
  const answers = await Promise.all(Array.from({ length: 200 }, () => app.inject('/readyz')));
  for (const answer of answers)
    expect([answer.statusCode, answer.json()]).toEqual([200, { isReady: true }]);
  expect(asked.mock.calls.length).toBeLessThan(20);
});

test('what the bff refuses is counted, and how full Redis is', async () => {
  const { app, deps, metrics } = await openBff({
    redisUrl: engines.redis.url,
    namePrefix: `${engines.redis.prefix}-door-metrics`,
    environment: { ADMIN_PIN: '60417-93825', CHILDREN_PER_ADDRESS: '1' },
  });
  for (let guess = 0; guess < 12; guess += 1)
    await app.inject('/api/analytics/stats?adminPin=wrong');
  for (let visitor = 0; visitor < 6; visitor += 1) {
    const headers = { 'x-visitor-token': `visitor-of-metrics-${visitor}` };
    await app.inject({ url: '/api/settings', headers });
  }
  const internal = await buildInternalApp(deps, metrics);
  onTestFinished(() => internal.close());
  const { body } = await internal.inject('/metrics');
  expect(body).toContain('guesses_wrong_total{secret="admin-pin",service="bff"} 10');
  expect(body).toContain('guesses_refused_total{secret="admin-pin",service="bff"} 2');
  expect(body).toContain('guesses_wrong_total{secret="dashboard",service="bff"} 0');
  expect(body).toContain('sessions_unstored_total{service="bff"} 2');
  expect(body).toContain('sockets_refused_total{service="bff"} 0');
  expect(body).toMatch(/redis_memory_bytes\{kind="used",service="bff"\} [1-9]\d{4,}/);
  expect(body).toMatch(/redis_memory_bytes\{kind="limit",service="bff"\} \d+/);
});
