import { once } from 'node:events';
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
 * as the first IPC message (`startEngines`), answers `{ isReady: true }` and ends at the second.
 */
process.once('message', async (message) => {
  const opening = openEngines(EnginesOrder.parse(message));
  // Also while they are being opened, so that none is left behind.
  const ending = Promise.race([once(process, 'message'), once(process, 'disconnect')]);
  opening.then(() => process.connected && process.send?.({ isReady: true }));
  await ending;
  const engines = await opening;
  await engines.close();
  process.exit(0);
});

// A SIGTERM to the whole process group reaches the services, too, and they need the engines until they
// have ended. The supervisor ends the engines last, by a message.
process.on('SIGTERM', () => {});

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
