import { Redis } from 'ioredis';
import type { Logger } from 'pino';

interface Options {
  url: string;
  log: Logger;
  /**
   * `request` fails within 2 s while Redis is away, so that a person gets an answer; `worker`
   * waits for it to come back, as blocking reads and BullMQ workers need.
   */
  patience: 'request' | 'worker';
}

/** Leaves time for the way of an answer that must be there within 2 s (SPEC 8). */
const COMMAND_LIMIT_MS = 1_500;
const LONGEST_PAUSE_MS = 2_000;

/** A Redis connection that comes back by itself and reports an outage once, not at every try. */
export function connectRedis({ url, log, patience }: Options): Redis {
  const redis = new Redis(url, {
    retryStrategy: (attempt) => Math.min(attempt * 50, LONGEST_PAUSE_MS),
    ...(patience === 'worker'
      ? { maxRetriesPerRequest: null }
      : { maxRetriesPerRequest: 1, commandTimeout: COMMAND_LIMIT_MS }),
  });
  let isDown = false;
  redis.on('error', (error) => {
    if (!isDown) log.warn({ err: error }, 'redis not reachable');
    isDown = true;
  });
  redis.on('ready', () => {
    if (isDown) log.info('redis is back');
    isDown = false;
  });
  return redis;
}
