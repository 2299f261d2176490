import type { RedisClient } from '@lux/service-kit/redis/connect-redis.ts';

interface Options {
  redis: RedisClient;
  namePrefix: string;
}

export interface Talking {
  /** A child has begun a turn, on whichever replica. */
  note: () => void;
  /** Whether any child has done so within the last seconds; where nobody knows, it is assumed. */
  isTalking: () => Promise<boolean>;
}

/** A turn takes less, with its sounds, so a talking class keeps it up. */
const TALKING_MS = 8_000;
const NOTE_EVERY_MS = 1_000;

/** Tells all replicas that children talk, so that an exam leaves the model to them. */
export function createTalking({ redis, namePrefix }: Options): Talking {
  const key = `${namePrefix}:talking`;
  let notedAt = 0;
  return {
    note: () => {
      const now = Date.now();
      if (now - notedAt < NOTE_EVERY_MS) return;
      notedAt = now;
      redis.set(key, '1', 'PX', TALKING_MS).catch(() => {});
    },
    isTalking: async () => {
      try {
        return (await redis.exists(key)) === 1;
      } catch {
        return true;
      }
    },
  };
}
