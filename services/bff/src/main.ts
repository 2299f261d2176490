import { createLogger } from '@lux/service-kit/process/create-logger.ts';
import { runService } from '@lux/service-kit/process/run-service.ts';
import { tuneHeapGrowth } from '@lux/service-kit/process/tune-heap-growth.ts';
import { listenAt } from '@lux/service-kit/server/connections/listen-at.ts';
import { createMetrics } from '@lux/service-kit/server/metrics.ts';
import { buildApp } from './app.ts';
import { buildInternalApp } from './build-internal-app.ts';
import { loadConfig } from './config.ts';
import { createDeps } from './deps.ts';
import { listenWithTls } from './https/listen-with-tls.ts';
import { startRetention } from './retention/delete-unused-accounts.worker.ts';
import { startRepeating } from './retention/start-repeating.ts';
import { createSockets } from './sockets/create-sockets.ts';

const config = loadConfig();
const log = createLogger('bff', config.logLevel);

tuneHeapGrowth();
await runService({ log, ...config }, async () => {
  const deps = createDeps(config, log);
  const metrics = createMetrics('bff');
  const app = await buildApp(deps, metrics);
  const internalApp = await buildInternalApp(deps, metrics);
  const sockets = createSockets(app, deps);
  if (config.tls) await listenWithTls(app, { host: config.host, tls: config.tls });
  await app.listen({ host: config.host, port: config.port });
  // Announced as ready only when the public port is open.
  await listenAt(internalApp, config.internal);
  const retention = startRetention(deps, metrics);
  const repeating = startRepeating(deps, metrics);
  return async () => {
    await app.leave(config.stop.drainMs);
    await Promise.all([app.close(), internalApp.close(), retention.close(), repeating.close()]);
    await Promise.all([sockets.close(), deps.close()]);
  };
});
