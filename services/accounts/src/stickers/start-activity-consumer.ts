import { hostname } from 'node:os';
import { createEventConsumer } from '@lux/service-kit/events/create-event-consumer.ts';
import { activityStream } from '@lux/service-kit/events/event-streams.ts';
import { addStreamMetrics } from '@lux/service-kit/events/stream-metrics.ts';
import { connectRedis } from '@lux/service-kit/redis/connect-redis.ts';
import { createId } from '@lux/service-kit/secrets.ts';
import type { Config } from '../config.ts';
import type { Deps } from '../deps.ts';
import { countActivities } from './count-activities.consumer.ts';

/** Takes part in reading the activities; any number of copies may. */
export function startActivityConsumer(
  config: Pick<Config, 'redis' | 'namePrefix'>,
  deps: Deps,
): { close: () => Promise<void> } {
  const { log, metrics } = deps;
  const { namePrefix } = config;
  addStreamMetrics(metrics, {
    redis: deps.redis,
    namePrefix,
    stream: activityStream,
    group: 'accounts',
  });
  return createEventConsumer({
    redis: connectRedis({ url: config.redis.url, log, role: 'worker' }),
    namePrefix,
    stream: activityStream,
    group: 'accounts',
    consumer: `${hostname()}-${createId()}`,
    log,
    metrics,
    handle: async (activities) => countActivities(deps, activities),
  });
}
