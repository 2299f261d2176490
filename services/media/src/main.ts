import { awaitFirstConnection } from '@lux/service-kit/mongo/await-first-connection.ts';
import { createLogger } from '@lux/service-kit/process/create-logger.ts';
import { lowerPriorityOfPool } from '@lux/service-kit/process/lower-priority.ts';
import { runService } from '@lux/service-kit/process/run-service.ts';
import { listenAt } from '@lux/service-kit/server/connections/listen-at.ts';
import { buildApp } from './app.ts';
import { loadConfig } from './config.ts';
import { createDeps } from './deps.ts';
import { startSweeping } from './jobs/queue/enqueue-jobs.ts';

/**
 * Talk goes before what is computed of pictures, and whoever asks for one before those who paint. Taking a
 * wish gives way to nobody.
 */
const NICENESS_OF_IMAGES = 5;

const config = loadConfig('http');
const log = createLogger('media', config.logLevel);

await runService({ log, ...config }, async () => {
  const deps = createDeps(config, log);
  const app = await buildApp(deps);
  await awaitFirstConnection(deps.mongo);
  lowerPriorityOfPool(NICENESS_OF_IMAGES);
  await listenAt(app, config.listen);
  await deps.mongo.whenReady;
  const stopSweeping = startSweeping(() => deps.jobs.sweep(), log);
  return async () => {
    await app.leave(config.stop.drainMs);
    await stopSweeping();
    await app.close();
    await deps.close();
  };
});
