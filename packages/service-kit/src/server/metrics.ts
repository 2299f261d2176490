import { TraceFlags } from '@opentelemetry/api';
import fastifyPlugin from 'fastify-plugin';
import { collectDefaultMetrics, Histogram, Registry, type RegistryContentType } from 'prom-client';
import { isTracing, requestSpans } from '../tracing/origin.ts';
import { whenAnswered } from './requests/observe-requests.ts';

/**
 * A registry with the process's own figures; each server adds its requests to it. Where the process
 * traces, it speaks OpenMetrics, which alone has room for exemplars.
 */
export function createMetrics(service: string): Registry {
  const registry = new Registry();
  if (isTracing()) speakOpenMetrics(registry);
  registry.setDefaultLabels({ service });
  collectDefaultMetrics({ register: registry });
  return registry;
}

function speakOpenMetrics(registry: Pick<Registry<RegistryContentType>, 'setContentType'>): void {
  registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE);
}

/** `GET /metrics` in Prometheus' text format or, with traces, in OpenMetrics. Internal ports only. */
export const metricsRoutes = fastifyPlugin<{ metrics: Registry }>(async (server, { metrics }) => {
  server.get('/metrics', { schema: { hide: true } }, async (_request, reply) =>
    reply.type(metrics.contentType).send(await metrics.metrics()),
  );
});

/** Counts and times every request by method, route pattern and status, with a trace as an example of each time. */
export const requestMetrics = fastifyPlugin<{ metrics: Registry }>(async (server, { metrics }) => {
  const duration = new Histogram<string>({
    name: 'http_request_duration_seconds',
    help: 'Time from the arrival of a request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60],
    registers: [metrics],
    enableExemplars: isTracing(),
  });
  whenAnswered(server, ({ request, reply, status }) => {
    const route = request.routeOptions.url ?? 'unknown';
    const labels = { method: request.method, route, status };
    const value = reply.elapsedTime / 1000;
    if (!isTracing()) return duration.observe(labels, value);
    const span = requestSpans.get(request)?.spanContext();
    const isKept = span && (span.traceFlags & TraceFlags.SAMPLED) > 0;
    const exemplarLabels = isKept ? { trace_id: span.traceId } : {};
    duration.observe({ labels, value, exemplarLabels });
  });
});
