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
