import { createJobWorker, type JobOrder } from '@lux/service-kit/jobs/create-job-worker.ts';
import { closeRedis } from '@lux/service-kit/redis/close-redis.ts';
import { connectRedis } from '@lux/service-kit/redis/connect-redis.ts';
import type { createMetrics } from '@lux/service-kit/server/metrics.ts';
import type { Logger } from 'pino';
import { ProviderFailed } from '../adapters/image-provider.ts';
import type { Config } from '../config.ts';
import type { Deps } from '../deps.ts';
import { fulfilWishJob } from './fulfil-wish.job.ts';
import { type MakingDeps, makeWished } from './make-wished.ts';

export type FulfilmentDeps = Pick<Deps, 'jobs'> & MakingDeps;

/** Said while the finished work is being put away. */
const MADE_PERCENT = 80;

/**
 * Carries out `fulfil-wish`. It may run twice at once and stop anywhere: each run writes a file
 * of its own, which is seen only when the record names it, and the first run to say so wins.
 */
export async function fulfilWish(
  deps: FulfilmentDeps,
  { recordId, turn, isLastAttempt, log }: JobOrder,
): Promise<void> {
  const { jobs, files } = deps;
  const run = await jobs.begin(recordId, turn);
  if (!run) return;
  jobs.announcePlaces();
  try {
    const made = await makeWished(deps, run.job);
    if ('refusal' in made) return await jobs.fail(run, 'NOT_PAINTABLE', made.refusal.message);

    jobs.tellProgress(run, MADE_PERCENT);
    await files.write({ id: run.fileId, owner: run.job.owner, ...made });
    await jobs.complete(run);
  } catch (error) {
    // It has tried again by itself; a child who waits must not wait for that once more.
    if (error instanceof ProviderFailed) {
      log.warn({ err: error.cause }, 'the picture provider failed');
      return await jobs.fail(run, 'PROVIDER_FAILED');
    }
    if (isLastAttempt) await jobs.fail(run, 'INTERNAL');
    else log.info('wish will be tried again');
    throw error;
  }
}

/** Starts to take wishes from the queue. @returns how to stop, after those in hand. */
export function startFulfilling(
  deps: FulfilmentDeps & { metrics?: ReturnType<typeof createMetrics> },
  { redis: { url }, namePrefix }: Pick<Config, 'redis' | 'namePrefix'>,
  log: Logger,
): () => Promise<void> {
  const redis = connectRedis({ url, log, role: 'worker' });
  const worker = createJobWorker(fulfilWishJob, {
    redis,
    namePrefix,
    log,
    concurrency: deps.imageProvider.concurrency,
    ...(deps.metrics && { metrics: deps.metrics }),
    handle: async (order) => {
      await fulfilWish(deps, order);
      // Another painter may have come with new AI settings.
      worker.setConcurrency(deps.imageProvider.concurrency);
    },
  });
  return async () => {
    await worker.close();
    await closeRedis(redis);
  };
}
