import { commonErrors } from '@lux/service-kit/errors/common-errors.ts';

/** Lets in as many as fit, and one of each account. */
export interface Turnstile {
  /**
   * Waits for a place; the caller calls what it gets when it leaves, once or more often.
   *
   * @throws SERVICE_UNAVAILABLE where too many wait already, of this account or of all.
   */
  enter: (account: string) => Promise<() => void>;
}

interface Waiting {
  account: string;
  letIn: () => void;
}

/** A body of 1 MB takes about ten times as much while it is read: these take half of the service's heap. */
const AT_ONCE = 8;
const MAX_WAITING = 200;
/** A child's tablets and tabs, not a script. */
const MAX_WAITING_PER_ACCOUNT = 24;
const RETRY_AFTER_SECONDS = 3;

/**
 * Bounds what large bodies take at once: who waits here has not been read yet. That an account's
 * changes come one after the other also keeps them within its quota.
 */
export function createTurnstile(atOnce = AT_ONCE): Turnstile {
  const inside = new Set<string>();
  const waiting: Waiting[] = [];

  function letNextIn(): void {
    if (inside.size >= atOnce) return;
    const at = waiting.findIndex(({ account }) => !inside.has(account));
    const [next] = at < 0 ? [] : waiting.splice(at, 1);
    if (!next) return;
    inside.add(next.account);
    next.letIn();
  }

  return {
    enter: async (account) => {
      const own = waiting.filter((one) => one.account === account).length;
      if (waiting.length >= MAX_WAITING || own >= MAX_WAITING_PER_ACCOUNT) {
        throw commonErrors.SERVICE_UNAVAILABLE({ retryAfterSeconds: RETRY_AFTER_SECONDS });
      }
      const { promise, resolve: letIn } = Promise.withResolvers<void>();
      waiting.push({ account, letIn });
      letNextIn();
      await promise;
      let isInside = true;
      return () => {
        if (!isInside) return;
        isInside = false;
        inside.delete(account);
        letNextIn();
      };
    },
  };
}
