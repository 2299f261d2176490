import { connectMongo } from '@lux/service-kit/mongo/connect-mongo.ts';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { createPasswordDesk } from './passwords/create-password-desk.ts';
import { createSecretBox } from './settings/create-secret-box.ts';
import { createSettingsStore } from './settings/settings.store.ts';
import { createLoginAttemptStore } from './users/login-attempt.store.ts';
import { createUserStore } from './users/user.store.ts';

export type Deps = ReturnType<typeof createDeps>;

/** Opens what the service works with; `close` ends it. */
export function createDeps(config: Omit<Config, 'host' | 'port' | 'logLevel'>, log: Logger) {
  const mongo = connectMongo({ ...config.mongodb, log });
  return {
    log,
    internalToken: config.internalToken,
    mongo,
    ai: config.ai,
    settings: createSettingsStore({
      connection: mongo.connection,
      box: createSecretBox(config.settingsKey),
      log,
    }),
    users: createUserStore(mongo.connection, config.ownerUsername),
    loginAttempts: createLoginAttemptStore(mongo.connection),
    passwords: createPasswordDesk(),
    close: mongo.close,
  };
}
