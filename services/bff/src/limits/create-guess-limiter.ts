import { createHmac } from 'node:crypto';
import { isSameSecret } from '@lux/service-kit/secrets.ts';
import type { FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import { errors } from '../errors.ts';
import type { Session } from '../sessions/session.ts';
import { type Count, countGuess, takeBackGuess } from './count-guess.ts';
import { networkOf } from './network-of.ts';

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 60 * 60;

/** Wrong guesses; right ones do not count. */
const guessLimits = {
  /** In a minute, of one session, or of all in a network that come without one. */
  own: 10,
  /** In a minute, of a whole network: three children who try, and no school's router. */
  network: 30,
  /** In an hour, of everybody together. A password of a few words outlives millions of years of it. */
  all: 1_000,
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
  redis: Redis;
  namePrefix: string;
  /** What is guessed, so that limits do not mix. */
  secretName: string;
  secret: string;
  /** Keys of counters are made of addresses, which are nobody's business in Redis. */
  keySecret: string;
  /** Whether a session has guessed right before: nobody else's guesses can keep it out. */
  hasProof?: (session: Session) => boolean;
}

/** Guards a secret against being guessed, without letting whoever guesses keep others out. */
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

  const countOf = (who: string, limit: number, windowSeconds = MINUTE_SECONDS): Count => {
    const mark = createHmac('sha256', keySecret).update(who).digest('base64url');
    return { key: `${namePrefix}:guesses:${secretName}:${mark}`, limit, windowSeconds };
  };

  const countsOf = ({ ip, session }: Guesser): Count[] => {
    const network = networkOf(ip);
    const own = countOf(
      session.isStored ? `session ${session.budget}` : `strangers ${network}`,
      guessLimits.own,
    );
    if (session.isStored && hasProof(session)) return [own];
    return [
      own,
      countOf(`network ${network}`, guessLimits.network),
      countOf('all', guessLimits.all, HOUR_SECONDS),
    ];
  };

  return {
    isRight: async (guesser, guess) => {
      const counts = countsOf(guesser);
      // Counts before it compares: of a thousand guesses at once only the first ten are looked at.
      const waitSeconds = await countGuess(redis, counts);
      if (waitSeconds > 0) {
        refused += 1;
        throw errors.TOO_MANY_GUESSES({ retryAfterSeconds: waitSeconds });
      }
      if (!isSameSecret(guess, secret)) {
        wrong += 1;
        return false;
      }
      await takeBackGuess(redis, counts);
      return true;
    },
    countWrong: () => wrong,
    countRefused: () => refused,
  };
}
