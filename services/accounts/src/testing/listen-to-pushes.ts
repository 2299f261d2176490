import { socketKey } from '@lux/contracts/sockets/rooms.ts';
import { createLogger } from '@lux/service-kit/process/create-logger.ts';
import { closeRedis } from '@lux/service-kit/redis/close-redis.ts';
import { connectRedis } from '@lux/service-kit/redis/connect-redis.ts';
import { onTestFinished } from 'vitest';

/** Hears what the service pushes to the copies of the bff. */
export async function listenToPushes(redisUrl: string, namePrefix: string) {
  const log = createLogger('accounts', 'silent');
  const listener = connectRedis({ url: redisUrl, log, role: 'worker' });
  onTestFinished(async () => closeRedis(listener));
  const pushes: { channel: string; message: Buffer }[] = [];
  listener.on('pmessageBuffer', (_pattern: Buffer, channel: Buffer, message: Buffer) => {
    pushes.push({ channel: channel.toString(), message });
  });
  await listener.psubscribe(`${socketKey(namePrefix)}*`);
  return {
    /** How many messages to this room hold all these words. */
    count: (room: string, ...words: string[]) =>
      pushes.filter(
        ({ channel, message }) =>
          (channel.includes(room) || message.includes(room)) &&
          words.every((word) => message.includes(word)),
      ).length,
  };
}
