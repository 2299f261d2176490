import type { OwnerId } from '@lux/contracts/common/owner-id.ts';
import type { connectRedis } from '@lux/service-kit/redis/connect-redis.ts';

export interface FairTurns {
  /** The turn of this owner's next wish: lower is sooner. */
  take: (owner: OwnerId) => Promise<number>;
  /** A wish of this turn was begun; nobody new comes before it any more. */
  begun: (turn: number) => Promise<void>;
}

/** Who begins again after this much quiet starts like everybody else. */
const FORGET_AFTER_SECONDS = 600;

/** The member that holds the turn begun last; no owner has such a name. */
const NOW = 'now';

// In one step, because twenty clicks at once must get twenty turns.
const TAKE = `
  local now = tonumber(redis.call('ZSCORE', KEYS[1], ARGV[2]) or 1)
  local last = tonumber(redis.call('ZSCORE', KEYS[1], ARGV[1]) or 0)
  local turn = math.max(now, last + 1)
  redis.call('ZADD', KEYS[1], turn, ARGV[1])
  redis.call('EXPIRE', KEYS[1], ARGV[3])
  return turn
`;

/**
 * Turns go round the children, not to the fastest clicker (DESIGN 5). A child's wishes take one
 * turn each, the first of them in the round that is being served now (start-time fair queueing).
 * So one child's twenty wishes spread over twenty rounds, a newcomer joins the current round, and
 * nobody starves: rounds end, because who was served in one is asked again only in the next.
 *
 * The turn becomes the job's priority in BullMQ. What is lost with Redis is only the memory of who
 * had how many; the sweep deals out new turns.
 */
export function createFairTurns({
  redis,
  namePrefix,
}: {
  redis: ReturnType<typeof connectRedis>;
  namePrefix: string;
}): FairTurns {
  const key = `${namePrefix}:media:turns`;
  return {
    take: async (owner) => Number(await redis.eval(TAKE, 1, key, owner, NOW, FORGET_AFTER_SECONDS)),
    begun: async (turn) => {
      await redis.zadd(key, 'GT', turn, NOW);
    },
  };
}
