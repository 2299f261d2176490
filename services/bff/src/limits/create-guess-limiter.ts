import { isSameSecret } from '@lux/service-kit/is-same-secret.ts';
import type { Redis } from 'ioredis';
import { errors } from '../errors.ts';

/** Wrong guesses one address may make in a window. Right ones do not count. */
const MAX_WRONG = 10;
const WINDOW_SECONDS = 60;

export interface GuessLimiter {
  /**
   * Whether the guess is right.
   *
   * @throws TOO_MANY_GUESSES with the time to wait, whatever was guessed.
   */
  isRight: (address: string, guess: string) => Promise<boolean>;
}

/** Guards a secret against being guessed. */
export function createGuessLimiter(options: {
  redis: Redis;
  namePrefix: string;
  /** What is guessed, so that limits do not mix. */
  secretName: string;
  secret: string;
}): GuessLimiter {
  const { redis, namePrefix, secretName, secret } = options;
  const keyOf = (address: string) => `${namePrefix}:guesses:${secretName}:${address}`;

  /** Counts before it compares: of a thousand guesses at once only the first ten are looked at. */
  const count = async (key: string): Promise<number> => {
    const answers = await redis.multi().set(key, 0, 'EX', WINDOW_SECONDS, 'NX').incr(key).exec();
    return Number(answers?.[1]?.[1]);
  };

  return {
    isRight: async (address, guess) => {
      const key = keyOf(address);
      const isAllowed = (await count(key)) <= MAX_WRONG;
      if (!isAllowed) {
        const secondsLeft = await redis.ttl(key);
        throw errors.TOO_MANY_GUESSES({ retryAfterSeconds: Math.max(secondsLeft, 1) });
      }
      if (!isSameSecret(guess, secret)) return false;
      await redis.multi().decr(key).expire(key, WINDOW_SECONDS).exec();
      return true;
    },
  };
}
