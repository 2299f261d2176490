import type { RedisClient } from '../../redis/connect-redis.ts';

/** Dead letters hold what children said, so they are kept only as long as finding the cause may take. */
export const KEEP_DEAD_LETTERS_DAYS = 14;
const KEEP_MS = KEEP_DEAD_LETTERS_DAYS * 24 * 60 * 60 * 1_000;
const KEEP_ENTRIES = 1_000;
const READ_COUNT = 100;

export interface DeadLetter {
  /** Of the stream entry the events came in. */
  entryId: string;
  why: string;
  /** JSON, as it was delivered. */
  content: string;
}

/** Events that could not be handled, in a stream of their own where a person can inspect them. */
export function createDeadLetters(redis: RedisClient, key: string) {
  const dropOld = async () => {
    await redis.xtrim(key, 'MINID', Date.now() - KEEP_MS);
  };
  return {
    add: async ({ entryId, why, content }: DeadLetter): Promise<void> => {
      const fields = ['id', entryId, 'why', why, 'events', content];
      await redis.xadd(key, 'MAXLEN', '~', KEEP_ENTRIES, '*', ...fields);
      // In case no consumer is running to drop old ones.
      await redis.pexpire(key, KEEP_MS);
    },

    /** Removes what was added two weeks ago or earlier, whatever was added since. */
    dropOld,

    /** Removes entries with events of these people. Resolves to how many were removed. */
    forget: async (isTheirs: (content: string) => boolean): Promise<number> => {
      let forgotten = 0;
      let after = '-';
      while (true) {
        const found = await redis.xrange(key, after, '+', 'COUNT', READ_COUNT);
        const last = found.at(-1);
        if (!last) return forgotten;
        const theirs = found.filter(([, fields]) => isTheirs(fields.join('\n')));
        if (theirs.length > 0) forgotten += await redis.xdel(key, ...theirs.map(([id]) => id));
        after = `(${last[0]}`;
      }
    },
  };
}
