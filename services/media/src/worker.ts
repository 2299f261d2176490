import { createLogger } from '@lux/service-kit/process/create-logger.ts';
import { runService } from '@lux/service-kit/process/run-service.ts';
import { listenAt } from '@lux/service-kit/server/connections/listen-at.ts';
import { createInnerServer } from '@lux/service-kit/server/create-inner-server.ts';
import { createMetrics } from '@lux/service-kit/server/metrics.ts';
import sharp from 'sharp';
import { followAiSettings } from './adapters/follow-ai-settings.ts';
import { loadConfig } from './config.ts';
import { createDeps } from './deps.ts';
import { startMovingFiles } from './files/start-moving-files.ts';
import { startFulfilling } from './pictures/fulfil-wish.worker.ts';
import { startRetention } from './retention/delete-old-jobs.worker.ts';

/** Painting gives way to answering: children who talk must not notice those who paint. */
const NICENESS = 10;

const config = loadConfig('worker');
const log = createLogger('media-worker', config.logLevel);

await runService({ log, ...config, niceness: NICENESS }, async () => {
  sharp.concurrency(1);
  const deps = createDeps(config, log);
  const metrics = createMetrics('media-worker');
  deps.storeCalls.showIn(metrics);
  const app = await createInnerServer({
    service: 'media-worker',
    log,
    internalToken: config.internalToken,
    checks: deps.checks,
    tiers: deps.readTiers,
    metrics,
  });
  await listenAt(app, config.listen);
  // Before the database is there, jobs would only use up their attempts.
  await deps.mongo.whenReady;
  const imageProvider = followAiSettings(config.ai, deps.readAi);
  const stopFulfilling = startFulfilling({ ...deps, imageProvider, metrics }, config, log);
  const stopRetention = startRetention({ ...deps, metrics }, config, log);
  const stopMoving = startMovingFiles(deps, log);
  return async () => {
    await stopMoving();
    await stopFulfilling();
    await stopRetention();
    await app.close();
    await deps.close();
  };
});
