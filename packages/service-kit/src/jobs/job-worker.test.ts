import { useEngines } from '@lux/test-kit/test-engines.ts';
import { waitFor } from '@lux/test-kit/wait-for.ts';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { closeRedis } from '../redis/close-redis.ts';
import { connectRedis, type RedisClient } from '../redis/connect-redis.ts';
import { createMetrics } from '../server/metrics.ts';
import { createJobQueue, jobKeyPrefix } from './create-job-queue.ts';
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
  const connect = (role: 'request' | 'worker') =>
    connectRedis({ url: engines.redis.url, log: silent, role });
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
  const prefix = `${jobKeyPrefix(forQueue, namePrefix, definition.name)}:${definition.name}`;
  return { queue, worker, forWorker, forQueue, prefix };
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
  ['takes longer than anybody may wait', { closeTimeoutMs: 50 }, () => {}],
  ['cannot be told of, as Redis goes away', {}, (redis: RedisClient) => redis.disconnect(true)],
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

/** What a damaged Redis may hold in place of a job, or somebody else may have put there. */
const odd: [what: string, write: (redis: RedisClient, key: string) => Promise<unknown>][] = [
  ['that is nowhere', async () => {}],
  ['that is a text', (redis, key) => redis.set(key, 'x')],
  ['that is a list', (redis, key) => redis.rpush(key, 'x')],
  ['without data', (redis, key) => redis.hset(key, { name: 'tie-shoes', data: '' })],
  ['with broken data', (redis, key) => redis.hset(key, { name: 'x', data: '{', opts: '{}' })],
  ['with broken options', (redis, key) => redis.hset(key, { name: 'x', data: '{}', opts: '[' })],
  ['with options of null', (redis, key) => redis.hset(key, { data: '{}', opts: 'null' })],
  ['with a broken progress', (redis, key) => redis.hset(key, { data: '{}', progress: '}' })],
  ['with a broken parent', (redis, key) => redis.hset(key, { data: '{}', parent: '{' })],
  ['with a counter that is none', (redis, key) => redis.hset(key, { data: '{}', ats: 'x' })],
  [
    'of a foreign name',
    (redis, key) => redis.hset(key, { name: 'x', data: '{"recordId":"foreign"}', opts: '{}' }),
  ],
];

test.each(odd)('an entry %s holds up nobody and is told once', async (_what, write) => {
  const done: string[] = [];
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => lines.push(line) });
  const { promise: isFilled, resolve: fill } = Promise.withResolvers<void>();
  const { queue, forQueue, prefix } = open(
    async ({ recordId }) => {
      done.push(recordId);
      if (recordId === 'first') await isFilled;
    },
    { log },
  );
  const putOdd = async (id: string) => {
    await write(forQueue, `${prefix}:${id}`);
    await forQueue.lpush(`${prefix}:wait`, id);
  };
  // One is taken with the end of a job, the other one while the worker waits for work.
  await queue.add('first');
  await waitFor(() => done.length === 1);
  await putOdd('odd-1');
  await queue.add('second');
  fill();
  await waitFor(() => done.length === 2);
  await waitFor(async () => (await forQueue.llen(`${prefix}:active`)) === 0);
  await putOdd('odd-2');
  await queue.add('third');
  await waitFor(() => done.length === 3);
  expect(done).toEqual(['first', 'second', 'third']);
  await waitFor(async () => (await forQueue.llen(`${prefix}:active`)) === 0);
  expect(await forQueue.llen(`${prefix}:wait`)).toBe(0);
  const told = lines.map((line) => JSON.parse(line));
  expect(told.map(({ entry, recordId }) => entry ?? recordId)).toEqual(['odd-1', 'odd-2']);
});

test('an entry with the name of a part of the queue does that part no harm', async () => {
  const done: string[] = [];
  const { queue, forQueue, prefix } = open(async ({ recordId }) => {
    done.push(recordId);
  });
  await queue.add('first');
  await waitFor(() => done.length === 1);
  await forQueue.lpush(`${prefix}:wait`, 'wait', 'active', 'events', 'completed');
  await queue.add('second');
  await waitFor(() => done.length === 2);
  await waitFor(async () => (await forQueue.llen(`${prefix}:active`)) === 0);
  expect(await forQueue.zrange(`${prefix}:completed`, '0', '-1')).toEqual(['first', 'second']);
});
