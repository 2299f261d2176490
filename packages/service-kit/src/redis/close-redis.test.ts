import { pino } from 'pino';
import { expect, test } from 'vitest';
import { closeRedis } from './close-redis.ts';
import { connectRedis } from './connect-redis.ts';

const log = pino({ level: 'silent' });

test.each(['request', 'worker'] as const)(
  'a connection of a %s ends also while it is being made in vain',
  async (patience) => {
    const redis = connectRedis({ url: 'redis://127.0.0.1:1', log, patience });
    expect(redis.status).toBe('connecting');
    await closeRedis(redis);
    await expect.poll(() => redis.status).toBe('end');
  },
);
