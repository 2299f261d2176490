import type { Redis } from 'ioredis';
import { z } from 'zod';

/** A living consumer asks every second. */
const DEAD_AFTER_MS = 60 * 60 * 1_000;

const Consumers = z.array(z.array(z.union([z.string(), z.number()])));

/** Strikes from the group the names of consumers that are long gone and left nothing behind. */
export async function removeStaleConsumers(
  redis: Redis,
  key: string,
  group: string,
): Promise<void> {
  const consumers = Consumers.parse(await redis.xinfo('CONSUMERS', key, group));
  for (const fields of consumers) {
    const field = (name: string) => fields[fields.indexOf(name) + 1];
    const isDead = Number(field('idle')) > DEAD_AFTER_MS && field('pending') === 0;
    if (isDead) await redis.xgroup('DELCONSUMER', key, group, String(field('name')));
  }
}
