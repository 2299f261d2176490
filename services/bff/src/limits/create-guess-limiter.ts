import type { Redis } from 'ioredis';
import { errors } from '../errors.ts';

/** Wrong guesses one address may make in a window. Right ones never count. */
const MAX_WRONG = 10;
const WINDOW_SECONDS = 60;

export interface GuessLimiter {
  /** @throws TOO_MANY_GUESSES with the time to wait. */
  allow: (address: string) => Promise<void>;
  countWrong: (address: string) => Promise<void>;
}

/** Slows down guessing of a secret. */
export function createGuessLimiter(options: {
  redis: Redis;
  namePrefix: string;
  /** What is guessed, so that limits do not mix. */
  secretName: string;
}): GuessLimiter {
  const { redis, namePrefix, secretName } = options;
  const keyOf = (address: string) => `${namePrefix}:guesses:${secretName}:${address}`;
  return {
    allow: async (address) => {
      const key = keyOf(address);
      if (Number((await redis.get(key)) ?? 0) < MAX_WRONG) return;
      const secondsLeft = await redis.ttl(key);
      throw errors.TOO_MANY_GUESSES({ retryAfterSeconds: Math.max(secondsLeft, 1) });
    },
    countWrong: async (address) => {
      const key = keyOf(address);
      await redis.multi().incr(key).expire(key, WINDOW_SECONDS, 'NX').exec();
    },
  };
}
