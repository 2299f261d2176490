import { randomUUID } from 'node:crypto';
import { type ExportResult, ExportResultCode, parseKeyPairsIntoRecord } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ConsoleSpanExporter,
  ParentBasedSampler,
  type ReadableSpan,
  type Sampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Logger } from 'pino';
import type { TracingConfig } from '../config/choose-tracing.ts';

/** The sampler, by OpenTelemetry's names. */
function createSampler({ sampler, ratio }: Pick<TracingConfig, 'sampler' | 'ratio'>): Sampler {
  switch (sampler) {
    case 'always_on':
      return new AlwaysOnSampler();
    case 'always_off':
      return new AlwaysOffSampler();
    case 'traceidratio':
      return new TraceIdRatioBasedSampler(ratio);
    case 'parentbased_always_on':
      return new ParentBasedSampler({ root: new AlwaysOnSampler() });
    case 'parentbased_always_off':
      return new ParentBasedSampler({ root: new AlwaysOffSampler() });
    case 'parentbased_traceidratio':
      return new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) });
  }
}

/** Reports once that spans cannot be sent, and once that they can again; lost ones stay lost. */
function tellLostSpans(exporter: SpanExporter, log: Logger): SpanExporter {
  let isDown = false;
  return {
    export: (spans: ReadableSpan[], done: (result: ExportResult) => void) =>
      exporter.export(spans, (result) => {
        const isSent = result.code === ExportResultCode.SUCCESS;
        if (!isSent && !isDown) log.warn({ err: result.error }, 'traces cannot be sent');
        if (isSent && isDown) log.info('traces are sent again');
        isDown = !isSent;
        done(result);
      }),
    forceFlush: async () => exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
  };
}

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
