import { createHmac, randomBytes } from 'node:crypto';
import { VisitorToken } from '@lux/contracts/common/visitor-token.ts';
import type { ChainableCommander, Redis } from 'ioredis';
import { createAdmission } from '../limits/create-admission.ts';
import type { Rate } from '../limits/rate.ts';
import type { KnownSessions } from './create-known-sessions.ts';
import { MAX_VISITOR_TOKENS, type Session } from './session.ts';

interface Options {
  redis: Redis;
  known: KnownSessions;
  namePrefix: string;
  secret: string;
  dashboardPassword: string;
  /** Told the key of every session that ends or gets another id, when that is stored. */
  onEnd: (key: string) => void;
}

/** A browser that was away longer presents its visitor token again. */
const LIFETIME_SECONDS = 30 * 24 * 60 * 60;
/** Longer than a request that was sent before the end can be on its way. */
const REMEMBER_END_SECONDS = 30;
const OVER_FIELD = 'over';
const TOKEN_FIELD = 'visitor:';
/** More than are active at a time; then all names are made anew. */
const KNOWN_NAMES = 10_000;

export type SessionStore = ReturnType<typeof createSessionStore>;

/**
 * Sessions as Redis hashes, one field per fact, so that two requests at once cannot overwrite each
 * other. The key is a keyed hash of the cookie: reading Redis gives nobody a session.
 */
export function createSessionStore({
  redis,
  known,
  namePrefix,
  secret,
  dashboardPassword,
  onEnd,
}: Options) {
  const names = new Map<string, string>();
  const nameOf = (id: string): string => {
    const made = names.get(id);
    if (made !== undefined) return made;
    const name = createHmac('sha256', secret).update(id).digest('base64url');
    if (names.size >= KNOWN_NAMES) names.clear();
    names.set(id, name);
    return name;
  };
  const keyOf = (id: string) => `${namePrefix}:session:${nameOf(id)}`;

  /**
   * What an unlocked session holds: it is worth something as long as the password is the same.
   * Keyed, so that reading Redis helps nobody to guess the password.
   */
  const unlocked = createHmac('sha256', secret)
    .update(`dashboard:${dashboardPassword}`)
    .digest('base64url');

  /** Names the keys of a user's sessions, so that they can be ended all at once. */
  const indexOf = (userId: string) => `${namePrefix}:user-sessions:${userId}`;

  /** Does these steps at once and has no copy of the bff remember what these keys held before. */
  const change = async (steps: ChainableCommander, ...keys: string[]) => {
    for (const key of keys) steps.publish(known.channel, key);
    try {
      await steps.exec();
    } finally {
      for (const key of keys) known.forget(key);
    }
  };

  const set = (id: string, fields: Record<string, string>) => {
    const key = keyOf(id);
    return change(redis.multi().hset(key, fields).expire(key, LIFETIME_SECONDS), key);
  };

  const noteSession = async (userId: string, id: string) => {
    const index = indexOf(userId);
    await redis.multi().sadd(index, keyOf(id)).expire(index, LIFETIME_SECONDS).exec();
  };

  const admitTo = createAdmission(redis);

  /** What the key holds goes; that a session was there is remembered for a moment. */
  const end = async (key: string, steps = redis.multi()) => {
    await change(steps.del(key).hset(key, OVER_FIELD, 1).expire(key, REMEMBER_END_SECONDS), key);
    onEnd(key);
  };

  const sessionOf = (id: string, fields: Record<string, string>): Session | null => {
    if (Object.keys(fields).length === 0) return null;
    if (OVER_FIELD in fields) return { ...emptySession(), isOver: true };
    return {
      id,
      isOver: false,
      visitorTokens: tokensOf(fields),
      userId: fields.userId ?? null,
      isDashboardUnlocked: fields.dashboard === unlocked,
    };
  };

  const load = async (id: string): Promise<Session | null> =>
    sessionOf(id, await redis.hgetall(keyOf(id)));

  return {
    lifetimeSeconds: LIFETIME_SECONDS,

    /** The name a session is stored under, which may be known to others. */
    keyOf,

    /** A session of nobody; nothing is stored before a fact is. */
    empty: emptySession,

    load,

    /** As it was read lately, in which case Redis is not asked; changes are heard of within milliseconds. */
    recall: (id: string): Promise<Session | null> => known.recall(keyOf(id), () => load(id)),

    /** Reads a session and takes from one of its buckets, if there is enough in it. */
    async admit(id: string, bucket: string, rate: Rate, count = 1) {
      const name = nameOf(id);
      const { fields, waitMs } = await admitTo(
        `${namePrefix}:session:${name}`,
        `${namePrefix}:bucket:${bucket}:${name}`,
        rate,
        count,
      );
      return { session: sessionOf(id, fields), waitMs };
    },

    /**
     * The session's latest tokens stay; older ones make room, so that a session cannot grow.
     *
     * @returns whether the session holds it; not if it has ended meanwhile.
     */
    async addVisitorToken(id: string, token: VisitorToken): Promise<boolean> {
      // Finer than milliseconds: the latest is the latest, also of two in quick succession.
      const now = performance.timeOrigin + performance.now();
      await set(id, { [TOKEN_FIELD + token]: now.toFixed(3) });
      const fields = await redis.hgetall(keyOf(id));
      if (OVER_FIELD in fields) {
        await end(keyOf(id));
        return false;
      }
      const kept = new Set(tokensOf(fields).map((known) => TOKEN_FIELD + known));
      const surplus = Object.keys(fields).filter(
        (name) => name.startsWith(TOKEN_FIELD) && !kept.has(name),
      );
      if (surplus.length > 0) await change(redis.multi().hdel(keyOf(id), ...surplus), keyOf(id));
      return true;
    },

    /** From here on the session is that user's. */
    async logIn(id: string, userId: string): Promise<void> {
      await set(id, { userId });
      await noteSession(userId, id);
    },

    /** Ends all sessions of a user, on all devices. */
    async endAllOf(userId: string): Promise<void> {
      const index = indexOf(userId);
      const keys = await redis.smembers(index);
      const owners = await Promise.all(keys.map((key) => redis.hget(key, 'userId')));
      // A session that has become somebody else's since stays.
      const theirs = keys.filter((_key, place) => owners[place] === userId);
      await change(redis.multi().del(index, ...theirs), ...theirs);
      for (const key of theirs) onEnd(key);
    },

    unlockDashboard: (id: string): Promise<void> => set(id, { dashboard: unlocked }),

    /** Gives a session a new id, as every gain of rights does, so that an id known before is worth nothing. */
    async renew(id: string): Promise<string> {
      const fresh = newId();
      const userId = await redis.hget(keyOf(id), 'userId');
      // First, so that no session is ever missing from those that `endAllOf` ends.
      if (userId !== null) await noteSession(userId, fresh);
      // In one step. A session that holds nothing yet has no key to rename, which is no harm.
      await end(keyOf(id), redis.multi().rename(keyOf(id), keyOf(fresh)));
      return fresh;
    },

    async destroy(id: string): Promise<void> {
      await end(keyOf(id));
    },
  };
}

const newId = (): string => randomBytes(24).toString('base64url');

const emptySession = (): Session => ({
  id: newId(),
  visitorTokens: [],
  userId: null,
  isDashboardUnlocked: false,
  isOver: false,
});

function tokensOf(fields: Record<string, string>): VisitorToken[] {
  return Object.entries(fields)
    .filter(([name]) => name.startsWith(TOKEN_FIELD))
    .toSorted(([, one], [, other]) => Number(other) - Number(one))
    .slice(0, MAX_VISITOR_TOKENS)
    .map(([name]) => name.slice(TOKEN_FIELD.length))
    .filter((token) => VisitorToken.safeParse(token).success);
}
