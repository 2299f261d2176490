import { Id } from '@lux/contracts/common/ids.ts';
import { AppError } from '@lux/service-kit/errors/app-error.ts';
import type { RedisClient } from '@lux/service-kit/redis/connect-redis.ts';
import type { FastifyRequest } from 'fastify';
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { errors } from '../errors.ts';
import type { AddressRates } from '../limits/address-rates.ts';
import { type TokenBuckets, tooManyRequests } from '../limits/buckets/token-buckets.ts';
import { networkMark, networkOf } from '../limits/network.ts';

/** Wrong codes of a network that is in no lesson (CLASSROOM "On the wire"). */
const wrongCodes = { points: 20, duration: 60 };
/** Codes that were right at a network, and the networks they were right at. */
const MAX_KNOWN = 10_000;

interface Options {
  redis: RedisClient;
  namePrefix: string;
  /** Keys the marks that stand for addresses in Redis. */
  keySecret: string;
  buckets: TokenBuckets;
  rates: AddressRates;
}

export type JoinLimits = ReturnType<typeof createJoinLimits>;

/**
 * Slows down who guesses codes of lessons. Wrong ones are counted alone, so that a class that types
 * right ones is let in, whatever strangers behind its address have tried.
 */
export function createJoinLimits({ redis, namePrefix, keySecret, buckets, rates }: Options) {
  const limiter = new RateLimiterRedis({
    storeClient: redis,
    keyPrefix: `${namePrefix}:wrong-codes`,
    ...wrongCodes,
  });
  const known = new Set<string>();
  const knownAs = ({ ip }: FastifyRequest, code: string) => `${networkOf(ip)} ${code}`;

  /** @throws TOO_MANY_CODES with the time to wait. */
  const countWrong = async ({ ip }: FastifyRequest) => {
    try {
      await limiter.consume(networkMark(keySecret, ip));
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const retryAfterSeconds = Math.max(Math.ceil(refusal.msBeforeNext / 1000), 1);
      throw errors.TOO_MANY_CODES({ retryAfterSeconds });
    }
  };

  /** A code was right here, or its lesson was begun from here: the class is behind this address. */
  const learn = (request: FastifyRequest, code: string): void => {
    if (known.size >= MAX_KNOWN) known.clear();
    known.add(knownAs(request, code));
  };

  return {
    learn,

    /**
     * Tries a code, or a seat's id, which nobody can guess.
     *
     * @throws TOO_MANY_CODES instead of LESSON_NOT_FOUND after too many wrong ones; TOO_MANY_REQUESTS at
     *   a rate that no school types.
     */
    attempt: async <Answer>(
      request: FastifyRequest,
      code: string,
      ask: () => Promise<Answer>,
    ): Promise<Answer> => {
      if (!known.has(knownAs(request, code))) {
        const waitMs = buckets.take(`joins ${networkOf(request.ip)}`, rates.joins);
        if (waitMs > 0) throw tooManyRequests(waitMs);
      }
      try {
        const answer = await ask();
        learn(request, code);
        return answer;
      } catch (error) {
        const isWrong = error instanceof AppError && error.code === 'LESSON_NOT_FOUND';
        if (isWrong && !Id.safeParse(code).success && request.lesson === null) {
          await countWrong(request);
        }
        throw error;
      }
    },
  };
}
