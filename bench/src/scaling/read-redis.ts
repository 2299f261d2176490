import { createLogger } from '@lux/service-kit/process/create-logger.ts';
import { closeRedis } from '@lux/service-kit/redis/close-redis.ts';
import { connectRedis } from '@lux/service-kit/redis/connect-redis.ts';

/** Commands since the start, and memory for data now. */
export async function readRedis(url: string): Promise<{ commands: number; bytes: number }> {
  const redis = connectRedis({ url, log: createLogger('bench', 'silent'), patience: 'request' });
  const told = (await redis.info('stats')) + (await redis.info('memory'));
  await closeRedis(redis);
  const read = (name: string) => Number(new RegExp(`^${name}:(\\d+)`, 'm').exec(told)?.[1]);
  return { commands: read('total_commands_processed'), bytes: read('used_memory') };
}
