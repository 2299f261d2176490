import fastifyPlugin from 'fastify-plugin';
import type { Registry } from 'prom-client';

/** `GET /metrics` in Prometheus' text format. Internal ports only. */
export const metricsRoutes = fastifyPlugin<{ metrics: Registry }>(async (server, { metrics }) => {
  server.get('/metrics', { schema: { hide: true } }, async (_request, reply) =>
    reply.type(metrics.contentType).send(await metrics.metrics()),
  );
});
