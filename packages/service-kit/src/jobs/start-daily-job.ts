import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import { connectRedis, type RedisClient } from '../redis/connect-redis.ts';
import { createJobQueue } from './create-job-queue.ts';
import { createJobWorker, type JobOrder } from './create-job-worker.ts';
import { addQueueMetrics } from './job-metrics.ts';

interface Options {
  /** For ordering; the worker opens a connection of its own to `url`. */
  redis: RedisClient;
  url: string;
  namePrefix: string;
  log: Logger;
  metrics: Registry;
  /** What it works with is there. */
  whenReady?: Promise<unknown>;
  /** May run twice for one day. */
  handle: (order: JobOrder) => Promise<void>;
}

const HOUR_MS = 60 * 60 * 1_000;
/** The bookkeeping outlasts the day, so that all replicas together order it once. */
const DAILY = { attempts: 5, backoffMs: 60_000, keepFinishedSeconds: 2 * 24 * 60 * 60 };

/**
 * Has something done once a day, by all replicas together; the record of the job is the day,
 * `YYYY-MM-DD`.
 * It is ordered at the start and every hour: a fixed time of day would never come on a machine that is
 * switched off at night, and a schedule kept in Redis could be lost with it.
 *
 * @param name of the job and its queue, verb and noun.
 */
export function startDailyJob(
  name: string,
  { redis, url, namePrefix, log, metrics, whenReady = Promise.resolve(), handle }: Options,
): { close: () => Promise<void> } {
  const definition = { name, ...DAILY };
  const workerRedis = connectRedis({ url, log, role: 'worker' });
  const queue = createJobQueue(definition, { redis, namePrefix });
  addQueueMetrics(metrics, name, queue);
  const worker = createJobWorker(definition, {
    redis: workerRedis,
    namePrefix,
    log,
    concurrency: 1,
    metrics,
    handle,
  });

  let isClosed = false;
  const orderToday = () => {
    const today = new Date().toISOString().slice(0, 10);
    queue.add(today).catch((error: unknown) => {
      log.warn({ err: error, job: name }, 'not ordered, next try in an hour');
    });
  };
  whenReady.then(() => isClosed || orderToday());
  const timer = setInterval(orderToday, HOUR_MS);

  return {
    close: async () => {
      isClosed = true;
      clearInterval(timer);
      await worker.close();
      await queue.close();
      workerRedis.disconnect();
    },
  };
}
