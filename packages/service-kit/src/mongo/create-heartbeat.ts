/** Long, as a busy machine is no outage; together with `databaseOutageGuard` below the 2 s of SPEC 8. */
const ANSWER_WITHIN_MS = 1_000;

export interface Heartbeat {
  /** The database has answered something. */
  beat: () => void;
  /** Whether the database answers at all, told within 1 s. Never rejects. */
  isThere: () => Promise<boolean>;
}

/**
 * Tells a database that hangs from one that is busy: of the latter something comes back all the time,
 * though a question of our own may wait long for its turn.
 *
 * @param ask rejects where the database cannot be reached.
 */
export function createHeartbeat(
  ask: () => Promise<unknown>,
  answerWithinMs = ANSWER_WITHIN_MS,
): Heartbeat {
  let beatAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<boolean> | undefined;

  return {
    beat: () => {
      beatAt = performance.now();
    },
    isThere: async () => {
      const startedAt = performance.now();
      // One question for all who wait: each takes a connection for as long as the database hangs.
      asking ??= ask()
        .then(
          () => true,
          () => false,
        )
        .finally(() => {
          asking = undefined;
        });
      const { promise: late, resolve } = Promise.withResolvers<boolean>();
      // After what has arrived while this process was busy.
      const look = () => setImmediate(() => resolve(beatAt >= startedAt));
      const timer = setTimeout(look, answerWithinMs);
      return Promise.race([asking, late]).finally(() => clearTimeout(timer));
    },
  };
}
