import { createHmac } from 'node:crypto';
import type { Redis } from 'ioredis';
import { type Addition, addToSharedBuckets } from './add-to-shared-buckets.ts';
import { type Buckets, createBuckets } from './create-buckets.ts';

export interface SharedBuckets extends Buckets {
  /** Tells the other copies what was taken here, and takes note of theirs. Never rejects. */
  share: () => Promise<void>;
  close: () => void;
}

interface Options {
  redis: Redis;
  namePrefix: string;
  /** Names hold addresses, which are nobody's business in Redis. */
  secret: string;
}

const SHARE_EVERY_MS = 500;
/** Names told of at a time; who floods by more of them at once is counted by each copy alone. */
const MAX_SHARED = 1_000;

/**
 * Buckets in memory that all copies of the bff fill together: nobody who takes waits for Redis, but
 * twice a second each copy adds what it gave away and reads the sum. In between, and while Redis is
 * away, each copy goes by what it knows.
 */
export function createSharedBuckets({ redis, namePrefix, secret }: Options): SharedBuckets {
  const buckets = createBuckets();
  let taken = new Map<string, Addition>();
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const keyOf = (name: string) =>
    `${namePrefix}:address:${createHmac('sha256', secret).update(name).digest('base64url')}`;

  const share = async () => {
    const told = [...taken];
    taken = new Map();
    if (told.length === 0) return;
    // What could not be told is not told later: the others gave it away long ago.
    const additions = told.map(([, addition]) => addition);
    const left = await addToSharedBuckets(redis, additions).catch(() => []);
    for (const [place, [name]] of told.entries()) {
      const sinceMs = taken.get(name)?.takenMs ?? 0;
      buckets.raise(name, (left[place] ?? 0) + sinceMs);
    }
  };

  const schedule = () => {
    if (isClosed) return;
    timer ??= setTimeout(async () => {
      await share();
      timer = undefined;
      if (taken.size > 0) schedule();
    }, SHARE_EVERY_MS).unref();
  };

  const note = (name: string, takenMs: number, windowMs: number) => {
    const known = taken.get(name);
    if (known) known.takenMs += takenMs;
    else if (taken.size < MAX_SHARED) taken.set(name, { key: keyOf(name), takenMs, windowMs });
    schedule();
  };

  return {
    ...buckets,
    take: (name, rate, count = 1) => {
      const waitMs = buckets.take(name, rate, count);
      if (waitMs > 0) return waitMs;
      note(name, (count * 1000) / rate.perSecond, (rate.burst * 1000) / rate.perSecond);
      return 0;
    },
    share,
    close: () => {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}
