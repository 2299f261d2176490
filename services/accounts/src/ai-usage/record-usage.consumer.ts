import { startEventConsumer } from '@lux/service-kit/events/consuming/start-event-consumer.ts';
import { aiUsageStream } from '@lux/service-kit/events/event-streams.ts';
import type { Config } from '../config.ts';
import type { Deps } from '../deps.ts';

/** Takes part in counting what providers were asked for; any number of replicas may. */
export function startUsageConsumer(
  { redis: { url }, namePrefix }: Pick<Config, 'redis' | 'namePrefix'>,
  { redis, log, metrics, aiUsage }: Pick<Deps, 'redis' | 'log' | 'metrics' | 'aiUsage'>,
): { close: () => Promise<void> } {
  return startEventConsumer({
    ...{ redis, url, namePrefix, log, metrics },
    stream: aiUsageStream,
    group: 'accounts',
    handle: async (events) => aiUsage.record(events),
  });
}
