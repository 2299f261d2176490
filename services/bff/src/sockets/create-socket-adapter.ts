import { setTimeout as pause } from 'node:timers/promises';
import { socketKey } from '@lux/contracts/sockets/rooms.ts';
import type { RedisClient } from '@lux/service-kit/redis/connect-redis.ts';
import { createAdapter, createShardedAdapter } from '@socket.io/redis-adapter';

/** How long an answer to a join waits for Redis; messages are hints, and may get lost. */
const LISTENING_LIMIT_MS = 1_000;

/**
 * Connects the sockets of all copies through Redis. On one server every copy hears every message. In a
 * cluster that would go to all its nodes, too: there each room has a sharded channel, which a copy
 * listens to while it has a socket in that room (decision 029).
 */
export function createSocketAdapter({
  publisher,
  subscriber,
  namePrefix,
}: {
  publisher: RedisClient;
  subscriber: RedisClient;
  namePrefix: string;
}) {
  const key = socketKey(namePrefix);
  if (!subscriber.isCluster) {
    return {
      adapter: createAdapter(publisher, subscriber, { key }),
      whenListening: () => Promise.resolve(),
    };
  }
  const pending = new Set<Promise<unknown>>();
  // The adapter does not look at what becomes of its commands.
  const watched = {
    isCluster: true,
    on: subscriber.on.bind(subscriber),
    ssubscribe: (channel: string): void => {
      const listening = subscriber
        .ssubscribe(channel)
        .catch(() => {})
        .finally(() => pending.delete(listening));
      pending.add(listening);
    },
    sunsubscribe: (channel: string): void => {
      subscriber.sunsubscribe(channel).catch(() => {});
    },
  };
  return {
    adapter: createShardedAdapter(publisher, watched, { channelPrefix: key }),
    /** Resolves when the channels of the rooms that were joined until now are listened to. */
    whenListening: async (): Promise<void> => {
      await Promise.race([
        Promise.all(pending),
        pause(LISTENING_LIMIT_MS, undefined, { ref: false }),
      ]);
    },
  };
}
