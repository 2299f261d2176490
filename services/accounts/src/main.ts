import { awaitFirstConnection } from '@lux/service-kit/mongo/await-first-connection.ts';
import { createLogger } from '@lux/service-kit/process/create-logger.ts';
import { lowerPriorityOfPool } from '@lux/service-kit/process/lower-priority.ts';
import { runService } from '@lux/service-kit/process/run-service.ts';
import { listenAt } from '@lux/service-kit/server/connections/listen-at.ts';
import { startUsageConsumer } from './ai-usage/record-usage.consumer.ts';
import { buildApp } from './app.ts';
import { loadConfig } from './config.ts';
import { createDeps } from './deps.ts';
import { startRetention } from './retention/start-retention.ts';
import { renewSeals } from './settings/renew-seals.ts';
import { startActivityConsumer } from './stickers/count-activities.consumer.ts';

/**
 * A class that logs in keeps a core busy for a second: who talks meanwhile goes first. Settings and stickers
 * do not give way: every child waits for them, also while other services start.
 */
const NICENESS_OF_HASHING = 10;

const config = loadConfig();
const log = createLogger('accounts', config.logLevel);

await runService({ log, ...config }, async () => {
  const deps = createDeps(config, log);
  const app = await buildApp(deps);
  await awaitFirstConnection(deps.mongo);
  lowerPriorityOfPool(NICENESS_OF_HASHING);
  await listenAt(app, config.listen);
  deps.mongo.whenReady
    .then(() => renewSeals(deps))
    .catch((error: unknown) => log.warn({ err: error }, 'seals are renewed at the next start'));
  const activities = startActivityConsumer(config, deps);
  const usage = startUsageConsumer(config, deps);
  const retention = startRetention(config, deps);
  return async () => {
    await app.leave(config.stop.drainMs);
    await Promise.all([app.close(), activities.close(), usage.close(), retention.close()]);
    await deps.close();
  };
});
