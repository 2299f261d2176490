import type { Redis } from 'ioredis';

/** They hold what children said, so they do not stay longer than a person needs to find the cause. */
const KEEP_MS = 14 * 24 * 60 * 60 * 1_000;
const KEEP_ENTRIES = 1_000;
const READ_COUNT = 100;

export interface Burial {
  /** Of the stream entry the events came in. */
  entryId: string;
  why: string;
  /** JSON, as it was delivered. */
  content: string;
}

/** Events that nobody can handle, in a stream where a person can look at them. */
export function createDeadLetters(redis: Redis, key: string) {
  const dropOld = async () => {
    await redis.xtrim(key, 'MINID', Date.now() - KEEP_MS);
  };
  return {
    bury: async ({ entryId, why, content }: Burial): Promise<void> => {
      const fields = ['id', entryId, 'why', why, 'events', content];
      await redis.xadd(key, 'MAXLEN', '~', KEEP_ENTRIES, '*', ...fields);
      // For when nobody is there to drop old ones.
      await redis.pexpire(key, KEEP_MS);
    },

    /** Takes out what was buried two weeks ago, whatever was buried since. */
    dropOld,

    /** Takes out the entries with events of somebody. Resolves to how many. */
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
