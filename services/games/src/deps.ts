import { closeRedis } from '@lux/service-kit/redis/close-redis.ts';
import { connectRedis } from '@lux/service-kit/redis/connect-redis.ts';
import type { Logger } from 'pino';
import type { Config } from './config.ts';

export type Deps = ReturnType<typeof createDeps>;

/** Opens what the service works with; `close` ends it. */
export function createDeps(config: Pick<Config, 'internalToken' | 'redis'>, log: Logger) {
  const redis = connectRedis({ url: config.redis.url, log, patience: 'request' });
  return {
    log,
    internalToken: config.internalToken,
    redis,
    close: async () => closeRedis(redis),
  };
}
