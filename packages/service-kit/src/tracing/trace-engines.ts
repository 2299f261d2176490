import { tracingChannel } from 'node:diagnostics_channel';
import {
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { z } from 'zod';
import { traceScope } from './origin.ts';
import { errorTypeOf } from './spans.ts';

/** What ioredis and mongoose tell of an operation; keys, queries and documents are in it, too, and stay out of spans. */
const Operation = z.object({
  /** Of ioredis: `get`. */
  command: z.string().optional(),
  /** Of a transaction or a pipeline of ioredis. */
  batchMode: z.string().optional(),
  batchSize: z.number().optional(),
  /** Of mongoose: `findOne`, on `users`. */
  operation: z.string().optional(),
  collection: z.string().optional(),
});
type Operation = z.output<typeof Operation>;

const CHANNELS = {
  redis: ['ioredis:command', 'ioredis:batch'],
  mongodb: [
    'mongoose:query',
    'mongoose:aggregate',
    'mongoose:cursor:next',
    'mongoose:model:save',
    'mongoose:model:insertMany',
    'mongoose:model:bulkWrite',
    'lux:gridfs',
  ],
} as const;
type System = keyof typeof CHANNELS;

/**
 * A span for every operation on Redis and MongoDB within a traced request or job: which one, on which
 * collection, how it ended. Files tell it themselves (`gridChannel`); what else goes past mongoose by the
 * driver has none. @returns how to stop.
 */
export function traceEngines(tracer: Tracer): () => void {
  const stops = (['redis', 'mongodb'] as const).flatMap((system) =>
    CHANNELS[system].map((channel) => listen(channel, system, tracer)),
  );
  return () => {
    for (const stop of stops) stop();
  };
}

function listen(channel: string, system: System, tracer: Tracer): () => void {
  const spans = new WeakMap<object, Span>();
  const end = (context: object) => {
    spans.get(context)?.end();
    spans.delete(context);
  };
  const ignore = () => {};
  const listeners = {
    start: (context: object) => {
      const parent = traceScope.getStore();
      if (parent) spans.set(context, begin(Operation.parse(context), { parent, system, tracer }));
    },
    end: (context: object) => {
      // It failed before there was anything to wait for.
      if ('error' in context) end(context);
    },
    asyncStart: ignore,
    asyncEnd: end,
    error: (context: object & { error: unknown }) => {
      const span = spans.get(context);
      span?.setAttribute('error.type', errorTypeOf(context.error));
      span?.setStatus({ code: SpanStatusCode.ERROR });
    },
  };
  const tracing = tracingChannel<unknown, object>(channel);
  tracing.subscribe(listeners);
  return () => {
    tracing.unsubscribe(listeners);
  };
}

function begin(
  { command, batchMode, batchSize, operation, collection }: Operation,
  { parent, system, tracer }: { parent: Span; system: System; tracer: Tracer },
): Span {
  const name = (operation ?? batchMode ?? command ?? 'unknown').slice(0, 40);
  return tracer.startSpan(
    [system, name, collection].filter(Boolean).join(' '),
    {
      kind: SpanKind.CLIENT,
      attributes: {
        'db.system.name': system,
        'db.operation.name': name,
        ...(collection && { 'db.collection.name': collection }),
        ...(batchSize && { 'db.operation.batch.size': batchSize }),
      },
    },
    trace.setSpan(ROOT_CONTEXT, parent),
  );
}
