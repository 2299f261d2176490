import { z } from 'zod';
import type { RedisClient } from '../../redis/connect-redis.ts';

/** Creates the group from the stream's beginning, also after Redis lost everything. */
export async function ensureGroup(redis: RedisClient, key: string, group: string): Promise<void> {
  await redis.xgroup('CREATE', key, group, '0', 'MKSTREAM').catch((error: Error) => {
    if (!error.message.includes('BUSYGROUP')) throw error;
  });
}

/** A running consumer reads every second. */
const DEAD_AFTER_MS = 60 * 60 * 1_000;

const Consumers = z.array(z.array(z.union([z.string(), z.number()])));

/** Removes consumers from the group that are long gone and have nothing pending. */
export async function removeStaleConsumers(
  redis: RedisClient,
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
