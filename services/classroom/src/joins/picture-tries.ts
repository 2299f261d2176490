import type { Id } from '@lux/contracts/common/ids.ts';
import type { RedisClient } from '@lux/service-kit/redis/connect-redis.ts';

/** So many wrong ones, then the seat waits (CLASSROOM "A lesson from the child's side"). */
export const MOST_TRIES = 5;
export const WAIT_MS = 60_000;
/** A child that types wrong ones once in a while is not a guesser. */
const FORGET_AFTER_MS = 10 * 60_000;

// Counted before the pictures are compared, so that of many tries at once no more than five are.
const TRY = `
  local tries = redis.call('INCR', KEYS[1])
  if tries > tonumber(ARGV[1]) then return redis.call('PTTL', KEYS[1]) end
  redis.call('PEXPIRE', KEYS[1], tries == tonumber(ARGV[1]) and ARGV[2] or ARGV[3])
  return -tries
`;

export type PictureTries = ReturnType<typeof createPictureTries>;

/** Counts the tries at each seat's pictures, for all copies of the service together. */
export function createPictureTries({
  redis,
  namePrefix,
}: {
  redis: RedisClient;
  namePrefix: string;
}) {
  const keyOf = (seatId: Id) => `${namePrefix}:picture-tries:${seatId}`;
  return {
    /** Takes a try. @returns how long to wait where there is none left, and whether this was the last. */
    take: async (seatId: Id): Promise<{ waitMs: number; isLast: boolean }> => {
      const answer = Number(
        await redis.eval(TRY, 1, keyOf(seatId), MOST_TRIES, WAIT_MS, FORGET_AFTER_MS),
      );
      return { waitMs: Math.max(answer, 0), isLast: answer === -MOST_TRIES };
    },

    /** The right ones were shown, or new ones given. */
    forget: async (seatId: Id): Promise<void> => {
      await redis.del(keyOf(seatId));
    },
  };
}
