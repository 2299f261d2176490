import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { type Span, SpanKind, SpanStatusCode, type Tracer } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { readRequestId } from '../server/internal-headers.ts';
import { quietRoutes, whenAnswered } from '../server/requests/observe-requests.ts';
import { requestSpans, traceScope } from './origin.ts';
import { contextOf } from './spans.ts';

/** Where Fastify tells of every new server. */
const CHANNEL = 'fastify.initialization';

const Initialization = z.object({
  fastify: z.custom<FastifyInstance>((value) => value !== null && typeof value === 'object'),
});

/**
 * A span for every request to servers made from now on, by method and route pattern. Addresses,
 * queries, bodies, cookies and who asked stay out of it (SPEC 8). @returns how to stop.
 */
export function traceServers(tracer: Tracer, isCallerTrusted: boolean): () => void {
  const begin = (request: FastifyRequest, route: string): Span => {
    const told = isCallerTrusted ? request.headers.traceparent : undefined;
    const span = tracer.startSpan(
      `${request.method} ${route}`,
      {
        kind: SpanKind.SERVER,
        attributes: {
          'http.request.method': request.method,
          'http.route': route,
          'lux.request_id': (isCallerTrusted && readRequestId(request)) || request.id,
        },
      },
      contextOf(typeof told === 'string' ? told : undefined),
    );
    requestSpans.set(request, span);
    return span;
  };

  const watch = (message: unknown) => {
    const { fastify: server } = Initialization.parse(message);
    server.addHook('onRequest', (request, _reply, done) => {
      const route = request.routeOptions.url ?? 'unknown';
      if (quietRoutes.has(route)) return done();
      traceScope.run(begin(request, route), done);
    });
    // Where a body is read, the code after it runs in the connection's scope, not the request's.
    server.addHook('preValidation', (request, _reply, done) => {
      const span = requestSpans.get(request);
      if (span) traceScope.run(span, done);
      else done();
    });
    whenAnswered(server, ({ request, status }) => {
      const span = requestSpans.get(request);
      span?.setAttribute('http.response.status_code', status);
      if (status >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
      span?.end();
    });
  };

  subscribe(CHANNEL, watch);
  return () => {
    unsubscribe(CHANNEL, watch);
  };
}
