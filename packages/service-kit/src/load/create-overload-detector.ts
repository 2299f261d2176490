/** A hiccup is over by then: a lag of the process, a pause of Redis. */
const HICCUP_MS = 500;
/** So soon after an overload it is no hiccup, but the same rush. */
const SAME_RUSH_MS = 5_000;

export interface OverloadDetector {
  /** Watches one piece of work that all who come have to do, or one like it. */
  watch: <Value>(way: Promise<Value>) => Promise<Value>;
  /** Whether more comes in than goes out: whoever is let in now waits behind all the others. */
  isOverloaded: () => boolean;
}

/**
 * Tells when work piles up, whatever is short of time: this process, the machine, a service or an
 * engine. All of them make a way long that is short otherwise. It is overload where for half a second
 * no request found it short.
 *
 * @param slowMs longer than the work takes while everything keeps up, in milliseconds.
 * @param now the clock, in milliseconds.
 */
export function createOverloadDetector(
  slowMs: number,
  now: () => number = () => performance.now(),
): OverloadDetector {
  let underWay = 0;
  let slowSince: number | undefined;
  let overloadedAt = -Infinity;

  const arrive = (tookMs: number) => {
    // Without a request in flight nothing would end the overload, so the next one is admitted.
    if (tookMs <= slowMs || underWay === 0) slowSince = undefined;
    else slowSince ??= now();
  };

  return {
    watch: async (way) => {
      const start = now();
      underWay += 1;
      try {
        const value = await way;
        underWay -= 1;
        arrive(now() - start);
        return value;
      } catch (error) {
        underWay -= 1;
        // Refused, or Redis is away: that says nothing about the load.
        if (underWay === 0) slowSince = undefined;
        throw error;
      }
    },
    isOverloaded: () => {
      if (slowSince === undefined) return false;
      const moment = now();
      const toleranceMs = moment - overloadedAt < SAME_RUSH_MS ? 0 : HICCUP_MS;
      if (moment - slowSince <= toleranceMs) return false;
      overloadedAt = moment;
      return true;
    },
  };
}
