import { z } from 'zod';
import { envField } from './env-field.ts';

/**
 * OpenTelemetry's standard variables, as far as they choose and shape traces. The exporter itself
 * reads further ones (time limit, compression, certificates).
 */
export const TracingEnvironment = z.object({
  OTEL_SDK_DISABLED: envField.flag(false),
  OTEL_TRACES_EXPORTER: z.enum(['otlp', 'console', 'none']).optional(),
  /** `/v1/traces` is added. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  /** Used as it is. */
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  /** Others would be believed and not spoken. */
  OTEL_EXPORTER_OTLP_PROTOCOL: z.literal('http/json').optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z.string().optional(),
  OTEL_SERVICE_NAME: z.string().optional(),
  OTEL_RESOURCE_ATTRIBUTES: z.string().optional(),
  OTEL_TRACES_SAMPLER: z
    .enum([
      'always_on',
      'always_off',
      'traceidratio',
      'parentbased_always_on',
      'parentbased_always_off',
      'parentbased_traceidratio',
    ])
    .default('parentbased_always_on'),
  /** Share of traces that are sampled, for the two samplers with a ratio. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  /** Longest wait of a finished span before it is sent, in milliseconds. */
  OTEL_BSP_SCHEDULE_DELAY: z.coerce.number().int().min(1).default(5_000),
});
export type TracingEnvironment = z.infer<typeof TracingEnvironment>;

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
  /** Whether a caller's `traceparent` is continued: the inner services trust their caller, the bff trusts none. */
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
