import { AsyncLocalStorage } from 'node:async_hooks';
import type { Span } from '@opentelemetry/api';
import { z } from 'zod';

/** What a job or an event remembers of the request it comes from. Ids only. */
export const Origin = z.object({
  /** As it stands in the log lines of all services. */
  requestId: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .optional(),
  /** W3C Trace Context, where the request was traced. */
  traceparent: z
    .string()
    .regex(/^00-[\da-f]{32}-[\da-f]{16}-[\da-f]{2}$/)
    .optional(),
});
export type Origin = z.infer<typeof Origin>;

/** The span in which the code at hand runs; always empty where tracing is off. */
export const traceScope = new AsyncLocalStorage<Span>();

/** Of requests that are traced, by Fastify's request; always empty where tracing is off. */
export const requestSpans = new WeakMap<object, Span>();

let isOn = false;

/** Whether this process traces. Known before anything is opened. */
export const isTracing = (): boolean => isOn;

/** For `openTracing` alone. */
export function noteTracing(isTraced: boolean): void {
  isOn = isTraced;
}

/** The span as others are told of it (W3C Trace Context). */
export function traceparentOf(span: Span): string {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
}

/** What to remember of the request at hand, for what happens after it. */
export function originOf(requestId: string | undefined): Origin {
  const span = traceScope.getStore();
  return { ...(requestId && { requestId }), ...(span && { traceparent: traceparentOf(span) }) };
}
