import type { RedisClient } from '@lux/service-kit/redis/connect-redis.ts';
import type { Result } from 'ioredis';
import {
  BUDGET_FIELD,
  DASHBOARD_FIELD,
  DASHBOARD_USED_FIELD,
  OVER_FIELD,
  PLACE_FIELD,
  USER_FIELD,
} from './session-fields.ts';

/** How long a key remembers that its session is over: longer than a request can be on its way. */
export const REMEMBER_END_SECONDS = 30;
/** How long a user remembers that all sessions ended: no login takes so long. */
const REMEMBER_ENDING_SECONDS = 10 * 60;
/** More sessions than anybody has; then those that are over are struck off the user's list. */
const MANY_SESSIONS = 100;

declare module 'ioredis' {
  interface RedisCommander<Context> {
    admitSession: (
      session: string,
      bucketPrefix: string,
      name: string,
      costMs: number,
      windowMs: number,
    ) => Result<unknown[], Context>;
    moveSession: (
      from: string,
      to: string,
      name: string,
      withoutPrefixes: string,
      staysField: string,
      userPrefix: string,
      lifetimeSeconds: number,
      ...fields: string[]
    ) => Result<number, Context>;
    enterSession: (
      session: string,
      userSessions: string,
      ending: string,
      userId: string,
      since: number,
      lifetimeSeconds: number,
      ...withoutFields: string[]
    ) => Result<number, Context>;
    endUserSessions: (
      userSessions: string,
      endings: string,
      ending: string,
      userId: string,
      goesOn: string,
    ) => Result<string[], Context>;
    noteDashboardUse: (session: string, usedAt: number) => Result<null, Context>;
    dropPlace: (session: string, place: string) => Result<number, Context>;
  }
}

/**
 * Reads a session and takes from its bucket. A bucket is stored as the moment when it will be
 * full again, by Redis' clock; its name survives a change of the session's id. Gives the milliseconds
 * to wait (0: taken), then the session's fields and values; nothing is taken where there is no session.
 */
const ADMIT = `
  local fields = redis.call('HGETALL', KEYS[1])
  if #fields == 0 then return {0} end
  local prefix, name, cost, window = ARGV[1], ARGV[2], tonumber(ARGV[3]), tonumber(ARGV[4])
  local time = redis.call('TIME')
  local now = time[1] * 1000 + math.floor(time[2] / 1000)
  local bucket = prefix .. (redis.call('HGET', KEYS[1], '${BUDGET_FIELD}') or name)
  local full = tonumber(redis.call('GET', bucket) or 0)
  local after = math.max(full, now) + cost
  local wait = after - now - window
  if wait <= 0 then
    redis.call('SET', bucket, string.format('%.0f', after), 'PX', string.format('%.0f', after - now))
    wait = 0
  end
  return {wait, unpack(fields)}
`;

/**
 * Gives what a session holds to another key and leaves a note at the old one that it is over. In one
 * step, so that of two requests that move a session at once only the first takes what it holds along,
 * and so that a user's session is never missing from the list of those that end with the user. Gives
 * the number of fields taken along: 0 where nothing was stored, or where the session was over already.
 */
const MOVE = `
  local name, without, stays = ARGV[1], ARGV[2], ARGV[3]
  local users, lifetime = ARGV[4], ARGV[5]
  local names = redis.call('HKEYS', KEYS[1])
  local staying = stays ~= '' and redis.call('HGET', KEYS[1], stays)
  for _, field in ipairs(names) do if field == '${OVER_FIELD}' then return 0 end end
  if #names > 0 then
    redis.call('RENAME', KEYS[1], KEYS[2])
    redis.call('HSETNX', KEYS[2], '${BUDGET_FIELD}', name)
    if without ~= '' then
      for _, field in ipairs(names) do
        for prefix in string.gmatch(without, '%S+') do
          if string.sub(field, 1, #prefix) == prefix then redis.call('HDEL', KEYS[2], field) end
        end
      end
    end
    for place = 6, #ARGV, 2 do redis.call('HSET', KEYS[2], ARGV[place], ARGV[place + 1]) end
  end
  redis.call('HSET', KEYS[1], '${OVER_FIELD}', 1)
  if staying then redis.call('HSET', KEYS[1], stays, staying) end
  redis.call('EXPIRE', KEYS[1], ${REMEMBER_END_SECONDS})
  local userId = redis.call('HGET', KEYS[2], '${USER_FIELD}')
  if userId then
    local index = users .. userId
    redis.call('SADD', index, KEYS[2])
    redis.call('EXPIRE', index, lifetime)
    if not staying then redis.call('SREM', index, KEYS[1]) end
    if redis.call('SCARD', index) > ${MANY_SESSIONS} then
      for _, key in ipairs(redis.call('SMEMBERS', index)) do
        if redis.call('EXISTS', key) == 0 then redis.call('SREM', index, key) end
      end
    end
  end
  return #names
`;

/**
 * Makes a session a user's, unless all sessions of that user were ended since the login began. In one
 * step: a login that began before such an end must not come in behind it.
 */
const ENTER = `
  local userId, since, lifetime = ARGV[1], ARGV[2], ARGV[3]
  if tonumber(redis.call('GET', KEYS[3]) or 0) > tonumber(since) then return 0 end
  redis.call('HSET', KEYS[1], '${USER_FIELD}', userId)
  for place = 4, #ARGV do redis.call('HDEL', KEYS[1], ARGV[place]) end
  redis.call('EXPIRE', KEYS[1], lifetime)
  redis.call('SADD', KEYS[2], KEYS[1])
  redis.call('EXPIRE', KEYS[2], lifetime)
  return 1
`;

/**
 * Ends a user's sessions but the one that goes on, and gives the keys of those that ended. In one step:
 * which sessions are a user's, and which of them end, must be one truth. A session that is just getting
 * another id is listed under both; under the one that it has at this moment it ends.
 */
const END = `
  local userId, goesOn = ARGV[1], ARGV[2]
  redis.call('SET', KEYS[3], redis.call('INCR', KEYS[2]), 'EX', ${REMEMBER_ENDING_SECONDS})
  local ended = {}
  for _, key in ipairs(redis.call('SMEMBERS', KEYS[1])) do
    if key ~= goesOn then
      if redis.call('HGET', key, '${USER_FIELD}') == userId then
        redis.call('DEL', key)
        ended[#ended + 1] = key
      end
      redis.call('SREM', KEYS[1], key)
    end
  end
  return ended
`;

/** Only while the dashboard is open: a session that was locked or ended meanwhile must not come back. */
const NOTE_DASHBOARD_USE = `
  if redis.call('HEXISTS', KEYS[1], '${DASHBOARD_FIELD}') == 1 then
    redis.call('HSET', KEYS[1], '${DASHBOARD_USED_FIELD}', ARGV[1])
  end
`;

/** Only the place that was looked at: the child may have taken another one meanwhile. */
const DROP_PLACE = `
  if redis.call('HGET', KEYS[1], '${PLACE_FIELD}') ~= ARGV[1] then return 0 end
  return redis.call('HDEL', KEYS[1], '${PLACE_FIELD}')
`;

/** Adds the steps on sessions that must happen at once to a connection. */
export function defineSessionCommands(redis: RedisClient): void {
  redis.defineCommand('admitSession', { numberOfKeys: 1, lua: ADMIT });
  redis.defineCommand('moveSession', { numberOfKeys: 2, lua: MOVE });
  redis.defineCommand('enterSession', { numberOfKeys: 3, lua: ENTER });
  redis.defineCommand('endUserSessions', { numberOfKeys: 3, lua: END });
  redis.defineCommand('dropPlace', { numberOfKeys: 1, lua: DROP_PLACE });
  redis.defineCommand('noteDashboardUse', { numberOfKeys: 1, lua: NOTE_DASHBOARD_USE });
}
