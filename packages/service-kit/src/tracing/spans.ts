import { type Context, ROOT_CONTEXT, type SpanContext, trace } from '@opentelemetry/api';
import { parseTraceParent } from '@opentelemetry/core';

/** A `traceparent` as a span's parent; an absent or broken one begins a trace of its own. */
export function contextOf(traceparent: string | undefined): Context {
  const parent: SpanContext | null = traceparent ? parseTraceParent(traceparent) : null;
  return parent ? trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true }) : ROOT_CONTEXT;
}

/** A name that somebody has thought of while programming, and no text. */
const NAME = /^\w{1,60}$/;

/** Which kind of error it is, as a span may know it: its code, else its class. Never its message. */
export function errorTypeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error ? String(error.code) : '';
  return [code, error.name].find((name) => NAME.test(name)) ?? 'unknown';
}
