import { hostname } from 'node:os';
import { createEventConsumer } from '@lux/service-kit/events/create-event-consumer.ts';
import { eventStream } from '@lux/service-kit/events/event-streams.ts';
import { addStreamMetrics } from '@lux/service-kit/events/stream-metrics.ts';
import { connectRedis } from '@lux/service-kit/redis/connect-redis.ts';
import { createId } from '@lux/service-kit/secrets.ts';
import type { Deps } from '../deps.ts';
import { createRequestCounter } from '../figures/create-request-counter.ts';
import { takeEvents } from './take-events.consumer.ts';

/** Takes part in reading the event stream; any number of copies may (DESIGN 5). */
export function startRequestConsumer(deps: Deps): { close: () => Promise<void> } {
  const { config, log, metrics } = deps;
  const ledger = createRequestCounter(deps);
  const { namePrefix } = config;
  addStreamMetrics(metrics, {
    redis: deps.redis,
    namePrefix,
    stream: eventStream,
    group: 'analytics',
  });
  return createEventConsumer({
    redis: connectRedis({ url: config.redis.url, log, role: 'worker' }),
    namePrefix,
    stream: eventStream,
    group: 'analytics',
    consumer: `${hostname()}-${createId()}`,
    log,
    metrics,
    handle: async (events) => takeEvents({ ...deps, ledger }, events),
  });
}
