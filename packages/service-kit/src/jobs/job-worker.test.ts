import { useEngines } from '@lux/test-kit/test-engines.ts';
import { waitFor } from '@lux/test-kit/wait-for.ts';
import type { Redis } from 'ioredis';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { closeRedis } from '../redis/close-redis.ts';
import { connectRedis } from '../redis/connect-redis.ts';
import { createMetrics } from '../server/create-metrics.ts';
import { createJobQueue } from './create-job-queue.ts';
import { createJobWorker } from './create-job-worker.ts';

const engines = useEngines();
const silent = pino({ level: 'silent' });
const definition = { name: 'tie-shoes', attempts: 3, backoffMs: 20, keepFinishedSeconds: 60 };

function open(
  handle: Parameters<typeof createJobWorker>[1]['handle'],
  {
    log = silent,
    metrics = createMetrics('test'),
    ...options
  }: Partial<Parameters<typeof createJobWorker>[1]> = {},
) {
  const namePrefix = `${engines.redis.prefix}-${Math.random().toString(36).slice(2)}`;
  const connect = (patience: 'request' | 'worker') =>
    connectRedis({ url: engines.redis.url, log: silent, patience });
  const forQueue = connect('request');
  const forWorker = connect('worker');
  const queue = createJobQueue(definition, { redis: forQueue, namePrefix });
  const worker = createJobWorker(definition, {
    redis: forWorker,
    namePrefix,
    log,
    concurrency: 1,
    handle,
    metrics,
    ...options,
  });
  onTestFinished(async () => {
    await worker.close();
    await queue.close();
    await Promise.all([closeRedis(forQueue), closeRedis(forWorker)]);
  });
  return { queue, worker, forWorker };
}

test('the same record ordered twice is done once', async () => {
  const done: string[] = [];
  const { queue } = open(async ({ recordId }) => {
    done.push(recordId);
  });
  await Promise.all([queue.add('left'), queue.add('left'), queue.add('right')]);
  await waitFor(() => done.length >= 2);
  expect(done.toSorted()).toEqual(['left', 'right']);
});

test('a failing job is tried again, and told when it is the last time', async () => {
  const tries: boolean[] = [];
  const { queue } = open(async ({ isLastAttempt }) => {
    tries.push(isLastAttempt);
    throw new Error('knot');
  });
  await queue.add('knot');
  await waitFor(() => tries.length === 3);
  expect(tries).toEqual([false, false, true]);
});

test('the worker’s lines carry the id of the request that ordered the job', async () => {
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => lines.push(line) });
  const { queue } = open(
    async (order) => {
      order.log.info('tying');
      throw new Error('knot');
    },
    { log },
  );
  await queue.add('left', 1, { requestId: 'a-request' });
  await waitFor(() => lines.some((line) => line.includes('job attempt failed')));
  for (const line of lines) {
    expect(JSON.parse(line)).toMatchObject({
      job: 'tie-shoes',
      recordId: 'left',
      requestId: 'a-request',
    });
  }
});

test('attempts are counted and timed by job and by how they ended', async () => {
  const metrics = createMetrics('test');
  let tries = 0;
  const { queue } = open(
    async () => {
      tries += 1;
      if (tries === 1) throw new Error('knot');
    },
    { metrics },
  );
  await queue.add('left');
  await waitFor(async () => (await metrics.metrics()).includes('result="done"'));
  const text = await metrics.metrics();
  const count = (result: string) =>
    text.includes(
      `job_attempt_duration_seconds_count{job="tie-shoes",result="${result}",service="test"} 1`,
    ) ||
    text.includes(
      `job_attempt_duration_seconds_count{service="test",job="tie-shoes",result="${result}"} 1`,
    );
  expect([count('failed'), count('done')]).toEqual([true, true]);
});

test.each([
  ['takes longer than anybody may wait', { patienceMs: 50 }, () => {}],
  ['cannot be told of, as Redis goes away', {}, (redis: Redis) => redis.disconnect(true)],
])('a stop does not wait for a job that %s', async (_case, options, meanwhile) => {
  const { promise: end, resolve: finish } = Promise.withResolvers<void>();
  let isBegun = false;
  const { queue, worker, forWorker } = open(async () => {
    isBegun = true;
    await end;
  }, options);
  await queue.add('long');
  await waitFor(() => isBegun);
  const closed = worker.close();
  meanwhile(forWorker);
  await closed;
  finish();
});
