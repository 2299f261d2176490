import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import {
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { z } from 'zod';
import { internalHeaders } from '../server/internal-headers.ts';
import { traceparentOf, traceScope } from './origin.ts';
import { errorTypeOf } from './spans.ts';

/** A request as undici shows it; ours and the one behind `fetch` are two versions. */
interface UndiciRequest {
  method: string;
  origin: string | URL;
  path: string;
  /** Names and values by turns. */
  headers: unknown[];
  addHeader: (name: string, value: string) => void;
}

const isRequest = (value: unknown) =>
  value !== null && typeof value === 'object' && 'addHeader' in value && 'origin' in value;

/** What undici tells of a request: that there is one, its answer's head, its end or its failure. */
const UndiciMessage = z.object({
  request: z.custom<UndiciRequest>(isRequest),
  response: z.object({ statusCode: z.number() }).optional(),
  error: z.unknown().optional(),
});
type UndiciMessage = z.output<typeof UndiciMessage>;

/** What providers are asked for, by a part of the path that no child or token can be in. */
const OPERATIONS = [
  'chat/completions',
  'audio/speech',
  'audio/transcriptions',
  'images/generations',
  'moderations',
  'text-to-speech',
  'voices',
  'models',
] as const;

/** Names a call to a provider of AI; undefined for all other calls. Paths themselves may hold ids. */
function providerOperation(path: string): string | undefined {
  const [bare = ''] = path.split('?');
  return OPERATIONS.find((operation) => `${bare}/`.includes(`/${operation}/`));
}

/**
 * A span for every call by undici or `fetch` within a traced request or job: who is called, how it
 * ended, nothing of what was said. Only services of ours are told the trace; providers have no use
 * for it. @returns how to stop.
 */
export function traceCalls(tracer: Tracer): () => void {
  const spans = new WeakMap<object, Span>();

  const begin = (request: UndiciRequest) => {
    const parent = traceScope.getStore();
    const address = URL.parse(String(request.origin));
    if (!parent || !address) return;
    const operation = providerOperation(request.path);
    const span = tracer.startSpan(
      `${request.method} ${operation ?? address.hostname}`,
      {
        kind: SpanKind.CLIENT,
        attributes: {
          'http.request.method': request.method,
          'server.address': address.hostname,
          ...(address.port && { 'server.port': Number(address.port) }),
          ...(operation && { 'lux.provider_operation': operation }),
        },
      },
      trace.setSpan(ROOT_CONTEXT, parent),
    );
    spans.set(request, span);
    if (isToService(request)) request.addHeader('traceparent', traceparentOf(span));
  };

  const noteStatus = (request: UndiciRequest, status: number) => {
    const span = spans.get(request);
    span?.setAttribute('http.response.status_code', status);
    if (status >= 400) span?.setStatus({ code: SpanStatusCode.ERROR });
  };

  const end = (request: UndiciRequest, error?: unknown) => {
    const span = spans.get(request);
    spans.delete(request);
    if (error !== undefined) {
      span?.setStatus({ code: SpanStatusCode.ERROR });
      span?.setAttribute('error.type', errorTypeOf(error));
    }
    span?.end();
  };

  const stops = [
    listen('undici:request:create', ({ request }) => begin(request)),
    listen('undici:request:headers', ({ request, response }) => {
      if (response) noteStatus(request, response.statusCode);
    }),
    listen('undici:request:trailers', ({ request }) => end(request)),
    listen('undici:request:error', ({ request, error }) => end(request, error)),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** An error in a listener would end the process, so what is not understood is passed over. */
function listen(channel: string, hear: (message: UndiciMessage) => void): () => void {
  const parse = (message: unknown) => {
    const { data } = UndiciMessage.safeParse(message);
    if (data) hear(data);
  };
  subscribe(channel, parse);
  return () => {
    unsubscribe(channel, parse);
  };
}

/** Services alone are shown the internal token. */
function isToService({ headers }: UndiciRequest): boolean {
  return headers.includes(internalHeaders.token);
}
