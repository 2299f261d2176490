import { pick } from '@lux/random/choose.ts';
import { createRandom } from '@lux/random/random.ts';
import { waitFor } from '@lux/test-kit/wait-for.ts';
import { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { hostileTexts } from '../hostile-texts.ts';

const QUEUES = ['fulfil-wish', 'delete-old-jobs', 'delete-expired-requests'];
const SETTLED_WITHIN_MS = 90_000;

/** Puts jobs without an order behind them into all queues, and waits until the workers have finished them. */
export async function fuzzQueues(
  redis: Redis,
  { entries, seed }: { entries: number; seed: number },
): Promise<void> {
  const random = createRandom(seed);
  for (const name of QUEUES) {
    const queue = new Queue(name, {
      connection: redis,
      prefix: 'lux:jobs',
      skipVersionCheck: true,
    });
    for (let index = 0; index < entries; index += 1) {
      const recordId = pick(random, hostileTexts);
      const data = pick(random, [null, 5, 'x', [], {}, { recordId }, { recordId: { $ne: 1 } }]);
      const priority = pick(random, [0, 1, 2_000_000]);
      await queue.add(pick(random, [name, 'x', '__proto__']), data, { priority });
    }
    await waitFor(async () => (await queue.getJobCountByTypes(...UNSETTLED)) === 0, {
      timeoutMs: SETTLED_WITHIN_MS,
      what: `an empty queue ${name}`,
    });
    await addHalfLost(redis, name);
    const last = await queue.add(name, { recordId: 'last' });
    await waitFor(async () => SETTLED.has(await last.getState()), {
      timeoutMs: SETTLED_WITHIN_MS,
      what: `an order after them in ${name}`,
    });
    await queue.close();
  }
}

const UNSETTLED = ['waiting', 'prioritized', 'delayed', 'active'] as const;
const SETTLED = new Set(['completed', 'failed']);

/** What a damaged Redis may hold: queued ids without a job, or jobs that cannot be parsed. */
async function addHalfLost(redis: Redis, name: string): Promise<void> {
  for (const [id, fields] of Object.entries(HALF_LOST)) {
    if (fields) await redis.hset(`lux:jobs:${name}:${id}`, fields);
    await redis.lpush(`lux:jobs:${name}:wait`, id);
  }
  await redis.set(`lux:jobs:${name}:fuzz-text`, 'x');
  await redis.lpush(`lux:jobs:${name}:wait`, 'fuzz-text');
}

const HALF_LOST = {
  'fuzz-nowhere': null,
  'fuzz-empty': { data: '' },
  'fuzz-data': { name: 'x', data: '{', opts: '{}', timestamp: '1' },
  'fuzz-opts': { name: 'x', data: '{}', opts: '[', timestamp: 'x', attemptsMade: 'x' },
};
