import type { RequestCompletedEvent } from '@lux/contracts/analytics/events.ts';
import { eventStream } from '@lux/service-kit/events/event-streams.ts';
import { appendEvents } from '@lux/service-kit/events/publishing/append-events.ts';
import { createLogger } from '@lux/service-kit/process/create-logger.ts';
import { closeRedis } from '@lux/service-kit/redis/close-redis.ts';
import { connectRedis } from '@lux/service-kit/redis/connect-redis.ts';

const BATCH = 100;
/** `NAME_PREFIX` where it is not configured. */
const NAME_PREFIX = 'lux';

/** Hands events to analytics as the bff does. */
export async function putIntoStream(
  redisUrl: string,
  events: readonly RequestCompletedEvent[],
): Promise<void> {
  const log = createLogger('seed', 'warn');
  const redis = connectRedis({ url: redisUrl, log, role: 'request' });
  const target = { redis, namePrefix: NAME_PREFIX, stream: eventStream };
  for (let start = 0; start < events.length; start += BATCH) {
    await appendEvents(target, events.slice(start, start + BATCH));
  }
  await closeRedis(redis);
}
