import type { TracingEnvironment } from './tracing-environment.ts';

export interface TracingConfig {
  /** The process's name in traces. */
  service: string;
  exporter: 'otlp' | 'console';
  /** Where spans go with `otlp`. */
  url: string;
  sampler: TracingEnvironment['OTEL_TRACES_SAMPLER'];
  /** 0 to 1. */
  ratio: number;
  delayMs: number;
  /** As `OTEL_RESOURCE_ATTRIBUTES`: `name=value`, comma-separated. */
  resourceAttributes: string;
  /** Whether a caller's `traceparent` is continued: services know theirs, the public door nobody. */
  isCallerTrusted: boolean;
}

const DEFAULT_ENDPOINT = 'http://localhost:4318';

/**
 * Decides by OpenTelemetry's standard variables whether this process traces; null: it does not.
 * Naming an exporter or an address switches it on.
 */
export function chooseTracing(
  service: string,
  environment: TracingEnvironment,
): TracingConfig | null {
  const endpoint = environment.OTEL_EXPORTER_OTLP_ENDPOINT;
  const tracesEndpoint = environment.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT;
  const isAddressed = endpoint !== undefined || tracesEndpoint !== undefined;
  const exporter = environment.OTEL_TRACES_EXPORTER ?? (isAddressed ? 'otlp' : 'none');
  if (environment.OTEL_SDK_DISABLED || exporter === 'none') return null;

  return Object.freeze({
    service: environment.OTEL_SERVICE_NAME ?? service,
    exporter,
    url: tracesEndpoint ?? `${(endpoint ?? DEFAULT_ENDPOINT).replace(/\/+$/, '')}/v1/traces`,
    sampler: environment.OTEL_TRACES_SAMPLER,
    ratio: environment.OTEL_TRACES_SAMPLER_ARG,
    delayMs: environment.OTEL_BSP_SCHEDULE_DELAY,
    resourceAttributes: environment.OTEL_RESOURCE_ATTRIBUTES ?? '',
    isCallerTrusted: service !== 'bff',
  });
}
