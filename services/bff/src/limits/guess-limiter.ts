import { createHmac } from 'node:crypto';
import type { RedisClient } from '@lux/service-kit/redis/connect-redis.ts';
import { isSameSecret } from '@lux/service-kit/secrets.ts';
import type { FastifyRequest } from 'fastify';
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { errors } from '../errors.ts';
import type { Session } from '../sessions/session.ts';
import { networkOf } from './network.ts';

/** Wrong guesses in a window that begins with the first; right ones do not count. */
const guessLimits = {
  /** Of one session, or of all in a network that come without one. */
  own: { points: 10, duration: 60 },
  /** Of a whole network: three children who try, and no school's router. */
  network: { points: 30, duration: 60 },
  /** Of everybody together. A password of a few words outlives millions of years of it. */
  all: { points: 1_000, duration: 60 * 60 },
};

type Guesser = Pick<FastifyRequest, 'ip' | 'session'>;

export interface GuessLimiter {
  /**
   * Whether the guess is right.
   *
   * @throws TOO_MANY_GUESSES with the time to wait, whatever was guessed.
   */
  isRight: (guesser: Guesser, guess: string) => Promise<boolean>;
  /** Since the process began. */
  countWrong: () => number;
  countRefused: () => number;
}

interface Options {
  redis: RedisClient;
  namePrefix: string;
  /** What is guessed, so that limits do not mix. */
  secretName: string;
  secret: string;
  /** Keys the hashes that stand for sessions and addresses in Redis. */
  keySecret: string;
  /** Whether a session has guessed right before: other sessions' guesses do not count against it. */
  hasProof?: (session: Session) => boolean;
}

/** Guards a secret against guessing, so that one guesser does not lock others out. */
export function createGuessLimiter({
  redis,
  namePrefix,
  secretName,
  secret,
  keySecret,
  hasProof = () => false,
}: Options): GuessLimiter {
  let wrong = 0;
  let refused = 0;

  const limiterOf = (limit: keyof typeof guessLimits) =>
    new RateLimiterRedis({
      storeClient: redis,
      keyPrefix: `${namePrefix}:guesses:${secretName}:${limit}`,
      ...guessLimits[limit],
    });
  const limiters = { own: limiterOf('own'), network: limiterOf('network'), all: limiterOf('all') };
  const hash = (who: string) => createHmac('sha256', keySecret).update(who).digest('base64url');

  const countsOf = ({ ip, session }: Guesser): Count[] => {
    const network = networkOf(ip);
    const who = session.isStored ? `session ${session.budget}` : `strangers ${network}`;
    const own = { limiter: limiters.own, key: hash(who) };
    if (session.isStored && hasProof(session)) return [own];
    return [
      own,
      { limiter: limiters.network, key: hash(network) },
      { limiter: limiters.all, key: 'all' },
    ];
  };

  return {
    isRight: async (guesser, guess) => {
      const counts = countsOf(guesser);
      // Counted before it is compared: of a thousand guesses at once only the first ten are compared.
      const waitSeconds = await countGuess(counts);
      if (waitSeconds > 0) {
        refused += 1;
        throw errors.TOO_MANY_GUESSES({ retryAfterSeconds: waitSeconds });
      }
      if (!isSameSecret(guess, secret)) {
        wrong += 1;
        return false;
      }
      await takeBack(counts);
      return true;
    },
    countWrong: () => wrong,
    countRefused: () => refused,
  };
}

/** Where a guess is counted. */
interface Count {
  limiter: RateLimiterRedis;
  key: string;
}

/** Counts a guess everywhere. @returns seconds until it may be tried again; 0: counted. */
async function countGuess(counts: Count[]): Promise<number> {
  for (const [place, { limiter, key }] of counts.entries()) {
    try {
      await limiter.consume(key);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      // Guesses that one count refuses must not fill the others.
      await takeBack(counts.slice(0, place));
      return Math.max(Math.ceil(refusal.msBeforeNext / 1000), 1);
    }
  }
  return 0;
}

async function takeBack(counts: Count[]): Promise<void> {
  await Promise.all(counts.map(({ limiter, key }) => limiter.reward(key)));
}
