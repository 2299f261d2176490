import { findServerForTests } from '@lux/test-kit/redis-servers/find-redis-server.ts';
import { openRedisCluster } from '@lux/test-kit/redis-servers/open-redis-cluster.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { waitFor } from '@lux/test-kit/wait-for.ts';
import { pino } from 'pino';
import { describe, expect, onTestFinished, test } from 'vitest';
import { toAppError } from '../errors/to-app-error.ts';
import { closeRedis } from './close-redis.ts';
import { connectRedis } from './connect-redis.ts';
import { onPossibleLoss } from './on-possible-loss.ts';
import { namesInOneSlot } from './one-slot.ts';

const engines = useEngines();
const redisServer = await findServerForTests();
const log = pino({ level: 'silent' });

function connect(url: string) {
  const redis = connectRedis({ url, log, role: 'request' });
  redis.on('error', () => {});
  onTestFinished(() => redis.disconnect());
  return redis;
}

async function openCluster(options: Parameters<typeof openRedisCluster>[1]) {
  if (!redisServer) throw new Error('there is no redis-server');
  const cluster = await openRedisCluster(redisServer, options);
  onTestFinished(cluster.close);
  return cluster;
}

describe.skipIf(!redisServer)('a cluster (needs redis-server)', () => {
  test('is used with the user that its address names, who may touch our keys alone', async () => {
    const user = 'user lux on >a-long-password ~lux:* &lux:* +@all';
    const { url } = await openCluster({ lines: [user] });
    const withUser = (credentials: string) => url.replaceAll('redis://', `redis://${credentials}@`);
    const redis = connect(withUser('lux:a-long-password'));
    // Ours beyond the first slot, too, and those of one task together.
    const names = namesInOneSlot(redis, 'lux', 'sessions');
    for (const key of ['lux:one', 'lux:two', 'lux:three', `${names}:one`]) {
      expect(await redis.set(key, 'Hallo')).toBe('OK');
    }
    expect(await redis.del(`${names}:one`, `${names}:two`)).toBe(1);
    await expect(redis.get('other:greeting')).rejects.toThrow(/NOPERM/);
    await expect(connect(withUser('lux:wrong')).get('lux:one')).rejects.toThrow();
  });

  test('whose master is gone tells that something may be lost, and goes on with its replica', async () => {
    const cluster = await openCluster({ replicas: 1 });
    const redis = connect(cluster.url);
    await redis.set('greeting', 'Hallo');
    await waitFor(() => redis.wait(1, 1_000));
    let losses = 0;
    const stop = onPossibleLoss(redis, () => {
      losses += 1;
    });
    const lost = await cluster.masterOf(await cluster.slotOf('greeting'));
    await lost.kill();
    expect(await waitFor(() => redis.get('greeting'), { timeoutMs: 15_000 })).toBe('Hallo');
    await waitFor(() => losses > 0);
    stop();
    await closeRedis(redis);
  }, 30_000);
});

test('of which no node is there lets a request fail in time, as an outage', async () => {
  const redis = connect('redis://127.0.0.1:1,127.0.0.1:2');
  const error = await redis.get('greeting').catch((reason: unknown) => reason);
  expect(toAppError(error).status).toBe(503);
});

test('names on one server are what they were before there were clusters', () => {
  const redis = connect(engines.redis.url);
  expect(namesInOneSlot(redis, 'lux', 'boards')).toBe('lux');
});
