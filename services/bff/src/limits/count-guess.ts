import type { Redis } from 'ioredis';

export interface Count {
  key: string;
  /** How many fit into a window, which begins with the first. */
  limit: number;
  windowSeconds: number;
}

// All or none: who is refused by one count must not fill the others.
const COUNT = `
  for place, key in ipairs(KEYS) do
    if tonumber(redis.call('GET', key) or 0) >= tonumber(ARGV[2 * place - 1]) then
      return math.max(redis.call('TTL', key), 1)
    end
  end
  for place, key in ipairs(KEYS) do
    if redis.call('INCR', key) == 1 then redis.call('EXPIRE', key, ARGV[2 * place]) end
  end
  return 0
`;

// A count that has run out meanwhile must not come back, below zero and without an end.
const TAKE_BACK = `
  for _, key in ipairs(KEYS) do
    if redis.call('EXISTS', key) == 1 then redis.call('DECR', key) end
  end
`;

/**
 * Counts a guess in all counts, if it fits into each of them.
 *
 * @returns seconds until it may be tried again; 0: counted.
 */
export async function countGuess(redis: Redis, counts: Count[]): Promise<number> {
  const amounts = counts.flatMap(({ limit, windowSeconds }) => [limit, windowSeconds]);
  return Number(
    await redis.eval(COUNT, counts.length, ...counts.map(({ key }) => key), ...amounts),
  );
}

/** For a guess that was right. */
export async function takeBackGuess(redis: Redis, counts: Count[]): Promise<void> {
  await redis.eval(TAKE_BACK, counts.length, ...counts.map(({ key }) => key));
}
