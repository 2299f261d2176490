interface Limits {
  perSecond: number;
  /** What may come at once after a quiet time. */
  atOnce: number;
}

/**
 * Tells of one after the other whether it is still within the rate.
 *
 * @param now in ms.
 */
export function createRate({ perSecond, atOnce }: Limits, now: () => number): () => boolean {
  let left = atOnce;
  let countedAt = now();
  return () => {
    const time = now();
    left = Math.min(atOnce, left + ((time - countedAt) * perSecond) / 1_000);
    countedAt = time;
    if (left < 1) return false;
    left -= 1;
    return true;
  };
}
