import fastifyPlugin from 'fastify-plugin';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { whenAnswered } from './requests/observe-requests.ts';

/** A registry with the process's own figures; each server adds its requests to it. */
export function createMetrics(service: string): Registry {
  const registry = new Registry();
  registry.setDefaultLabels({ service });
  collectDefaultMetrics({ register: registry });
  return registry;
}

/** `GET /metrics` in Prometheus' text format. Internal ports only. */
export const metricsRoutes = fastifyPlugin<{ metrics: Registry }>(async (server, { metrics }) => {
  server.get('/metrics', { schema: { hide: true } }, async (_request, reply) =>
    reply.type(metrics.contentType).send(await metrics.metrics()),
  );
});

/** Counts and times every request by method, route pattern and status. */
export const requestMetrics = fastifyPlugin<{ metrics: Registry }>(async (server, { metrics }) => {
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the arrival of a request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60],
    registers: [metrics],
  });
  whenAnswered(server, ({ request, reply, status }) => {
    const route = request.routeOptions.url ?? 'unknown';
    duration.observe({ method: request.method, route, status }, reply.elapsedTime / 1000);
  });
});
