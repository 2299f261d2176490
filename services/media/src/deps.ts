import { withSavedSettings } from '@lux/ai/settings/ai-environment.ts';
import { chooseProvider } from '@lux/ai/settings/choose-provider.ts';
import { describeProviders } from '@lux/ai/settings/describe-providers.ts';
import { onAiUsage } from '@lux/ai/usage/ai-usage.ts';
import type { Readiness } from '@lux/contracts/common/health.ts';
import { keptFor } from '@lux/contracts/common/processing-facts.ts';
import { openMediaStore } from '@lux/media-store/open-media-store.ts';
import { createServiceClient } from '@lux/service-kit/clients/create-service-client.ts';
import { commonErrors } from '@lux/service-kit/errors/common-errors.ts';
import { activityStream, eventStream } from '@lux/service-kit/events/event-streams.ts';
import { createEventPublisher } from '@lux/service-kit/events/publishing/create-event-publisher.ts';
import { createJobQueue } from '@lux/service-kit/jobs/create-job-queue.ts';
import { connectMongo } from '@lux/service-kit/mongo/connect-mongo.ts';
import { createPush } from '@lux/service-kit/push/create-push.ts';
import { closeRedis } from '@lux/service-kit/redis/close-redis.ts';
import { connectRedis } from '@lux/service-kit/redis/connect-redis.ts';
import type { OwnProcessing } from '@lux/service-kit/server/processing-facts-routes.ts';
import { createSettingsReader } from '@lux/service-kit/settings/create-settings-reader.ts';
import { createUsageMeter } from '@lux/service-kit/usage/create-usage-meter.ts';
import type { Logger } from 'pino';
import { createColoredPageStore } from './colored-pages/colored-page.store.ts';
import type { Config } from './config.ts';
import { createFileStore } from './files/file.store.ts';
import { createOrphanedFileStore, KEEP_LOOSE_FILES_DAYS } from './files/orphaned-file.store.ts';
import { createStoreCalls } from './files/store-calls.ts';
import { createThumbnailStore } from './files/thumbnail.store.ts';
import { createUnusedFileStore } from './files/unused-file.store.ts';
import { createJobs } from './jobs/create-jobs.ts';
import { createFairScheduler } from './jobs/queue/fair-scheduler.ts';
import { createJobCompletionNotifier } from './jobs/queue/job-completion-notifier.ts';
import { createUsualDuration } from './jobs/queue/usual-duration.ts';
import { createJobStore } from './jobs/records/job.store.ts';
import { createJobArchive, KEEP_JOBS_DAYS } from './jobs/records/job-archive.store.ts';
import { createPaintingTime } from './pictures/create-painting-time.ts';
import { fulfilWishJob } from './pictures/fulfil-wish.job.ts';

export type Deps = ReturnType<typeof createDeps>;

/** Opens what both processes of the service work with; `close` closes it. */
export function createDeps(config: Config, log: Logger) {
  const { namePrefix } = config;
  const mongo = connectMongo({ ...config.mongodb, log });
  const redis = connectRedis({ url: config.redis.url, log, role: 'request' });
  const accounts = createServiceClient({
    url: config.accounts.url,
    internalToken: config.internalToken,
  });
  const queue = createJobQueue(fulfilWishJob, { redis, namePrefix });
  const calls = createStoreCalls();
  const mediaStore = openMediaStore(config.mediaStore, {
    observe: calls.observe,
    db: () => {
      if (mongo.connection.db) return mongo.connection.db;
      throw commonErrors.DATABASE_CONNECTION_FAILED();
    },
  });
  const files = createFileStore(mongo.connection, mediaStore);
  const thumbnails = createThumbnailStore(mongo.connection);
  const store = createJobStore(mongo.connection);
  const telling = { redis, namePrefix, log, partitions: config.eventPartitions };
  const activities = createEventPublisher({ ...telling, stream: activityStream });
  const settlements = createEventPublisher({ ...telling, stream: eventStream });
  const turns = createFairScheduler({ redis, namePrefix });
  const jobs = createJobs({
    store,
    queue,
    turns,
    settled: createJobCompletionNotifier({
      redis,
      connectListener: () => connectRedis({ url: config.redis.url, log, role: 'worker' }),
      namePrefix,
      log,
    }),
    usualDuration: createUsualDuration(store),
    push: createPush({ redis, namePrefix }),
    log,
    removeFile: files.remove,
    measureFiles: files.measure,
    tellActivity: activities.append,
    tellSettled: settlements.append,
  });
  const meter = createUsageMeter({ redis, namePrefix, log });
  const stopMetering = onAiUsage(meter.add);
  const readSettings = createSettingsReader(accounts, log);
  /** Keys that an admin has saved come in here, without a restart. */
  const readAi = async () => withSavedSettings(config.ai, await readSettings());

  return {
    log,
    internalToken: config.internalToken,
    mongo,
    redis,
    readAi,
    readTiers: async (): Promise<Readiness['tiers']> => ({
      image: chooseProvider('image', await readAi()) ? 'openai' : 'built-in',
    }),
    /** For the privacy kit. */
    readProcessing: async (): Promise<OwnProcessing> => ({
      providers: describeProviders(await readAi(), ['image', 'moderation']),
      mongodbUri: config.mongodb.uri,
      redisUrl: config.redis.url,
      bucketUrls: [config.mediaStore.target, config.mediaStore.previous].flatMap((bucket) =>
        bucket ? [bucket.url] : [],
      ),
      retention: {
        pictures: keptFor.untilDeleted,
        'visitor-pictures': keptFor.days(config.visitorRetentionDays),
        'picture-jobs': keptFor.days(KEEP_JOBS_DAYS),
        'loose-files': keptFor.days(KEEP_LOOSE_FILES_DAYS),
      },
    }),
    readSettings,
    files,
    mediaStore,
    storeCalls: calls,
    /** What `/readyz` asks. */
    checks: {
      mongodb: mongo.check,
      redis: () => redis.ping(),
      ...(mediaStore.buckets.length > 0 && { s3: mediaStore.check }),
    },
    /** For upkeep. */
    orphanedFiles: createOrphanedFileStore(mongo.connection, mediaStore),
    unusedFiles: createUnusedFileStore(mongo.connection),
    thumbnails,
    coloredPages: createColoredPageStore(mongo.connection),
    queue,
    turns,
    jobs,
    paintingTime: createPaintingTime(store),
    /** For admins, owners and retention; what is under way goes through `jobs`. */
    jobArchive: createJobArchive(mongo.connection),
    jobStore: store,
    close: async () => {
      stopMetering();
      await meter.close();
      await Promise.all([jobs.close(), activities.close(), settlements.close()]);
      await queue.close();
      await mediaStore.close();
      await Promise.all([accounts.close(), mongo.close(), closeRedis(redis)]);
    },
  };
}
