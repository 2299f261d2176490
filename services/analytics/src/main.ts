import { awaitFirstConnection } from '@lux/service-kit/mongo/await-first-connection.ts';
import { createLogger } from '@lux/service-kit/process/create-logger.ts';
import { runService } from '@lux/service-kit/process/run-service.ts';
import { listenAt } from '@lux/service-kit/server/connections/listen-at.ts';
import { startAlerting } from './alerts/start-alerting.ts';
import { buildApp } from './app.ts';
import { loadConfig } from './config.ts';
import { createDeps } from './deps.ts';
import { replaceTokens } from './requests/replace-tokens.ts';
import { startRequestConsumer } from './requests/take-events.consumer.ts';
import { startRetention } from './retention/delete-expired-requests.worker.ts';

/** Whoever asks goes before the record of what was asked. */
const NICENESS = 10;

const config = loadConfig();
const log = createLogger('analytics', config.logLevel);

await runService({ log, ...config, niceness: NICENESS }, async () => {
  const deps = createDeps(config, log);
  const app = await buildApp(deps);
  await awaitFirstConnection(deps.mongo);
  await listenAt(app, config.listen);
  deps.mongo.whenReady
    .then(() => replaceTokens(deps))
    .catch((error: unknown) => log.warn({ err: error }, 'tokens are replaced within a day'));
  const consumer = startRequestConsumer(deps);
  deps.mongo.whenReady
    .then(() => deps.alertSettings.renewSeals())
    .catch((error: unknown) => log.warn({ err: error }, 'the webhook is sealed at the next start'));
  const alerting = startAlerting(deps);
  const retention = startRetention(deps);
  return async () => {
    await app.leave(config.stop.drainMs);
    await Promise.all([app.close(), consumer.close(), alerting.close(), retention.close()]);
    await deps.close();
  };
});
