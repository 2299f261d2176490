import { EnginesOrder } from './engines/engines-order.ts';
import { openMongodb } from './engines/mongodb/open-mongodb.ts';
import { openNativeRedis } from './engines/redis/open-native-redis.ts';
import { openPackagedValkey } from './engines/redis/open-packaged-valkey.ts';

/** Opens the ordered engines inside this process. Closing ends commands in flight first. */
async function openEngines({ mongodb, redis }: EnginesOrder) {
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

/*
 * The engine host: one process that holds MongoDB and Valkey open for all others. It gets its order
 * as the first IPC message (`startEngines`) and answers `{ isReady: true }`.
 */
process.once('message', async (message) => {
  const opening = openEngines(EnginesOrder.parse(message));
  // Also while they are being opened, so that none is left behind.
  process.once('SIGTERM', async () => {
    const engines = await opening;
    await engines.close();
    process.exit(0);
  });
  await opening;
  process.send?.({ isReady: true });
});

// The preloaded watch on the parent lets go of the channel; this process waits for its order on it.
process.channel?.ref();

process.on('uncaughtException', (error) => {
  const line = {
    level: 60,
    time: Date.now(),
    name: 'engines',
    msg: error.message,
    err: error.stack,
  };
  console.log(JSON.stringify(line));
  process.exit(1);
});
