import { createServer } from '@lux/service-kit/server/create-server.ts';
import { healthRoutes } from '@lux/service-kit/server/health-routes.ts';
import { metricsRoutes } from '@lux/service-kit/server/metrics.ts';
import { Counter, type Registry } from 'prom-client';
import type { Deps } from './deps.ts';
import { limitMetrics } from './limits/limit-metrics.ts';
import { readinessChecks } from './readiness-checks.ts';

/** Health and metrics on a port of their own, which the public does not reach. */
export async function buildInternalApp(deps: Deps, metrics: Registry) {
  const app = await createServer({ log: deps.log });
  new Counter({
    name: 'events_dropped_total',
    help: 'Events given up because Redis was away too long, by the stream they were for',
    labelNames: ['stream'],
    registers: [metrics],
    collect() {
      this.reset();
      this.inc({ stream: 'events' }, deps.events.countDropped());
      this.inc({ stream: 'activities' }, deps.activities.countDropped());
      this.inc({ stream: 'places' }, deps.places.countDropped());
    },
  });
  limitMetrics(metrics, deps);
  await app.register(healthRoutes, { service: 'bff', ...readinessChecks(deps) });
  await app.register(metricsRoutes, { metrics });
  return app;
}
