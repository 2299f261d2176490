import type { OwnerId } from '@lux/contracts/common/ids.ts';
import type { RedisClient } from '@lux/service-kit/redis/connect-redis.ts';
import { namesInOneSlot } from '@lux/service-kit/redis/one-slot.ts';

export interface FairTurns {
  /** The turn of this owner's next wish: lower is sooner. */
  take: (owner: OwnerId) => Promise<number>;
  /** A wish of this turn was begun; no newcomer is served before it. */
  begun: (turn: number) => Promise<void>;
  /** Nothing is known of these owners any more. */
  forget: (owners: OwnerId[]) => Promise<void>;
}

/**
 * Who begins again after this much quiet starts like everybody else. Of each child for itself, so that
 * a child is not remembered for as long as others paint; longer than a child's wishes wait.
 */
const FORGET_AFTER_SECONDS = 1_800;

// In one step, because twenty clicks at once must get twenty turns.
const TAKE = `
  local now = tonumber(redis.call('GET', KEYS[1]) or 1)
  local last = tonumber(redis.call('GET', KEYS[2]) or 0)
  local turn = math.max(now, last + 1)
  redis.call('SET', KEYS[2], turn, 'EX', ARGV[1])
  redis.call('EXPIRE', KEYS[1], ARGV[1])
  return turn
`;

const BEGUN = `
  local now = tonumber(redis.call('GET', KEYS[1]) or 0)
  if tonumber(ARGV[1]) > now then redis.call('SET', KEYS[1], ARGV[1], 'EX', ARGV[2]) end
`;

/**
 * Turns go round the children, not to the fastest clicker (DESIGN 5). A child's wishes take one
 * turn each, the first of them in the round that is being served now (start-time fair queueing).
 * So one child's twenty wishes spread over twenty rounds, a newcomer joins the current round, and
 * no child starves: a round ends, because each child is served once in it.
 *
 * The turn becomes the job's priority in BullMQ. What is lost with Redis is only the memory of who
 * had how many; the sweep deals out new turns.
 */
export function createFairScheduler({
  redis,
  namePrefix,
}: {
  redis: RedisClient;
  namePrefix: string;
}): FairTurns {
  /** Holds the turn begun last. */
  const now = `${namesInOneSlot(redis, namePrefix, 'turns')}:media:turn`;
  const keyOf = (owner: OwnerId) => `${now}:${owner}`;
  return {
    take: async (owner) =>
      Number(await redis.eval(TAKE, 2, now, keyOf(owner), FORGET_AFTER_SECONDS)),
    begun: async (turn) => {
      await redis.eval(BEGUN, 1, now, turn, FORGET_AFTER_SECONDS);
    },
    forget: async (owners) => {
      if (owners.length > 0) await redis.del(...owners.map(keyOf));
    },
  };
}
