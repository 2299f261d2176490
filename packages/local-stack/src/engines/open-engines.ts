import type { EnginesOrder } from './engines-order.ts';
import { openMongodb } from './open-mongodb.ts';
import { openNativeRedis } from './open-native-redis.ts';
import { openPackagedValkey } from './open-packaged-valkey.ts';

/** Opens the ordered engines inside this process. Closing ends commands in flight first. */
export async function openEngines({ mongodb, redis }: EnginesOrder) {
  const engines = await Promise.all([
    mongodb && openMongodb(mongodb),
    redis && (redis.native ? openNativeRedis(redis, redis.native) : openPackagedValkey(redis)),
  ]);
  return {
    close: async () => {
      await Promise.all(engines.map((engine) => engine?.close()));
    },
  };
}
