import type { RedisClient } from './connect-redis.ts';

/** What touches several keys in one step, each with keys of its own. */
export type RedisTask = 'sessions' | 'boards' | 'turns' | `queue-${string}`;

/**
 * The begin of a task's key names. In a cluster it holds a hash tag, so that all keys of the task lie in
 * one slot and one step can touch several; on one server names are as they were before there were
 * clusters (decision 029).
 */
export function namesInOneSlot(redis: RedisClient, namePrefix: string, task: RedisTask): string {
  return redis.isCluster ? `${namePrefix}:{${namePrefix}-${task}}` : namePrefix;
}
