import { createJobWorker } from '@lux/service-kit/jobs/create-job-worker.ts';
import { closeRedis } from '@lux/service-kit/redis/close-redis.ts';
import { connectRedis } from '@lux/service-kit/redis/connect-redis.ts';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { generateImageJob } from './generate-image.job.ts';
import { generateImage, type PaintingDeps } from './generate-image.worker.ts';

/** One picture at a time: more workers, not more at once, make it faster (DESIGN 1). */
const CONCURRENCY = 1;

/** Starts to take pictures from the queue. @returns how to stop, after the one in hand. */
export function startPainting(
  deps: PaintingDeps,
  { redis: { url }, namePrefix }: Pick<Config, 'redis' | 'namePrefix'>,
  log: Logger,
): () => Promise<void> {
  const redis = connectRedis({ url, log, patience: 'worker' });
  const worker = createJobWorker(generateImageJob, {
    redis,
    namePrefix,
    log,
    concurrency: CONCURRENCY,
    handle: (order) => generateImage(deps, order),
  });
  return async () => {
    await worker.close();
    await closeRedis(redis);
  };
}
