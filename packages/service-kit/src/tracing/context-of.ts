import { type Context, ROOT_CONTEXT, type SpanContext, trace } from '@opentelemetry/api';
import { parseTraceParent } from '@opentelemetry/core';

/** A `traceparent` as a span's parent; an absent or broken one begins a trace of its own. */
export function contextOf(traceparent: string | undefined): Context {
  const parent: SpanContext | null = traceparent ? parseTraceParent(traceparent) : null;
  return parent ? trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true }) : ROOT_CONTEXT;
}
