import { createLogger } from '@lux/service-kit/process/create-logger.ts';
import { runService } from '@lux/service-kit/process/run-service.ts';
import { buildApp } from './app.ts';
import { loadConfig } from './config.ts';
import { createDeps } from './deps.ts';

const config = loadConfig();
const log = createLogger('games', config.logLevel);

await runService({ log, tracing: config.tracing }, async () => {
  const deps = createDeps(config, log);
  const app = await buildApp(deps);
  await app.listen({ host: config.host, port: config.port });
  return async () => {
    await app.close();
    await deps.close();
  };
});
