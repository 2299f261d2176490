import { commonErrors } from '@lux/service-kit/errors/common-errors.ts';

/** Bounds how many hold it at once, and lets each key hold it once. */
export interface KeyedSemaphore {
  /**
   * Waits for a place and gives a function that releases it; calling that again does nothing.
   *
   * @throws SERVICE_UNAVAILABLE where too many wait already, with this key or in all.
   */
  acquire: (key: string) => Promise<() => void>;
}

interface Waiting {
  key: string;
  grant: () => void;
}

/** A body of 1 MB takes about ten times as much while it is read: these take half of the service's heap. */
const CONCURRENCY = 8;
const MAX_WAITING = 200;
/** A child's tablets and tabs, not a script. */
const MAX_WAITING_PER_KEY = 24;
const RETRY_AFTER_SECONDS = 3;

/**
 * Bounds the memory of large bodies: a request waits here before its body is read. Serialising the
 * changes of one account (the key) also keeps them within its quota.
 */
export function createKeyedSemaphore(concurrency = CONCURRENCY): KeyedSemaphore {
  const held = new Set<string>();
  const waiting: Waiting[] = [];

  function grantNext(): void {
    if (held.size >= concurrency) return;
    const at = waiting.findIndex(({ key }) => !held.has(key));
    const [next] = at < 0 ? [] : waiting.splice(at, 1);
    if (!next) return;
    held.add(next.key);
    next.grant();
  }

  return {
    acquire: async (key) => {
      const own = waiting.filter((one) => one.key === key).length;
      if (waiting.length >= MAX_WAITING || own >= MAX_WAITING_PER_KEY) {
        throw commonErrors.SERVICE_UNAVAILABLE({ retryAfterSeconds: RETRY_AFTER_SECONDS });
      }
      const { promise, resolve: grant } = Promise.withResolvers<void>();
      waiting.push({ key, grant });
      grantNext();
      await promise;
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        held.delete(key);
        grantNext();
      };
    },
  };
}
