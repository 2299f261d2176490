import { Cluster } from 'ioredis';
import type { RedisClient } from './connect-redis.ts';

/**
 * Calls back when what Redis acknowledged lately may be gone: it was away and is back, or in a cluster
 * another node has become a master, or a connection to one ended. Replicas follow their master some
 * milliseconds behind.
 *
 * @returns how to stop.
 */
export function onPossibleLoss(redis: RedisClient, listener: () => void): () => void {
  redis.on('ready', listener);
  if (!(redis instanceof Cluster)) return () => redis.off('ready', listener);

  const nameOf = ({ options }: ReturnType<Cluster['nodes']>[number]) =>
    `${options.host}:${options.port}`;
  let masters = new Set<string>();
  const compare = () => {
    const now = new Set(redis.nodes('master').map(nameOf));
    const isNew = masters.size > 0 && [...now].some((name) => !masters.has(name));
    masters = now;
    if (isNew) listener();
  };
  const lose = (node: Parameters<typeof nameOf>[0]) => {
    if (masters.has(nameOf(node))) listener();
  };
  redis.on('refresh', compare);
  redis.on('-node', lose);
  return () => {
    redis.off('ready', listener);
    redis.off('refresh', compare);
    redis.off('-node', lose);
  };
}
