import { openDoor } from '@lux/test-kit/open-door.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { closeRedis } from './close-redis.ts';
import { connectRedis } from './connect-redis.ts';

const engines = useEngines();
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

test.each(['request', 'worker'] as const)(
  'a connection of a %s ends also while Redis is silent',
  async (patience) => {
    const door = await openDoor(engines.redis.url);
    const redis = connectRedis({ url: door.url, log, patience });
    await redis.ping();
    door.fallSilent();
    await closeRedis(redis);
    await door.close();
    await expect.poll(() => redis.status).toBe('end');
  },
);
