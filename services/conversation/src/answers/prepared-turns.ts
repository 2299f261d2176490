import type { RedisClient } from '@lux/service-kit/redis/connect-redis.ts';

interface Options {
  redis: RedisClient;
  /** A connection of its own, because it only listens. */
  subscriber: RedisClient;
  namePrefix: string;
}

export interface PreparedTurns {
  /**
   * Registers a turn and waits: true once it is committed, false when the caller hangs up or the
   * time is over.
   */
  await: (turnId: string, conversationId: string, signal: AbortSignal) => Promise<boolean>;
  /** Commits a turn. False where no such turn is being prepared in this conversation. */
  commit: (turnId: string, conversationId: string) => Promise<boolean>;
}

/** Listening ends within two seconds after the last word (SPEC 4). */
const LIFETIME_SECONDS = 30;

/** Brings the commit of a prepared turn to the replica that prepares it. */
export function createPreparedTurns({ redis, subscriber, namePrefix }: Options): PreparedTurns {
  const channel = `${namePrefix}:turn-committed`;
  const keyOf = (turnId: string) => `${namePrefix}:prepared-turn:${turnId}`;
  const waiting = new Map<string, (isCommitted: boolean) => void>();

  const subscribed = subscriber.subscribe(channel);
  subscribed.catch(() => {});
  subscriber.on('message', (_channel, turnId) => waiting.get(turnId)?.(true));

  return {
    await: async (turnId, conversationId, signal) => {
      const { promise, resolve } = Promise.withResolvers<boolean>();
      const giveUp = () => resolve(false);
      const timer = setTimeout(giveUp, LIFETIME_SECONDS * 1_000);
      signal.addEventListener('abort', giveUp, { once: true });
      waiting.set(turnId, resolve);
      try {
        await subscribed;
        await redis.set(keyOf(turnId), conversationId, 'EX', LIFETIME_SECONDS);
        return await promise;
      } finally {
        clearTimeout(timer);
        signal.removeEventListener('abort', giveUp);
        waiting.delete(turnId);
        redis.del(keyOf(turnId)).catch(() => {});
      }
    },

    commit: async (turnId, conversationId) => {
      const key = keyOf(turnId);
      if ((await redis.get(key)) !== conversationId) return false;
      // Of two commits at once, one deletes the key.
      if ((await redis.del(key)) === 0) return false;
      await redis.publish(channel, turnId);
      return true;
    },
  };
}
