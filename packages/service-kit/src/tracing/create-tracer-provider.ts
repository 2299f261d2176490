import { randomUUID } from 'node:crypto';
import { parseKeyPairsIntoRecord } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, ConsoleSpanExporter, TracerProvider } from '@opentelemetry/sdk-trace';
import type { Logger } from 'pino';
import type { TracingConfig } from '../config/choose-tracing.ts';
import { createSampler } from './create-sampler.ts';
import { tellLostSpans } from './tell-lost-spans.ts';

/** OpenTelemetry's SDK, set up by us: spans leave in batches, beside the requests. */
export function createTracerProvider(config: TracingConfig, log: Logger): TracerProvider {
  const exporter =
    config.exporter === 'console'
      ? new ConsoleSpanExporter()
      : tellLostSpans(new OTLPTraceExporter({ url: config.url }), log);
  return new TracerProvider({
    resource: resourceFromAttributes({
      'service.namespace': 'lux',
      'service.instance.id': randomUUID(),
      ...parseKeyPairsIntoRecord(config.resourceAttributes),
      'service.name': config.service,
    }),
    sampler: createSampler(config),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: config.delayMs })],
  });
}
