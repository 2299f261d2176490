/** Longer than the way to a session takes, there and back, while the machine keeps up. */
const SLOW_MS = 200;
/** A hiccup is over by then: a lag of the process, a pause of Redis. */
const HICCUP_MS = 500;
/** So soon after an overload it is no hiccup, but the same rush. */
const SAME_RUSH_MS = 5_000;

export interface LoadWatch {
  /** Watches a request on its way to its session, which every one goes and which costs little. */
  watch: <Value>(way: Promise<Value>) => Promise<Value>;
  /** Whether more comes in than goes out: whoever is let in now waits behind all the others. */
  isOverloaded: () => boolean;
}

/**
 * Tells when work piles up, whatever is short of time: this process, the machine, or Redis. All of
 * them make the way to a session long. It is overload where for half a second nobody found it short.
 *
 * @param now the clock, in milliseconds.
 */
export function createLoadWatch(now: () => number = () => performance.now()): LoadWatch {
  let underWay = 0;
  let slowSince: number | undefined;
  let overloadedAt = -Infinity;

  const arrive = (tookMs: number) => {
    // Where nobody is under way any more, nobody would end the overload: the next one may try.
    if (tookMs <= SLOW_MS || underWay === 0) slowSince = undefined;
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
      const patienceMs = moment - overloadedAt < SAME_RUSH_MS ? 0 : HICCUP_MS;
      if (moment - slowSince <= patienceMs) return false;
      overloadedAt = moment;
      return true;
    },
  };
}
