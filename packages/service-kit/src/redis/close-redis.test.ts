import { openFaultProxy } from '@lux/test-kit/open-fault-proxy.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { closeRedis } from './close-redis.ts';
import { connectRedis } from './connect-redis.ts';

const engines = useEngines();
const log = pino({ level: 'silent' });

test.each(['request', 'worker'] as const)(
  'a connection of a %s ends also while it is being made in vain',
  async (role) => {
    const redis = connectRedis({ url: 'redis://127.0.0.1:1', log, role });
    expect(redis.status).toBe('connecting');
    await closeRedis(redis);
    await expect.poll(() => redis.status).toBe('end');
  },
);

test.each(['request', 'worker'] as const)(
  'a connection of a %s ends also while Redis is silent',
  async (role) => {
    const proxy = await openFaultProxy(engines.redis.url);
    const redis = connectRedis({ url: proxy.url, log, role });
    await redis.ping();
    proxy.stall();
    await closeRedis(redis);
    await proxy.close();
    await expect.poll(() => redis.status).toBe('end');
  },
);
