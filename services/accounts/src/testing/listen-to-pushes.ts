import { socketKey } from '@lux/contracts/sockets/rooms.ts';
import { hearPublications } from '@lux/test-kit/hear-publications.ts';
import { onTestFinished } from 'vitest';

/** Hears what the service pushes to the copies of the bff. */
export async function listenToPushes(redisUrl: string, namePrefix: string) {
  const { heard, close } = await hearPublications(redisUrl, socketKey(namePrefix));
  onTestFinished(close);
  return {
    /** How many messages to this room hold all these words. */
    count: (room: string, ...words: string[]) =>
      heard.filter(
        ({ channel, text }) =>
          (channel.includes(room) || text.includes(room)) &&
          words.every((word) => text.includes(word)),
      ).length,
  };
}
