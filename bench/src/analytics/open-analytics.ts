import { createDeps } from '@lux/analytics/src/deps.ts';
import { createLogger } from '@lux/service-kit/process/create-logger.ts';

/** The insides of analytics in this process, on a database of its own. */
export async function openAnalytics(
  { mongodbUri, redisUrl }: { mongodbUri: string; redisUrl: string },
  name: string,
) {
  const config = {
    internalToken: 'a token for the bench',
    namePrefix: name,
    eventRetentionDays: 30,
    settingsKey: Buffer.alloc(32),
    previousSettingsKey: null,
    smtp: null,
    publicUrl: null,
    mongodb: { uri: mongodbUri, database: name },
    redis: { url: redisUrl },
  };
  const deps = createDeps(config, createLogger('analytics', 'silent'));
  await deps.mongo.whenReady;
  return deps;
}
