import { createHmac, randomBytes } from 'node:crypto';
import { VisitorToken } from '@lux/contracts/common/ids.ts';
import type { ChainableCommander, Redis } from 'ioredis';
import { createAdmission } from '../limits/create-admission.ts';
import type { Rate } from '../limits/rate.ts';
import type { KnownSessions } from './create-known-sessions.ts';
import {
  BUDGET_FIELD,
  createMoving,
  OVER_FIELD,
  REMEMBER_END_SECONDS,
  TOKEN_FIELD,
} from './create-moving.ts';
import { createUserSessions, USER_FIELD } from './create-user-sessions.ts';
import type { Session } from './session.ts';

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
/**
 * Of a session that has only ever shown a visitor's token, which anybody can invent: until the same
 * lesson of the next day, and some hours.
 */
const VISIT_SECONDS = 36 * 60 * 60;
/** Who comes again this long after the first time is no passer-by, and gets the whole lifetime. */
const COMES_AGAIN_AFTER_MS = 12 * 60 * 60 * 1_000;
const STARTED_FIELD = 'started';
/** The dashboard's password was given here: whoever guesses it cannot keep this browser out. */
const PROOF_FIELD = 'proof';
/** A dashboard that was opened by its password closes when nobody has used it for so long. */
const DASHBOARD_IDLE_MS = 30 * 60_000;
/** Noted no oftener than this, so that looking around costs no writing. */
const DASHBOARD_NOTE_MS = 60_000;
/** How long a code of the second factor counts for what hurts. */
const CONFIRMED_MS = 10 * 60_000;
const DASHBOARD_FIELD = 'dashboard';
const DASHBOARD_USED_FIELD = 'dashboardUsedAt';
const CONFIRMED_FIELD = 'confirmedAt';
/** More than are active at a time; then all names are made anew. */
const KNOWN_NAMES = 10_000;

const NOTE_USE = `
  if redis.call('HEXISTS', KEYS[1], ARGV[1]) == 1 then
    redis.call('HSET', KEYS[1], ARGV[2], ARGV[3])
  end
`;

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

  /** Does these steps at once and has no copy of the bff remember what these keys held before. */
  const change = async (steps: ChainableCommander, ...keys: string[]) => {
    for (const key of keys) steps.publish(known.channel, key);
    try {
      await steps.exec();
    } finally {
      for (const key of keys) known.forget(key);
    }
  };

  const set = (id: string, fields: Record<string, string>, lifetimeSeconds = LIFETIME_SECONDS) => {
    const key = keyOf(id);
    return change(redis.multi().hset(key, fields).expire(key, lifetimeSeconds), key);
  };

  const admitTo = createAdmission(redis);
  const { channel } = known;
  const lifetimeSeconds = LIFETIME_SECONDS;
  const userSessions = createUserSessions({ redis, namePrefix, channel, lifetimeSeconds });
  const { indexes } = userSessions;
  const move = createMoving(redis, { channel, indexes, lifetimeSeconds });

  /** Has what `from` holds stored under a new id, and under the old one that it is over. */
  const moveOn = async (
    from: string,
    what: Pick<Parameters<typeof move>[0], 'without' | 'stays' | 'and'> = {},
  ): Promise<{ id: string; isMoved: boolean }> => {
    const id = newId();
    const [old, fresh] = [keyOf(from), keyOf(id)];
    try {
      return { id, isMoved: await move({ from: old, to: fresh, name: nameOf(from), ...what }) };
    } finally {
      known.forget(old);
      onEnd(old);
    }
  };

  /** Who comes again is no passer-by. */
  const prolong = async (id: string): Promise<void> => {
    const isFirst = await redis.hdel(keyOf(id), STARTED_FIELD);
    if (isFirst) await redis.expire(keyOf(id), LIFETIME_SECONDS);
  };

  /** What the key holds goes; that a session was there is remembered for a moment. */
  const end = async (key: string) => {
    const note = redis.multi().del(key).hset(key, OVER_FIELD, 1).expire(key, REMEMBER_END_SECONDS);
    // Into a Redis that is full no note can be written; the session ends all the same.
    await change(note, key).catch(() => change(redis.multi().del(key), key));
    onEnd(key);
  };

  const sessionOf = (id: string, fields: Record<string, string>): Session | null => {
    if (Object.keys(fields).length === 0) return null;
    if (OVER_FIELD in fields) {
      return { ...emptySession(), userId: fields[USER_FIELD] ?? null, isOver: true };
    }
    return {
      id,
      budget: fields[BUDGET_FIELD] ?? nameOf(id),
      isOver: false,
      isStored: true,
      visitorTokens: tokensOf(fields),
      userId: fields[USER_FIELD] ?? null,
      dashboardOpenUntil:
        fields[DASHBOARD_FIELD] === unlocked
          ? Number(fields[DASHBOARD_USED_FIELD] ?? 0) + DASHBOARD_IDLE_MS
          : null,
      confirmedUntil:
        fields[CONFIRMED_FIELD] === undefined
          ? null
          : Number(fields[CONFIRMED_FIELD]) + CONFIRMED_MS,
      hasUnlocked: fields[PROOF_FIELD] === unlocked,
    };
  };

  const load = async (id: string): Promise<Session | null> => {
    const fields = await redis.hgetall(keyOf(id));
    // Beside the request, which need not wait for it; should it fail, the next one tries it again.
    if (comesAgain(fields)) prolong(id).catch(() => {});
    return sessionOf(id, fields);
  };

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
      const { fields, waitMs } = await admitTo(`${namePrefix}:session:${name}`, {
        prefix: `${namePrefix}:bucket:${bucket}:`,
        field: BUDGET_FIELD,
        name,
        rate,
        count,
      });
      return { session: sessionOf(id, fields), waitMs };
    },

    /** Stores a session for a browser that shows this visitor's token and has none. */
    start: (id: string, token: VisitorToken): Promise<void> =>
      set(id, { ...visitOf(token), [STARTED_FIELD]: String(Date.now()) }, VISIT_SECONDS),

    /**
     * One session belongs to one visitor: for another one it gets another id and forgets the first,
     * so that whoever knows the old id, or put it into this browser, learns nothing of who comes now.
     * What the browser sent with the old one at the same moment is still the user's.
     *
     * @returns the new id; null where the session has ended meanwhile.
     */
    async changeVisitor(id: string, token: VisitorToken): Promise<string | null> {
      const moved = await moveOn(id, {
        without: TOKEN_FIELD,
        stays: USER_FIELD,
        and: visitOf(token),
      });
      return moved.isMoved ? moved.id : null;
    },

    countEndings: userSessions.countEndings,

    /**
     * From here on the session is that user's, who does not get what another one has opened.
     *
     * @param since `countEndings` from before the password was looked at.
     * @returns false where the user's sessions were all ended meanwhile: so is this one.
     */
    async logIn(id: string, userId: string, since: number): Promise<boolean> {
      const key = keyOf(id);
      const without = [DASHBOARD_FIELD, DASHBOARD_USED_FIELD, CONFIRMED_FIELD];
      try {
        return await userSessions.enter(key, userId, { without, since });
      } finally {
        known.forget(key);
      }
    },

    /** Ends all sessions of a user, on all devices, but the one that goes on. */
    async endAllOf(userId: string, goesOn?: string): Promise<void> {
      const ended = await userSessions.end(userId, goesOn === undefined ? null : keyOf(goesOn));
      for (const key of ended) {
        known.forget(key);
        onEnd(key);
      }
    },

    /** @returns until when it stays open if nobody uses it, in milliseconds since 1970. */
    async unlockDashboard(id: string, now = Date.now()): Promise<number> {
      await set(id, {
        [DASHBOARD_FIELD]: unlocked,
        [DASHBOARD_USED_FIELD]: String(now),
        [PROOF_FIELD]: unlocked,
      });
      return now + DASHBOARD_IDLE_MS;
    },

    async lockDashboard(id: string): Promise<void> {
      const key = keyOf(id);
      await change(redis.multi().hdel(key, DASHBOARD_FIELD, DASHBOARD_USED_FIELD), key);
    },

    /** Notes that an open dashboard is being used: it stays open for another half an hour. */
    async useDashboard({ id, dashboardOpenUntil }: Session, now = Date.now()): Promise<void> {
      if (dashboardOpenUntil === null) return;
      const usedAt = dashboardOpenUntil - DASHBOARD_IDLE_MS;
      if (now - usedAt < DASHBOARD_NOTE_MS) return;
      const key = keyOf(id);
      // Only while it is open: a session that was locked or ended meanwhile must not come back.
      const steps = redis
        .multi()
        .eval(NOTE_USE, 1, key, DASHBOARD_FIELD, DASHBOARD_USED_FIELD, now);
      await change(steps, key);
    },

    /** The user has shown the second factor. @returns until when it counts. */
    async confirm(id: string, now = Date.now()): Promise<number> {
      await set(id, { [CONFIRMED_FIELD]: String(now) });
      return now + CONFIRMED_MS;
    },

    /** Gives a session a new id, as every gain of rights does, so that an id known before is worth nothing. */
    async renew(id: string): Promise<string> {
      return (await moveOn(id)).id;
    },

    async destroy(id: string): Promise<void> {
      await end(keyOf(id));
    },
  };
}

const newId = (): string => randomBytes(24).toString('base64url');

const emptySession = (): Session => ({
  id: newId(),
  budget: newId(),
  visitorTokens: [],
  userId: null,
  dashboardOpenUntil: null,
  confirmedUntil: null,
  hasUnlocked: false,
  isOver: false,
  isStored: false,
});

const comesAgain = ({ [STARTED_FIELD]: started }: Record<string, string>): boolean =>
  started !== undefined && Date.now() - Number(started) > COMES_AGAIN_AFTER_MS;

const visitOf = (token: VisitorToken) => ({ [TOKEN_FIELD + token]: String(Date.now()) });

/** The visitor's token. Sessions from before may hold several; then the latest counts. */
function tokensOf(fields: Record<string, string>): VisitorToken[] {
  return Object.entries(fields)
    .filter(([name]) => name.startsWith(TOKEN_FIELD))
    .toSorted(([, one], [, other]) => Number(other) - Number(one))
    .slice(0, 1)
    .map(([name]) => name.slice(TOKEN_FIELD.length))
    .filter((token) => VisitorToken.safeParse(token).success);
}
