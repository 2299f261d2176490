import type { Redis } from 'ioredis';

/** The field of a session that says whose it is. */
export const USER_FIELD = 'userId';
/** No login takes so long from its first look at a password to its session. */
const REMEMBER_ENDING_SECONDS = 10 * 60;

// In one step: what a user's sessions are, and which of them end, must be one truth. A session that is
// just getting another id is listed under both; under the one that it has at this moment it ends.
const END = `
  local user, userId, goesOn, channel, seconds = ARGV[1], ARGV[2], ARGV[3], ARGV[4], ARGV[5]
  redis.call('SET', KEYS[3], redis.call('INCR', KEYS[2]), 'EX', seconds)
  local ended = {}
  for _, key in ipairs(redis.call('SMEMBERS', KEYS[1])) do
    if key ~= goesOn then
      if redis.call('HGET', key, user) == userId then
        redis.call('DEL', key)
        redis.call('PUBLISH', channel, key)
        ended[#ended + 1] = key
      end
      redis.call('SREM', KEYS[1], key)
    end
  end
  return ended
`;

// In one step with the look at endings: a login that began before one must not come in behind it.
const ENTER = `
  local user, userId, since, seconds, channel = ARGV[1], ARGV[2], ARGV[3], ARGV[4], ARGV[5]
  if tonumber(redis.call('GET', KEYS[3]) or 0) > tonumber(since) then return 0 end
  redis.call('HSET', KEYS[1], user, userId)
  for place = 6, #ARGV do redis.call('HDEL', KEYS[1], ARGV[place]) end
  redis.call('EXPIRE', KEYS[1], seconds)
  redis.call('SADD', KEYS[2], KEYS[1])
  redis.call('EXPIRE', KEYS[2], seconds)
  redis.call('PUBLISH', channel, KEYS[1])
  return 1
`;

interface Options {
  redis: Redis;
  namePrefix: string;
  /** Where copies of the bff hear which sessions have changed. */
  channel: string;
  lifetimeSeconds: number;
}

/** Which sessions are a user's, so that they can be ended all at once, and stay ended. */
export function createUserSessions({ redis, namePrefix, channel, lifetimeSeconds }: Options) {
  const endings = `${namePrefix}:session-endings`;
  const endingOf = (userId: string) => `${namePrefix}:session-ending:${userId}`;
  /** Names the keys of a user's sessions. */
  const indexes = `${namePrefix}:user-sessions:`;

  return {
    indexes,

    /** How often sessions of anybody were ended by now: asked before a password is looked at. */
    countEndings: async (): Promise<number> => Number((await redis.get(endings)) ?? 0),

    /**
     * Makes a session the user's.
     *
     * @param without fields that are not for them.
     * @param since `countEndings` of when the login began.
     * @returns false where all sessions of this user were ended after that.
     */
    async enter(key: string, userId: string, { without, since }: Entry): Promise<boolean> {
      const keys = [key, indexes + userId, endingOf(userId)];
      const facts = [USER_FIELD, userId, since, lifetimeSeconds, channel];
      return (await redis.eval(ENTER, keys.length, ...keys, ...facts, ...without)) === 1;
    },

    /** @returns the keys of those that have ended: all but the one that goes on. */
    async end(userId: string, goesOn: string | null): Promise<string[]> {
      const keys = [indexes + userId, endings, endingOf(userId)];
      const facts = [USER_FIELD, userId, goesOn ?? '', channel, REMEMBER_ENDING_SECONDS];
      const ended = await redis.eval(END, keys.length, ...keys, ...facts);
      return Array.isArray(ended) ? ended.map(String) : [];
    },
  };
}

interface Entry {
  without: readonly string[];
  since: number;
}
