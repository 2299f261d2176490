import type { AppError } from '@lux/service-kit/errors/app-error.ts';
import { commonErrors } from '@lux/service-kit/errors/common-errors.ts';

/** How much may come at once, and how much per second after that. */
export interface Rate {
  burst: number;
  perSecond: number;
}

/** The refusal of a request that has to wait. */
export function tooManyRequests(waitMs: number): AppError {
  return commonErrors.TOO_MANY_REQUESTS({ retryAfterSeconds: Math.ceil(waitMs / 1000) });
}

export interface TokenBuckets {
  /**
   * Takes from the bucket of this name.
   *
   * @returns milliseconds until there is enough; 0: taken.
   */
  take: (name: string, rate: Rate, count?: number) => number;
  /** Has the bucket of this name full again no sooner than in so many milliseconds. */
  raise: (name: string, fullInMs: number) => void;
}

/** At this many, full buckets are removed, then the oldest, down to `KEPT_BUCKETS`. */
const MAX_BUCKETS = 50_000;
const KEPT_BUCKETS = 45_000;

/**
 * Token buckets in memory, each kept as the one moment when it will be full again.
 *
 * @param now the clock, in milliseconds.
 */
export function createTokenBuckets(now: () => number = Date.now): TokenBuckets {
  const fullAt = new Map<string, number>();

  const makeRoom = () => {
    const moment = now();
    for (const [name, full] of fullAt) if (full <= moment) fullAt.delete(name);
    for (const name of fullAt.keys()) {
      if (fullAt.size <= KEPT_BUCKETS) return;
      fullAt.delete(name);
    }
  };

  const keep = (name: string, full: number) => {
    if (fullAt.size >= MAX_BUCKETS && !fullAt.has(name)) makeRoom();
    fullAt.set(name, full);
  };

  return {
    take: (name, { burst, perSecond }, count = 1) => {
      const moment = now();
      const next = Math.max(fullAt.get(name) ?? 0, moment) + (count * 1000) / perSecond;
      const waitMs = next - moment - (burst * 1000) / perSecond;
      if (waitMs > 0) return waitMs;
      keep(name, next);
      return 0;
    },
    raise: (name, fullInMs) => {
      const full = now() + fullInMs;
      if (full > (fullAt.get(name) ?? 0)) keep(name, full);
    },
  };
}
