import { type Span, SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api';
import { traceScope } from './origin.ts';
import { contextOf, errorTypeOf } from './spans.ts';
import { type Work, workChannel } from './work-channel.ts';

/** A span for every attempt at a job and every batch of events. @returns how to stop. */
export function traceWork(tracer: Tracer): () => void {
  const spans = new WeakMap<object, Span>();

  const begin = (work: Work): Span => {
    const span = tracer.startSpan(
      work.name,
      {
        kind: SpanKind.CONSUMER,
        attributes: work.attributes,
        links: (work.links ?? []).flatMap((traceparent) => {
          const context = trace.getSpanContext(contextOf(traceparent));
          return context ? [{ context }] : [];
        }),
      },
      contextOf(work.parent),
    );
    spans.set(work, span);
    return span;
  };

  const ignore = () => {};
  const listeners = {
    start: ignore,
    end: ignore,
    asyncStart: ignore,
    error: (work: Work & { error: unknown }) => {
      spans.get(work)?.setAttribute('error.type', errorTypeOf(work.error));
      spans.get(work)?.setStatus({ code: SpanStatusCode.ERROR });
    },
    asyncEnd: (work: Work) => {
      spans.get(work)?.end();
    },
  };
  workChannel.start.bindStore(traceScope, begin);
  workChannel.subscribe(listeners);
  return () => {
    workChannel.start.unbindStore(traceScope);
    workChannel.unsubscribe(listeners);
  };
}
