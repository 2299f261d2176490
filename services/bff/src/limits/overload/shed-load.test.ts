import { useEngines } from '@lux/test-kit/test-engines.ts';
import { waitFor } from '@lux/test-kit/wait-for.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openBff } from '../../testing/open-bff.ts';
import { readEvents } from '../../testing/read-events.ts';

const engines = useEngines();

test('while work piles up requests are turned away kindly, with a time, and costs no event', async () => {
  const { app, deps, metrics } = await openBff({
    redisUrl: engines.redis.url,
    namePrefix: engines.redis.prefix,
  });
  deps.load.isOverloaded = () => true;
  const answer = await app.inject({ url: '/api/settings' });
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('3');
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
  expect(answer.json()).toEqual({
    error: 'TOO_BUSY',
    message: 'Gerade sind sehr viele Kinder hier. Warte kurz und versuche es dann noch einmal.',
  });
  expect((await app.inject({ url: '/' })).statusCode).toBe(200);
  expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200);
  expect(await metrics.metrics()).toContain('requests_shed_total{service="bff"} 1');

  deps.load.isOverloaded = () => false;
  expect((await app.inject({ url: '/api/stickers' })).statusCode).not.toBe(503);
  const told = await waitFor(async () => {
    const events = await readEvents(deps.redis, engines.redis.prefix);
    return events.length > 0 && events;
  });
  expect(told.map(({ operation }) => operation)).toEqual(['GET /api/stickers']);
});

test('that work piles up shows on the way to Redis, whatever requests are waiting for', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const { app, deps } = await openBff({
    redisUrl: engines.redis.url,
    namePrefix: engines.redis.prefix,
  });
  const ask = async () => (await app.inject({ url: '/api/settings' })).statusCode;
  expect(await ask()).toBe(200);

  const { ping } = deps.redis;
  const probes: PromiseWithResolvers<'PONG'>[] = [];
  deps.redis.ping = () => {
    const probe = Promise.withResolvers<'PONG'>();
    probes.push(probe);
    return probe.promise;
  };
  for (const probesUnderWay of [1, 2]) {
    vi.advanceTimersByTime(300);
    expect(await ask()).toBe(200);
    expect(probes).toHaveLength(probesUnderWay);
  }
  probes[0]?.resolve('PONG');
  expect(await ask()).toBe(200);
  vi.advanceTimersByTime(600);
  expect(await ask()).toBe(503);

  deps.redis.ping = ping;
  vi.advanceTimersByTime(100);
  await waitFor(async () => (await ask()) === 200);
});
