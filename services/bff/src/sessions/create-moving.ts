import { createHash } from 'node:crypto';
import type { Redis } from 'ioredis';
import { USER_FIELD } from './create-user-sessions.ts';

/** The field of a session that has ended: what was under way with it learns so. */
export const OVER_FIELD = 'over';
/** Fields that hold a visitor's token. */
export const TOKEN_FIELD = 'visitor:';
/** The name a session's limits are counted by, from its first change of id on; before, that of its id. */
export const BUDGET_FIELD = 'budget';
/** Longer than a request that was sent before the end can be on its way. */
export const REMEMBER_END_SECONDS = 30;
/** More sessions than anybody has; then those that are over are struck off the list. */
const MANY_SESSIONS = 100;

// In one step, so that of two requests that move a session at once only the first takes what it holds
// along, and the other one finds that it is over; and so that a user's session is never missing from
// the list of those that end with the user.
const SCRIPT = `
  local over, seconds, channel, without, stays = ARGV[1], ARGV[2], ARGV[3], ARGV[4], ARGV[5]
  local user, indexes, lifetime, many = ARGV[6], ARGV[7], ARGV[8], ARGV[9]
  local budget, name = ARGV[10], ARGV[11]
  local names = redis.call('HKEYS', KEYS[1])
  local staying = stays ~= '' and redis.call('HGET', KEYS[1], stays)
  for _, name in ipairs(names) do if name == over then return 0 end end
  if #names > 0 then
    redis.call('RENAME', KEYS[1], KEYS[2])
    redis.call('HSETNX', KEYS[2], budget, name)
    if without ~= '' then
      for _, name in ipairs(names) do
        if string.sub(name, 1, #without) == without then redis.call('HDEL', KEYS[2], name) end
      end
    end
    for place = 12, #ARGV, 2 do redis.call('HSET', KEYS[2], ARGV[place], ARGV[place + 1]) end
  end
  redis.call('HSET', KEYS[1], over, 1)
  if staying then redis.call('HSET', KEYS[1], stays, staying) end
  redis.call('EXPIRE', KEYS[1], seconds)
  local userId = redis.call('HGET', KEYS[2], user)
  if userId then
    local index = indexes .. userId
    redis.call('SADD', index, KEYS[2])
    redis.call('EXPIRE', index, lifetime)
    if not staying then redis.call('SREM', index, KEYS[1]) end
    if redis.call('SCARD', index) > tonumber(many) then
      for _, key in ipairs(redis.call('SMEMBERS', index)) do
        if redis.call('EXISTS', key) == 0 then redis.call('SREM', index, key) end
      end
    end
  end
  redis.call('PUBLISH', channel, KEYS[1])
  return #names
`;
const SHA = createHash('sha1').update(SCRIPT).digest('hex');

interface Move {
  from: string;
  to: string;
  /** What the limits of a session that moves for the first time are counted by. */
  name: string;
  /** Fields that begin like this stay behind. */
  without?: string;
  /** A field that is read at the old key, too, for the moment that it is remembered there. */
  stays?: string;
  /** Fields that the new one has besides. */
  and?: Record<string, string>;
}

/**
 * Gives what a session holds to another key and leaves a note at the old one that it is over.
 *
 * @returns whether something was taken along: not where nothing was stored, nor where the session was
 *   over already.
 */
export function createMoving(
  redis: Redis,
  {
    channel,
    indexes,
    lifetimeSeconds,
  }: { channel: string; indexes: string; lifetimeSeconds: number },
) {
  return async ({ from, to, name, without = '', stays = '', and = {} }: Move): Promise<boolean> => {
    const values = [
      OVER_FIELD,
      REMEMBER_END_SECONDS,
      channel,
      without,
      stays,
      USER_FIELD,
      indexes,
      lifetimeSeconds,
      MANY_SESSIONS,
      BUDGET_FIELD,
      name,
      ...Object.entries(and).flat(),
    ];
    const taken = await redis.evalsha(SHA, 2, from, to, ...values).catch((error: Error) => {
      // After Redis was started anew it knows no scripts.
      if (!error.message.startsWith('NOSCRIPT')) throw error;
      return redis.eval(SCRIPT, 2, from, to, ...values);
    });
    return Number(taken) > 0;
  };
}
