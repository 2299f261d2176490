/** A process of its own with the bff: `{ environment, isEmitting }` as its one argument. */
import { buildApp } from '@lux/bff/src/app.ts';
import { loadConfig } from '@lux/bff/src/config.ts';
import { createDeps } from '@lux/bff/src/deps.ts';
import { createLogger } from '@lux/service-kit/process/create-logger.ts';
import { createMetrics } from '@lux/service-kit/server/metrics.ts';
import { z } from 'zod';

const Given = z.object({
  environment: z.record(z.string(), z.string()),
  isEmitting: z.boolean(),
});
const { environment, isEmitting } = Given.parse(JSON.parse(process.argv[2] ?? ''));

const deps = createDeps(loadConfig(environment), createLogger('bff', 'silent'));
const silent = { ...deps.events, publish: () => {} };
const app = await buildApp(isEmitting ? deps : { ...deps, events: silent }, createMetrics('bff'));
const url = await app.listen({ port: 0, host: '127.0.0.1' });

process.on('message', () => {
  // The memory that is left is retained.
  globalThis.gc?.();
  const { user, system } = process.cpuUsage();
  process.send?.({
    cpuMs: (user + system) / 1_000,
    heapMb: process.memoryUsage().heapUsed / 1_000_000,
    dropped: deps.events.countDropped(),
  });
});
process.on('disconnect', () => process.exit());
process.send?.({ url });
