import { createHmac } from 'node:crypto';
import type { VisitorToken } from '@lux/contracts/common/ids.ts';
import type { RedisClient } from '@lux/service-kit/redis/connect-redis.ts';
import { namesInOneSlot } from '@lux/service-kit/redis/one-slot.ts';
import type { Rate } from '../limits/buckets/token-buckets.ts';
import { newSessionId, type Session, type SessionPlace } from './session.ts';
import { defineSessionCommands, REMEMBER_END_SECONDS } from './session-commands.ts';
import {
  CONFIRMED_FIELD,
  CONFIRMED_MS,
  comesAgain,
  DASHBOARD_FIELD,
  DASHBOARD_IDLE_MS,
  DASHBOARD_USED_FIELD,
  OVER_FIELD,
  PLACE_FIELD,
  PROOF_FIELD,
  type SessionFields,
  STARTED_FIELD,
  TOKEN_FIELD,
  toSession,
  USER_FIELD,
  visitOf,
  writePlace,
} from './session-fields.ts';

interface Options {
  redis: RedisClient;
  namePrefix: string;
  secret: string;
  dashboardPassword: string;
  /** Called with the key of every session that has ended or got another id. */
  onEnd: (key: string) => void;
}

/** A browser that was away longer presents its visitor token again. */
export const SESSION_DAYS = 30;
const LIFETIME_SECONDS = SESSION_DAYS * 24 * 60 * 60;
/**
 * Of a session that has only ever shown a visitor's token, which anybody can invent: until the same
 * lesson of the next day, and some hours.
 */
export const VISIT_HOURS = 36;
const VISIT_SECONDS = VISIT_HOURS * 60 * 60;
/** Use is written at most this often, so that most reads cost no write. */
const DASHBOARD_NOTE_MS = 60_000;

export type SessionStore = ReturnType<typeof createSessionStore>;

/**
 * Sessions as Redis hashes, one field per fact, so that two requests at once cannot overwrite each
 * other. The key is a keyed hash of the cookie, so reading Redis opens no session.
 */
export function createSessionStore({
  redis,
  namePrefix,
  secret,
  dashboardPassword,
  onEnd,
}: Options) {
  defineSessionCommands(redis);
  const hash = (text: string) => createHmac('sha256', secret).update(text).digest('base64url');
  const names = namesInOneSlot(redis, namePrefix, 'sessions');
  const prefix = `${names}:session:`;
  const keyOf = (id: string) => prefix + hash(id);
  /** Names the keys of a user's sessions. */
  const userPrefix = `${names}:user-sessions:`;
  /** How often sessions of anybody were ended by now. */
  const endingsKey = `${names}:session-endings`;
  const endingKey = (userId: string) => `${names}:session-ending:${userId}`;
  /** What an unlocked session holds. Keyed, so that Redis gives no hash to guess the password from. */
  const unlocked = hash(`dashboard:${dashboardPassword}`);

  const set = async (id: string, fields: SessionFields, lifetimeSeconds = LIFETIME_SECONDS) => {
    const key = keyOf(id);
    await redis.multi().hset(key, fields).expire(key, lifetimeSeconds).exec();
  };

  /** Gives a visit that comes again the whole lifetime. */
  const prolong = async (key: string): Promise<void> => {
    const isFirst = await redis.hdel(key, STARTED_FIELD);
    if (isFirst) await redis.expire(key, LIFETIME_SECONDS);
  };

  const readFields = (id: string, name: string, fields: SessionFields): Session | null => {
    // Not awaited; if it fails, the next request tries again.
    if (comesAgain(fields)) prolong(prefix + name).catch(() => {});
    return toSession(fields, { id, name, unlocked });
  };

  /** Has what `from` holds stored under a new id, and under the old one that it is over. */
  const move = async (
    from: string,
    {
      without = [],
      stays = '',
      and = {},
    }: { without?: string[]; stays?: string; and?: SessionFields } = {},
  ): Promise<{ id: string; isMoved: boolean }> => {
    const id = newSessionId();
    const old = keyOf(from);
    try {
      const taken = await redis.moveSession(
        old,
        keyOf(id),
        hash(from),
        without.join(' '),
        stays,
        userPrefix,
        LIFETIME_SECONDS,
        ...Object.entries(and).flat(),
      );
      return { id, isMoved: taken > 0 };
    } finally {
      onEnd(old);
    }
  };

  return {
    lifetimeSeconds: LIFETIME_SECONDS,

    /** The name a session is stored under, which may be known to others. */
    keyOf,

    async load(id: string): Promise<Session | null> {
      const name = hash(id);
      return readFields(id, name, await redis.hgetall(prefix + name));
    },

    /**
     * Reads a session and takes from one of its buckets, if there is enough in it.
     *
     * @returns null where no session is stored, of which nothing is taken; the milliseconds to wait, 0
     *   where it was taken.
     */
    async admit(
      id: string,
      bucket: string,
      rate: Rate,
      count = 1,
    ): Promise<{ session: Session | null; waitMs: number }> {
      const name = hash(id);
      const [waitMs, ...parts] = await redis.admitSession(
        prefix + name,
        `${names}:bucket:${bucket}:`,
        name,
        Math.ceil((count * 1000) / rate.perSecond),
        Math.ceil((rate.burst * 1000) / rate.perSecond),
      );
      return { session: readFields(id, name, toFields(parts)), waitMs: Number(waitMs) };
    },

    /** Stores a session for a browser that shows this visitor's token and has none. */
    start: (id: string, token: VisitorToken): Promise<void> =>
      set(id, { ...visitOf(token), [STARTED_FIELD]: String(Date.now()) }, VISIT_SECONDS),

    /**
     * One session belongs to one visitor: for another one it gets another id and forgets the first,
     * so that an id that somebody else knows, or planted in this browser, opens nothing of the new
     * visitor. Requests sent with the old id at the same moment still act for the user. A place in a
     * lesson was the first visitor's.
     *
     * @returns the new id; null where the session has ended meanwhile.
     */
    async changeVisitor(id: string, token: VisitorToken): Promise<string | null> {
      const moved = await move(id, {
        without: [TOKEN_FIELD, PLACE_FIELD],
        stays: USER_FIELD,
        and: visitOf(token),
      });
      return moved.isMoved ? moved.id : null;
    },

    /**
     * Puts the session's child into a lesson, under a new id, as every gain of rights.
     *
     * @returns the new id; null where the session has ended meanwhile.
     */
    async takePlace(id: string, place: SessionPlace): Promise<string | null> {
      const moved = await move(id, { and: { [PLACE_FIELD]: writePlace(place) } });
      return moved.isMoved ? moved.id : null;
    },

    /** The child is in that lesson no more; what listens in the session's name joins anew. */
    async dropPlace(id: string, place: SessionPlace): Promise<void> {
      const dropped = await redis.dropPlace(keyOf(id), writePlace(place));
      if (dropped === 1) onEnd(keyOf(id));
    },

    /** How often any user's sessions were ended so far: read before a password is checked. */
    countEndings: async (): Promise<number> => Number((await redis.get(endingsKey)) ?? 0),

    /**
     * Makes the session that user's, without the rights that another user has opened.
     *
     * @param since `countEndings` from before the password was checked.
     * @returns false where the user's sessions were all ended meanwhile: so is this one.
     */
    async logIn(id: string, userId: string, since: number): Promise<boolean> {
      const entered = await redis.enterSession(
        keyOf(id),
        userPrefix + userId,
        endingKey(userId),
        userId,
        since,
        LIFETIME_SECONDS,
        DASHBOARD_FIELD,
        DASHBOARD_USED_FIELD,
        CONFIRMED_FIELD,
        PLACE_FIELD,
      );
      return entered === 1;
    },

    /** Ends all sessions of a user, on all devices, but the one that goes on. */
    async endAllOf(userId: string, goesOn?: string): Promise<void> {
      const ended = await redis.endUserSessions(
        userPrefix + userId,
        endingsKey,
        endingKey(userId),
        userId,
        goesOn === undefined ? '' : keyOf(goesOn),
      );
      for (const key of ended) onEnd(key);
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
      await redis.hdel(keyOf(id), DASHBOARD_FIELD, DASHBOARD_USED_FIELD);
    },

    /** Notes that an open dashboard is being used: it stays open for another half an hour. */
    async useDashboard({ id, dashboardOpenUntil }: Session, now = Date.now()): Promise<void> {
      if (dashboardOpenUntil === null) return;
      const usedAt = dashboardOpenUntil - DASHBOARD_IDLE_MS;
      if (now - usedAt >= DASHBOARD_NOTE_MS) await redis.noteDashboardUse(keyOf(id), now);
    },

    /** The user has shown the second factor. @returns until when it counts. */
    async confirm(id: string, now = Date.now()): Promise<number> {
      await set(id, { [CONFIRMED_FIELD]: String(now) });
      return now + CONFIRMED_MS;
    },

    /** Gives a session a new id, as every gain of rights does, so that an id known before is worth nothing. */
    renew: async (id: string): Promise<string> => (await move(id)).id,

    /** What the session holds goes; that it was there is remembered for a moment. */
    async destroy(id: string): Promise<void> {
      const key = keyOf(id);
      const steps = redis.multi().del(key).hset(key, OVER_FIELD, 1);
      // Into a Redis that is full no note can be written; the session ends all the same.
      await steps
        .expire(key, REMEMBER_END_SECONDS)
        .exec()
        .catch(() => redis.del(key));
      onEnd(key);
    },
  };
}

/** @param parts names and values in turn. */
function toFields(parts: unknown[]): SessionFields {
  const fields: SessionFields = {};
  for (let index = 0; index + 1 < parts.length; index += 2) {
    fields[String(parts[index])] = String(parts[index + 1]);
  }
  return fields;
}
