import fastifyPlugin from 'fastify-plugin';
import { Histogram, type Registry } from 'prom-client';
import { whenAnswered } from './when-answered.ts';

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
