import { useEngines } from '@lux/test-kit/test-engines.ts';
import { waitFor } from '@lux/test-kit/wait-for.ts';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { closeRedis } from '../redis/close-redis.ts';
import { connectRedis } from '../redis/connect-redis.ts';
import { createJobQueue } from './create-job-queue.ts';
import { createJobWorker } from './create-job-worker.ts';

const engines = useEngines();
const log = pino({ level: 'silent' });
const definition = { name: 'tie-shoes', attempts: 3, backoffMs: 20, keepFinishedSeconds: 60 };

function open(handle: Parameters<typeof createJobWorker>[1]['handle']) {
  const namePrefix = `${engines.redis.prefix}-${Math.random().toString(36).slice(2)}`;
  const connect = (patience: 'request' | 'worker') =>
    connectRedis({ url: engines.redis.url, log, patience });
  const forQueue = connect('request');
  const forWorker = connect('worker');
  const queue = createJobQueue(definition, { redis: forQueue, namePrefix });
  const worker = createJobWorker(definition, {
    redis: forWorker,
    namePrefix,
    log,
    concurrency: 1,
    handle,
  });
  onTestFinished(async () => {
    await worker.close();
    await queue.close();
    await Promise.all([closeRedis(forQueue), closeRedis(forWorker)]);
  });
  return queue;
}

test('the same record ordered twice is done once', async () => {
  const done: string[] = [];
  const queue = open(async ({ recordId }) => {
    done.push(recordId);
  });
  await Promise.all([queue.add('left'), queue.add('left'), queue.add('right')]);
  await waitFor(() => done.length >= 2);
  expect(done.toSorted()).toEqual(['left', 'right']);
});

test('a failing job is tried again, and told when it is the last time', async () => {
  const tries: boolean[] = [];
  const queue = open(async ({ isLastAttempt }) => {
    tries.push(isLastAttempt);
    throw new Error('knot');
  });
  await queue.add('knot');
  await waitFor(() => tries.length === 3);
  expect(tries).toEqual([false, false, true]);
});
