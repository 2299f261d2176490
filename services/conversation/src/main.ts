import { awaitFirstConnection } from '@lux/service-kit/mongo/await-first-connection.ts';
import { createLogger } from '@lux/service-kit/process/create-logger.ts';
import { runService } from '@lux/service-kit/process/run-service.ts';
import { listenAt } from '@lux/service-kit/server/connections/listen-at.ts';
import { buildApp } from './app.ts';
import { loadConfig } from './config.ts';
import { createDeps } from './deps.ts';
import { startExams } from './exams/sit-exam.worker.ts';
import { startRetention } from './retention/delete-unused-conversations.worker.ts';

const config = loadConfig();
const log = createLogger('conversation', config.logLevel);

await runService({ log, ...config }, async () => {
  const deps = await createDeps(config, log);
  const app = await buildApp(deps);
  await awaitFirstConnection(deps.mongo);
  await listenAt(app, config.listen);
  const retention = startRetention(config, deps);
  const exams = startExams(config, deps);
  return async () => {
    await app.leave(config.stop.drainMs);
    await Promise.all([app.close(), retention.close(), exams.close()]);
    await deps.close();
  };
});
