import { keptFor } from '@lux/contracts/common/processing-facts.ts';
import { createSecretBox } from '@lux/service-kit/create-secret-box.ts';
import {
  createDeadLetters,
  KEEP_DEAD_LETTERS_DAYS,
} from '@lux/service-kit/events/consuming/dead-letters.ts';
import { activityStream } from '@lux/service-kit/events/event-streams.ts';
import { connectMongo } from '@lux/service-kit/mongo/connect-mongo.ts';
import { createPush } from '@lux/service-kit/push/create-push.ts';
import { closeRedis } from '@lux/service-kit/redis/close-redis.ts';
import { connectRedis } from '@lux/service-kit/redis/connect-redis.ts';
import { createMetrics } from '@lux/service-kit/server/metrics.ts';
import type { OwnProcessing } from '@lux/service-kit/server/processing-facts-routes.ts';
import type { Logger } from 'pino';
import { createAiServerStore } from './ai-servers/ai-server.store.ts';
import { createAiUsageStore, KEEP_USAGE_DAYS } from './ai-usage/ai-usage.store.ts';
import { createAuditTrailStore, KEEP_AUDIT_DAYS } from './audit/audit-trail.store.ts';
import type { Config } from './config.ts';
import { createDeletionLog, KEEP_BEYOND_BACKUPS_DAYS } from './deletion-log/deletion-log.store.ts';
import { createInvitationStore } from './invitations/invitation.store.ts';
import { createPasswordHasher } from './passwords/create-password-hasher.ts';
import { createAccountUseStore } from './retention/account-use.store.ts';
import { createSecondFactorStore } from './second-factor/second-factor.store.ts';
import { createSettingsStore } from './settings/settings.store.ts';
import { loadCatalogue } from './stickers/load-catalogue.ts';
import { createProgressStore } from './stickers/progress.store.ts';
import { createUserStickerStore } from './stickers/user-sticker.store.ts';
import { createSyncedItemStore } from './synced-items/synced-item.store.ts';
import { createWipedPeriodStore } from './user-data/wiped-period.store.ts';
import { ATTEMPTS_COUNT_MINUTES, createLoginAttemptStore } from './users/login-attempt.store.ts';
import { createUserStore } from './users/user.store.ts';

export type Deps = ReturnType<typeof createDeps>;

/** Opens what the service works with; `close` ends it. */
export function createDeps(config: Omit<Config, 'listen' | 'logLevel' | 'tracing'>, log: Logger) {
  const mongo = connectMongo({ ...config.mongodb, log });
  const redis = connectRedis({ url: config.redis.url, log, role: 'request' });
  const box = createSecretBox(config.settingsKey, config.previousSettingsKey);
  const users = createUserStore(mongo.connection, config.ownerUsername);
  mongo.whenReady
    .then(users.migrate)
    // Logins go on meanwhile: accounts are found by their old keys, too.
    .catch((err: unknown) =>
      log.error({ err }, 'accounts keep their old keys until the next start'),
    );
  return {
    log,
    internalToken: config.internalToken,
    mongo,
    redis,
    metrics: createMetrics('accounts'),
    push: createPush({ redis, namePrefix: config.namePrefix }),
    /** For the privacy kit. */
    processing: {
      mongodbUri: config.mongodb.uri,
      redisUrl: config.redis.url,
      retention: {
        accounts: keptFor.untilDeleted,
        ...(config.accountRetentionDays > 0 && {
          'unused-accounts': keptFor.days(config.accountRetentionDays),
        }),
        'own-things': keptFor.untilDeleted,
        'visitor-things': keptFor.days(config.visitorRetentionDays),
        'back-ups': keptFor.days(config.backupRetentionDays),
        'deletion-log': keptFor.days(config.backupRetentionDays + KEEP_BEYOND_BACKUPS_DAYS),
        'login-attempts': keptFor.minutes(ATTEMPTS_COUNT_MINUTES),
        'audit-trail': keptFor.days(KEEP_AUDIT_DAYS),
        'failed-events': keptFor.days(KEEP_DEAD_LETTERS_DAYS),
        'ai-usage': keptFor.days(KEEP_USAGE_DAYS),
      },
    } satisfies OwnProcessing,
    ai: config.ai,
    settings: createSettingsStore({
      connection: mongo.connection,
      box,
      log,
      usesBrowserRecognition: config.usesBrowserRecognition,
    }),
    aiServers: createAiServerStore({ connection: mongo.connection, box, log }),
    aiUsage: createAiUsageStore(mongo.connection),
    secondFactors: createSecondFactorStore({ connection: mongo.connection, box, log }),
    users,
    deletionLog: createDeletionLog({
      connection: mongo.connection,
      settingsKey: config.settingsKey,
      previousSettingsKey: config.previousSettingsKey,
      file: config.deletionLogFile,
      backupRetentionDays: config.backupRetentionDays,
      log,
    }),
    accountUse: createAccountUseStore(mongo.connection, config.accountRetentionDays),
    ownerUsername: config.ownerUsername,
    invitations: createInvitationStore(mongo.connection),
    syncedItems: createSyncedItemStore(mongo.connection),
    loginAttempts: createLoginAttemptStore(mongo.connection),
    auditTrail: createAuditTrailStore(mongo.connection),
    deadLetters: createDeadLetters(redis, activityStream.deadKey(config.namePrefix)),
    passwords: createPasswordHasher(),
    catalogue: loadCatalogue(),
    progress: createProgressStore(mongo.connection),
    userStickers: createUserStickerStore(mongo.connection),
    wipedPeriods: createWipedPeriodStore(mongo.connection),
    close: async () => {
      await Promise.all([mongo.close(), closeRedis(redis)]);
    },
  };
}
