import { setTimeout as pause } from 'node:timers/promises';
import { toAppError } from '@lux/service-kit/errors/to-app-error.ts';
import {
  activityStream,
  aiUsageStream,
  eventStream,
  placeStream,
  roundStream,
} from '@lux/service-kit/events/event-streams.ts';
import { listLivePartitions, partitionKey } from '@lux/service-kit/events/partitions.ts';
import { createLogger } from '@lux/service-kit/process/create-logger.ts';
import { closeRedis } from '@lux/service-kit/redis/close-redis.ts';
import { connectRedis, type RedisClient } from '@lux/service-kit/redis/connect-redis.ts';
import { z } from 'zod';

const STREAMS = [activityStream, aiUsageStream, eventStream, placeStream, roundStream];
/** Services send events in batches of 25 ms; a busy one is late. */
const UNTIL_SENT_MS = 250;
const LOOK_EVERY_MS = 200;
/** Consumers are milliseconds behind, unless they or MongoDB are away. */
const LIMIT_MS = 30_000;

const Entries = z.array(z.tuple([z.string(), z.unknown()]));

interface Options {
  redisUrl: string;
  namePrefix: string;
  limitMs?: number;
}

/**
 * Waits until what was done before now lies in MongoDB: events lie in Redis until a service has stored
 * them, and a back-up holds none of it. What is done meanwhile is not waited for.
 *
 * @returns how many entries of before now still wait after a while; null where Redis is away.
 */
export async function awaitEvents(options: Options): Promise<number | null> {
  const { redisUrl: url, namePrefix, limitMs = LIMIT_MS } = options;
  const redis = connectRedis({ url, log: createLogger('backup', 'silent'), role: 'request' });
  try {
    await pause(UNTIL_SENT_MS);
    const deadline = performance.now() + limitMs;
    let waiting = await findWaiting(redis, namePrefix);
    while (waiting.length > 0 && performance.now() < deadline) {
      await pause(LOOK_EVERY_MS);
      waiting = await leaveOutStored(redis, waiting);
    }
    const counts = await Promise.all(waiting.map((one) => countUntil(redis, one)));
    return counts.reduce((sum, count) => sum + count, 0);
  } catch (error) {
    if (toAppError(error).status === 503) return null;
    throw error;
  } finally {
    await closeRedis(redis);
  }
}

/** What of one stream or partition is waited for: its entries up to this one. */
interface Part {
  key: string;
  last: string;
}

/** Entries leave their stream once they are stored (`defineEventStream`): whatever lies in one waits. */
async function findWaiting(redis: RedisClient, namePrefix: string): Promise<Part[]> {
  const parts = await Promise.all(
    STREAMS.map(async (stream) => {
      const beside = await listLivePartitions({ redis, namePrefix, stream });
      return [0, ...beside].map((partition) => partitionKey(stream, namePrefix, partition));
    }),
  );
  const found = parts.flat().map(async (key) => {
    const [last] = Entries.parse(await redis.xrevrange(key, '+', '-', 'COUNT', 1));
    return last ? [{ key, last: last[0] }] : [];
  });
  return (await Promise.all(found)).flat();
}

async function leaveOutStored(redis: RedisClient, parts: Part[]): Promise<Part[]> {
  const left = parts.map(async (part) => {
    const entries = await redis.xrange(part.key, '-', part.last, 'COUNT', 1);
    return entries.length > 0 ? [part] : [];
  });
  return (await Promise.all(left)).flat();
}

async function countUntil(redis: RedisClient, { key, last }: Part): Promise<number> {
  return (await redis.xrange(key, '-', last)).length;
}
