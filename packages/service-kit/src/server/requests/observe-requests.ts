import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

/** Routes that probes and scrapers poll all day; they are neither logged nor traced. */
export const quietRoutes: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

/** One structured line per request: method, route, status and time, never a payload or a query. */
export const requestLog = fastifyPlugin(async (server) => {
  whenAnswered(server, ({ request, reply, status }) => {
    const route = request.routeOptions.url ?? 'unknown';
    if (quietRoutes.has(route)) return;
    request.log.info(
      { method: request.method, route, status, durationMs: Math.round(reply.elapsedTime) },
      'request',
    );
  });
});

interface Answered {
  request: FastifyRequest;
  reply: FastifyReply;
  /** 499 where the caller hung up before the answer was out, as proxies note it. */
  status: number;
}

const HUNG_UP = 499;

/** Calls back once for every request: when its answer is sent or its caller has hung up. */
export function whenAnswered(
  server: Pick<FastifyInstance, 'addHook'>,
  tell: (answered: Answered) => void,
): void {
  const told = new WeakSet<FastifyRequest>();
  const tellOnce = (request: FastifyRequest, reply: FastifyReply, status: number) => {
    if (told.has(request)) return;
    told.add(request);
    tell({ request, reply, status });
  };
  server.addHook('onRequest', (request, reply, done) => {
    // Fastify's own hook is not called when the connection is lost.
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) tellOnce(request, reply, HUNG_UP);
    });
    done();
  });
  server.addHook('onResponse', (request, reply, done) => {
    tellOnce(request, reply, reply.statusCode);
    done();
  });
}
