import { createSecretBox } from '@lux/service-kit/create-secret-box.ts';
import { createDeadLetters } from '@lux/service-kit/events/consuming/dead-letters.ts';
import { eventStream } from '@lux/service-kit/events/event-streams.ts';
import { connectMongo } from '@lux/service-kit/mongo/connect-mongo.ts';
import { createPush } from '@lux/service-kit/push/create-push.ts';
import { closeRedis } from '@lux/service-kit/redis/close-redis.ts';
import { connectRedis } from '@lux/service-kit/redis/connect-redis.ts';
import { createMetrics } from '@lux/service-kit/server/metrics.ts';
import type { Logger } from 'pino';
import { createMailer } from './adapters/send-mail.ts';
import { createAlertStore } from './alerts/alert.store.ts';
import { createAlertMetrics } from './alerts/alert-metrics.ts';
import { createAlertSettingsStore } from './alerts/alert-settings.store.ts';
import type { Config } from './config.ts';
import { createAdoptionStore } from './forgetting/adoption.store.ts';
import { createDeletedThingStore } from './forgetting/deleted-thing.store.ts';
import { createForgottenStore } from './forgetting/forgotten.store.ts';
import { createOutcomeStore } from './outcomes/outcome.store.ts';
import { createRequestStore } from './requests/request.store.ts';
import { createActiveVisitors } from './statistics/create-active-visitors.ts';
import { createDayStore } from './statistics/day.store.ts';
import { createSegmentStore } from './statistics/segment.store.ts';

export type Deps = ReturnType<typeof createDeps>;

/** Opens what the service works with; `close` ends it. */
export function createDeps(
  config: Omit<Config, 'listen' | 'logLevel' | 'tracing' | 'stop'>,
  log: Logger,
) {
  const mongo = connectMongo({ ...config.mongodb, log });
  const box = createSecretBox(config.settingsKey, config.previousSettingsKey);
  const metrics = createMetrics('analytics');
  const redis = connectRedis({ url: config.redis.url, log, role: 'request' });
  return {
    config,
    log,
    mongo,
    redis,
    metrics,
    requests: createRequestStore(mongo.connection),
    alerts: createAlertStore(mongo.connection),
    alertSettings: createAlertSettingsStore({ connection: mongo.connection, box, log }),
    alertMetrics: createAlertMetrics(metrics),
    /** Null: the operator has given no mail server. */
    mailer: config.smtp && createMailer(config.smtp),
    outcomes: createOutcomeStore(mongo.connection),
    segments: createSegmentStore(mongo.connection),
    days: createDayStore(mongo.connection),
    adoptions: createAdoptionStore(mongo.connection),
    forgotten: createForgottenStore(mongo.connection),
    deletedThings: createDeletedThingStore(mongo.connection),
    deadLetters: createDeadLetters(redis, eventStream.deadKey(config.namePrefix)),
    activeVisitors: createActiveVisitors({ redis, namePrefix: config.namePrefix }),
    push: createPush({ redis, namePrefix: config.namePrefix }),
    close: async () => {
      await Promise.all([mongo.close(), closeRedis(redis)]);
    },
  };
}
