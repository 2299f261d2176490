import { awaitFirstConnection } from '@lux/service-kit/mongo/await-first-connection.ts';
import { createLogger } from '@lux/service-kit/process/create-logger.ts';
import { runService } from '@lux/service-kit/process/run-service.ts';
import { listenAt } from '@lux/service-kit/server/connections/listen-at.ts';
import { buildApp } from './app.ts';
import { startPlaceConsumer } from './board/take-place-events.consumer.ts';
import { loadConfig } from './config.ts';
import { createDeps } from './deps.ts';
import { startRoundConsumer } from './progress/keep-rounds.consumer.ts';
import { startRetention } from './retention/delete-unused-classes.worker.ts';
import { startTickers } from './start-tickers.ts';

/** A child's turn goes before the board that tells of it. */
const NICENESS = 5;

const config = loadConfig();
const log = createLogger('classroom', config.logLevel);

await runService({ log, ...config, niceness: NICENESS }, async () => {
  const deps = createDeps(config, log);
  const app = await buildApp(deps);
  await awaitFirstConnection(deps.mongo);
  await listenAt(app, config.listen);
  const consumers = [startPlaceConsumer(deps), startRoundConsumer(deps)];
  const tickers = startTickers(deps);
  const retention = startRetention(deps);
  return async () => {
    await app.leave(config.stop.drainMs);
    await Promise.all([app, ...consumers, tickers, retention].map((open) => open.close()));
    await deps.close();
  };
});
