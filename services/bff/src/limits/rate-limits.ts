import { AppError } from '@lux/service-kit/errors/app-error.ts';
import type { FastifyRequest } from 'fastify';
import type { SessionStore } from '../sessions/create-session-store.ts';
import type { Session } from '../sessions/session.ts';
import type { AddressRates } from './address-rates.ts';
import { type Rate, type TokenBuckets, tooManyRequests } from './buckets/token-buckets.ts';
import { networkOf } from './network.ts';
import { type Cost, costOf } from './request-costs.ts';

/**
 * What one child may do. Far more than the liveliest does: a turn with LUX takes three or four calls
 * and a child has one every 15 s; a gallery of 300 pictures fits into one burst.
 */
export const sessionRates: Record<Cost, Rate> = {
  talk: { burst: 60, perSecond: 1 },
  picture: { burst: 30, perSecond: 0.5 },
  login: { burst: 20, perSecond: 0.2 },
  'account-login': { burst: 20, perSecond: 0.2 },
  join: { burst: 40, perSecond: 1 },
  general: { burst: 400, perSecond: 20 },
};

/** Large bodies are counted in these. */
const UPLOAD_UNIT_BYTES = 64 * 1024;
/**
 * Twenty megabytes at once, all that an account may keep twice over, and 128 kB a second after that:
 * a minute's recording has half a megabyte.
 */
const uploadRate: Rate = { burst: 320, perSecond: 2 };

/** Sessions of one account, on browsers that had none: a class that shares one, twice, and another every minute. */
const sessionStartsOfUser: Rate = { burst: 80, perSecond: 1 / 60 };

export type RateLimits = ReturnType<typeof createRateLimits>;

interface Options {
  sessions: SessionStore;
  buckets: TokenBuckets;
  rates: AddressRates;
}

/** Of requests without a session: what they cost is known when it is clear what was tried. */
const isCountedLater = (cost: Cost): boolean => cost === 'account-login' || cost === 'join';

/**
 * Limits per session, fair between the children of a class: each session has a bucket for each kind of
 * cost, in Redis, so that all replicas count together. Requests without a session share their network's.
 */
export function createRateLimits({ sessions, buckets, rates }: Options) {
  const takeFromNetwork = (ip: string, cost: Cost, count: number) => {
    const waitMs = buckets.take(`${cost} ${networkOf(ip)}`, rates.strangers[cost], count);
    if (waitMs > 0) throw tooManyRequests(waitMs);
  };

  /** Logins with a name and a password share the session's bucket with everything that takes a password. */
  const bucketOf = (cost: Cost): Cost => (cost === 'account-login' ? 'login' : cost);

  const take = async (request: FastifyRequest, id: string | null, cost: Cost, count: number) => {
    const admission = id
      ? await sessions.admit(id, bucketOf(cost), sessionRates[cost], count)
      : null;
    if (!admission?.session) {
      if (!isCountedLater(cost)) takeFromNetwork(request.ip, cost, count);
      return null;
    }
    if (admission.waitMs > 0) throw tooManyRequests(admission.waitMs);
    return admission.session;
  };

  let unstored = 0;

  /** Milliseconds until its network may start another session; 0: it may. */
  const waitForSession = ({ ip }: FastifyRequest): number => {
    const waitMs = buckets.take(`session-starts ${networkOf(ip)}`, rates.sessions);
    if (waitMs > 0) unstored += 1;
    return waitMs;
  };

  return {
    /** Whether a session may be stored for a new browser: no more than a school has browsers. */
    mayStartSession: (request: FastifyRequest): boolean => waitForSession(request) === 0,

    /** As `mayStartSession`, for requests that need a session. @throws TOO_MANY_REQUESTS */
    startSession: (request: FastifyRequest): void => {
      const waitMs = waitForSession(request);
      if (waitMs > 0) throw tooManyRequests(waitMs);
    },

    /**
     * As `startSession`, for a login with the right password. It is counted by account, so that invented
     * visitors do not keep others of the same network from logging in. @throws TOO_MANY_REQUESTS
     */
    startSessionOf: (userId: string): void => {
      const waitMs = buckets.take(`session-starts user ${userId}`, sessionStartsOfUser);
      if (waitMs > 0) throw tooManyRequests(waitMs);
    },

    /** Sessions that were not stored, since the process began. */
    countUnstoredSessions: () => unstored,

    /**
     * Takes what the request's route costs and reads its session, in one round trip to Redis.
     *
     * @param id what the cookie says; no session of ours until Redis knows it.
     * @throws TOO_MANY_REQUESTS, also while Redis is away, from the address's bucket.
     */
    admit: async (request: FastifyRequest, id: string | null): Promise<Session | null> => {
      try {
        return await take(request, id, costOf(request), 1);
      } catch (error) {
        const isRefusal = error instanceof AppError;
        if (!isRefusal) takeFromNetwork(request.ip, costOf(request), 1);
        throw error;
      }
    },

    /**
     * Whether an address may go on with logins to any name. Beyond what a school needs, accounts looks at
     * names that exist only, each at its own pace: whoever tries one name after the other keeps no
     * classmate behind the same address out who has no session yet.
     *
     * @throws TOO_MANY_REQUESTS at a rate that no keyboard types.
     */
    hasRoomForLogin: ({ session, ip }: FastifyRequest): boolean => {
      if (session.isStored) return true;
      const network = networkOf(ip);
      if (buckets.take(`account-login ${network}`, rates.strangers['account-login']) === 0)
        return true;
      const waitMs = buckets.take(`crowded-login ${network}`, rates.crowdedLogins);
      if (waitMs > 0) throw tooManyRequests(waitMs);
      return false;
    },

    /** Takes what a large body costs, before it is read. @throws TOO_MANY_REQUESTS */
    takeUpload: ({ session, ip }: FastifyRequest, sizeBytes: number): void => {
      const units = Math.ceil(sizeBytes / UPLOAD_UNIT_BYTES);
      const waitMs = session.isStored
        ? buckets.take(`upload ${session.budget}`, uploadRate, units)
        : buckets.take(`upload ${networkOf(ip)}`, rates.uploads, units);
      if (waitMs > 0) throw tooManyRequests(waitMs);
    },

    /** Takes a cost that is known after admission only, as with GraphQL. @throws TOO_MANY_REQUESTS */
    take: async (request: FastifyRequest, cost: Cost, count: number): Promise<void> => {
      await take(request, request.session.id, cost, count);
    },
  };
}
