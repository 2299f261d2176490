import { connectMongo } from '@lux/service-kit/mongo/connect-mongo.ts';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { createSettingsStore } from './settings/settings.store.ts';

export type Deps = ReturnType<typeof createDeps>;

/** Opens what the service works with; `close` ends it. */
export function createDeps(config: Pick<Config, 'internalToken' | 'mongodb'>, log: Logger) {
  const mongo = connectMongo({ ...config.mongodb, log });
  return {
    log,
    internalToken: config.internalToken,
    mongo,
    settings: createSettingsStore(mongo.connection),
    close: mongo.close,
  };
}
